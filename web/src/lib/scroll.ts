// Into sight inside the list it belongs to; the page around the list stays where it is.

const SCROLLS = /auto|scroll/;

export function intoSight(element: Element | null | undefined): void {
  let list = element?.parentElement;
  while (list && !SCROLLS.test(getComputedStyle(list).overflowY)) list = list.parentElement;
  if (!element || !list) return;
  const [one, all] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  if (one.top < all.top) list.scrollTop += one.top - all.top;
  else if (one.bottom > all.bottom) list.scrollTop += Math.min(one.bottom - all.bottom, one.top - all.top);
}
