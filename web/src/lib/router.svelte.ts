// Addresses to pages. The address bar is always enough to come back.

export type Route =
  | { page: 'home' }
  | { page: 'play'; game: string }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join'; code: string }
  | { page: 'replay'; id: string; at: number | null; as: string }
  | { page: 'rules'; game: string }
  | { page: 'content'; game: string }
  | { page: 'settings' }
  // Of a game, if one has a room there.
  | { page: 'room'; path: string }
  | { page: 'missing' };

/** The page that an address means. */
export function parse(path: string, search = ''): Route {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const [first, second, ...rest] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second !== undefined && rest.length === 1 && rest[0] === 'over')
    return { page: 'table', id: second };
  if (rest.length > 0) return { page: 'missing' };
  if (second === undefined)
    return first === 'settings' ? { page: 'settings' } : { page: 'room', path: `/${first}` };
  switch (first) {
    case 'play':
      return { page: 'play', game: second };
    case 'new':
      return { page: 'new', game: second };
    case 't':
    case 'table':
      return { page: 'table', id: second };
    case 'j':
      return { page: 'join', code: second };
    case 'r':
    case 'replay': {
      const query = new URLSearchParams(search);
      const at = Number.parseInt(query.get('at') ?? '', 10);
      return { page: 'replay', id: second, at: Number.isNaN(at) ? null : at, as: query.get('as') ?? 'open' };
    }
    case 'rules':
      return { page: 'rules', game: second };
    case 'content':
      return { page: 'content', game: second };
    default:
      return { page: 'room', path: `/${first}/${second}` };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = (): Route => parse(globalThis.location?.pathname ?? '/', globalThis.location?.search ?? '');

let route = $state.raw<Route>(here());

export const current = (): Route => route;

/** Goes to an address inside the client. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(history.state, '', address);
  else history.pushState(null, '', address);
  route = here();
  if (!replace) window.scrollTo(0, 0);
}

/** Follows plain clicks on links of our own, and the back button. */
export function listen(): () => void {
  const onpop = (): void => {
    route = here();
  };
  const onclick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (
      !link ||
      link.target ||
      link.rel === 'external' ||
      link.hasAttribute('download') ||
      link.origin !== location.origin
    )
      return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', onpop);
  document.addEventListener('click', onclick);
  return () => {
    window.removeEventListener('popstate', onpop);
    document.removeEventListener('click', onclick);
  };
}
