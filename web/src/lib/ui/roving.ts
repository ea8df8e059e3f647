// One tab stop for rows of things: arrows go along a row and between rows.

const ITEM = '[data-item]:not([disabled])';

/** The item to go to from the `at`-th of a row: along it, or across to the nearest place in another row. */
export function destination(
  rows: readonly number[],
  row: number,
  at: number,
  key: string,
): [number, number] | null {
  const last = (rows[row] ?? 0) - 1;
  const over = (step: number): [number, number] | null => {
    for (let next = row + step; next >= 0 && next < rows.length; next += step) {
      const count = rows[next] ?? 0;
      if (count > 0) return [next, Math.min(count - 1, Math.round((at / Math.max(1, last)) * (count - 1)))];
    }
    return null;
  };
  switch (key) {
    case 'ArrowLeft':
      return at > 0 ? [row, at - 1] : null;
    case 'ArrowRight':
      return at < last ? [row, at + 1] : null;
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, last];
    case 'ArrowUp':
      return over(-1);
    case 'ArrowDown':
      return over(1);
    default:
      return null;
  }
}

/** For the element around rows (`data-row`) of items (`data-item`). */
export function roving(root: HTMLElement): { destroy: () => void } {
  const rows = (): HTMLElement[][] =>
    [...root.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [
      ...row.querySelectorAll<HTMLElement>(ITEM),
    ]);
  let kept: HTMLElement | undefined;
  // The tab stop stays where it was; things that come up later do not draw it to themselves.
  const settle = (stop = kept): void => {
    const items = rows().flat();
    kept = stop && items.includes(stop) ? stop : items[0];
    for (const item of items) item.tabIndex = item === kept ? 0 : -1;
  };
  const onfocus = (event: FocusEvent): void => {
    const item = (event.target as Element).closest<HTMLElement>('[data-item]');
    if (item) settle(item);
  };
  const onkey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const item = (event.target as Element).closest<HTMLElement>('[data-item]');
    const all = rows();
    const row = all.findIndex((one) => item !== null && one.includes(item));
    if (row < 0 || !item) return;
    const next = destination(
      all.map((one) => one.length),
      row,
      all[row]?.indexOf(item) ?? 0,
      event.key,
    );
    if (!next) return;
    const target = all[next[0]]?.[next[1]];
    if (!target) return;
    settle(target);
    target.focus();
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    event.preventDefault();
    event.stopPropagation();
  };
  const watcher = new MutationObserver(() => settle());
  watcher.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onfocus);
  root.addEventListener('keydown', onkey);
  settle();
  return {
    destroy: () => {
      watcher.disconnect();
      root.removeEventListener('focusin', onfocus);
      root.removeEventListener('keydown', onkey);
    },
  };
}
