// The keys of the table page. Letters act only where no text field has the focus.

import { announce } from '../lib/a11y/announcer.svelte';
import { settings } from '../lib/settings.svelte';
import type { Match } from './ctrl.svelte';

/** What the keys can do to the page. */
export interface Page {
  match: Match;
  drawer: () => boolean;
  /** Whether the rules were opened last, above what was refused. */
  readingOn: () => boolean;
  closeDrawer: () => void;
  openRules: () => void;
  show: (part: 'board' | 'actions' | 'log') => void;
  pickNth: (number: number) => void;
  search: () => void;
  step: (by: number) => void;
  hint: () => void;
  inspected: () => string;
  help: () => void;
}

const within = (event: KeyboardEvent, selector: string): boolean =>
  ((event.target as Element | null)?.closest(selector) ?? null) !== null;

/** Focuses the first such element: at once where it can be seen, else when the page has settled. */
function focus(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  if (!found || document.activeElement !== found)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Closes what lies on top, and that alone. Dialogs close by themselves. */
function escape(page: Page): void {
  const { match } = page;
  if (page.drawer() && (match.bubble.refusal === null || page.readingOn())) page.closeDrawer();
  else if (match.bubble.refusal || match.choosing.choice.length > 0) match.drop();
}

/** Drops, closes or confirms; these keys work whatever the settings say. */
function plainKey(event: KeyboardEvent, page: Page): boolean {
  const { match } = page;
  if (event.key === 'Escape') {
    escape(page);
    return true;
  }
  if (event.key !== 'Enter' || within(event, 'button, a, summary, [role="tree"], [role="grid"]'))
    return false;
  if (match.bubble.refusal?.instead) void match.choosing.instead();
  // Whoever closes a bubble does not want to confirm what stands behind it.
  else if (match.bubble.refusal) match.drop();
  else document.getElementById('confirm')?.click();
  event.preventDefault();
  return true;
}

/** On the board, Enter takes what a refusal offers instead, and walking on closes the refusal. */
export function refusalKey(event: KeyboardEvent, match: Match): void {
  if (
    !match.bubble.refusal ||
    !within(event, '#board [role="tree"], #board [role="grid"], #board [role="listbox"]')
  )
    return;
  if (event.key === 'Enter' && match.bubble.refusal.instead) {
    void match.choosing.instead();
    event.preventDefault();
    event.stopPropagation();
  } else if (event.key.startsWith('Arrow')) match.drop();
}

export function tableKey(event: KeyboardEvent, page: Page): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  // A click beside the fields of a dialog leaves the focus on the page behind it.
  if (document.querySelector('dialog[open]')) return;
  if (within(event, 'input, textarea, select')) {
    // A field with something in it is cleared by itself; an empty one has nothing of its own to close.
    if (event.key === 'Escape' && (event.target as HTMLInputElement).value === '') escape(page);
    return;
  }
  if (plainKey(event, page) || !settings.letterKeys) return;
  const { match } = page;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) {
    page.pickNth(Number(key));
    event.preventDefault();
    return;
  }
  const parts = (part: 'board' | 'actions' | 'log', selector: string) => (): void => {
    page.show(part);
    focus(selector);
  };
  const acts: Record<string, () => void> = {
    '/': () => {
      page.show('actions');
      requestAnimationFrame(page.search);
    },
    n: () => page.step(1),
    p: () => page.step(-1),
    u: () => void match.takeBack(),
    r: page.openRules,
    b: parts('board', '#board [tabindex="0"]'),
    a: parts('actions', '#actions .action'),
    l: parts('log', '#log button'),
    d: () => focus(document.querySelector('#confirm:enabled') ? '#confirm' : '#decision button'),
    s: () => announce(match.told.update?.text ?? ''),
    i: () => announce(page.inspected()),
    h: () => void (match.told.myTurn && page.hint()),
    '.': () => match.skip(),
    '?': page.help,
  };
  const act = acts[key];
  if (!act) return;
  act();
  event.preventDefault();
}
