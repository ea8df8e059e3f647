// Names of places for screen readers and the inspector.

import { t } from '../../lib/i18n.svelte';
import type { PictureProps } from '../client';
import { open, type Part } from '../narrow';
import { partsOn } from './input';
import { readPicture } from './layout';
import type { FieldView, Picture, View } from './generated';
import { readView } from './wire';

export const fieldName = (field: number): string =>
  field === 0 ? t('dd-outer-field') : t('dd-field', { field });

/** Who stands how, and whether a ghost is there. */
export function holdingText(field: FieldView): string {
  const held = field.holding;
  const standing =
    held.standing === 'owner'
      ? t('dd-held-by', { color: t(`dd-color-${held.creature}`) })
      : t(`dd-standing-${held.standing}`);
  return field.frozen ? `${standing} ${t('dd-frozen')}` : standing;
}

export function fieldSentence(view: View, picture: Picture, field: number): string {
  const shown = view.fields[field];
  const drawn = picture.fields[field];
  if (!shown || !drawn) return fieldName(field);
  const free = drawn.corners.filter((corner) => view.corners[corner] === null).length;
  return [
    `${fieldName(field)}, ${t('dd-worth', { value: shown.value })}.`,
    holdingText(shown),
    t('dd-free-corners', { count: free }),
  ].join(' ');
}

export function cornerSentence(view: View, picture: Picture, corner: number, allowed: boolean): string {
  const drawn = picture.corners[corner];
  if (!drawn) return '';
  const demon = view.corners[corner];
  const [first, second] = drawn.lines.map((line) => t(`dd-color-${line}`));
  const state = demon ? t('dd-corner-taken', { creature: t(`dd-creature-${demon}`) }) : t('dd-corner-free');
  const permitted = allowed ? ` ${t('dd-corner-allowed')}` : '';
  const name = t('dd-corner', { corner, first: first ?? '', second: second ?? first ?? '' });
  return `${name}, ${fieldName(drawn.field)}: ${state}${permitted}`;
}

/** How a chosen part is called in the decision bar. */
export function chip(chosen: Part): string {
  if (chosen.kind === 'creature') return t(`dd-creature-${chosen.id}`);
  if (chosen.kind === 'corner') return t('dd-corner-short', { corner: Number(chosen.id) });
  if (chosen.kind === 'field') return fieldName(Number(chosen.id));
  return chosen.kind.startsWith('rank-') ? t(`dd-color-${chosen.id}`) : '';
}

/** What a field or corner is, for the inspector and for reading aloud. */
export function inspect(pointed: Part, props: PictureProps): string {
  const view = readView(props.seen.view);
  const picture = readPicture(props.seen.board);
  if (!view || !picture) return '';
  if (pointed.kind === 'field') return fieldSentence(view, picture, Number(pointed.id));
  if (pointed.kind !== 'corner') return '';
  const parts = partsOn((corner) => picture.corners[corner]?.field);
  const allowed = open(
    props.choosing.legal,
    props.choosing.choice.filter((one) => one.kind === 'creature'),
    'corner',
    parts,
  );
  const field = picture.corners[Number(pointed.id)]?.field ?? 0;
  return `${cornerSentence(view, picture, Number(pointed.id), allowed.has(pointed.id))} ${fieldSentence(view, picture, field)}`;
}
