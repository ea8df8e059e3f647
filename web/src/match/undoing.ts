// What the button that takes back says: what it takes back and how far that goes, or why nothing can be.

import { t } from '../lib/i18n.svelte';
import type { Update } from '../protocol';

export interface Undoing {
  label: string;
  about: string;
  /** Nothing can be taken back; pressing tells why. */
  stands: boolean;
}

/** Nothing where there is nothing of the viewer's to take back. */
export function undoing(update: Update | null): Undoing | null {
  const { undo, undoing: told } = update ?? { undo: 'no' };
  const why = told?.stands;
  if (undo === 'no') {
    // While dice are asked for, what was done before them is not spoken of.
    return why === undefined || told?.steps !== 0
      ? null
      : { label: t('undo'), about: t('undo-none', { why }), stands: true };
  }
  const parts = told?.what === undefined ? [] : [t('undo-what', { what: told.what })];
  if (undo === 'ask') parts.push(t('undo-must-ask', { why: why ?? 'acted' }));
  else {
    if (told && told.steps > 1) parts.push(t('undo-more', { count: told.steps - 1 }));
    if (why !== undefined) parts.push(t('undo-stands', { why }));
  }
  return { label: t(undo === 'free' ? 'undo' : 'ask-undo'), about: parts.join(' '), stands: false };
}
