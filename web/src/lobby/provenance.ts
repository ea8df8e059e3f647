// Where the printed values come from: read out of the content files' own `source` marks.

export type Origin = 'box' | 'rulebook' | 'published' | 'reconstructed';

export interface Marked {
  /** The table of the file and the entry in it. */
  what: string;
  /** Which of its values; empty for all that have no mark of their own. */
  value: string;
  origins: Origin[];
}

const ORIGINS: readonly Origin[] = ['box', 'rulebook', 'published', 'reconstructed'];
const originsOf = (text: string): Origin[] => {
  const words = text.split(/[^a-z]+/);
  return ORIGINS.filter((one) => words.includes(one));
};

/** Names an entry by the first of these keys that it has. */
const NAMES = ['id', 'name', 'label', 'letter', 'kind', 'die', 'die_min', 'no', 'n'];

function nameOf(pairs: ReadonlyMap<string, string>): string {
  const key = NAMES.find((one) => pairs.has(one));
  return key === undefined
    ? ''
    : (pairs.get(key) ?? '').replace(/^"|"$/g, '').replace(/^\{ en = "([^"]*)".*$/, '$1');
}

/** Every `source` mark of a content file, with what it marks. */
export function marks(text: string): Marked[] {
  const found: Marked[] = [];
  let table = '';
  let pairs = new Map<string, string>();
  const flush = (): void => {
    for (const [key, value] of pairs) {
      const field = key === 'source' ? '' : key.endsWith('_source') ? key.slice(0, -7) : null;
      if (field !== null)
        found.push({ what: `${table} ${nameOf(pairs)}`.trim(), value: field, origins: originsOf(value) });
    }
    pairs = new Map();
  };
  for (const line of text.split('\n')) {
    const heading = /^\[+([^\]]+)\]+/.exec(line);
    const list = /^(\w+) = \[\s*$/.exec(line);
    const inline = /^\s+\{(.*)\},?\s*$/.exec(line);
    if (heading) {
      flush();
      table = heading[1] ?? '';
    } else if (list) {
      flush();
      table = list[1] ?? '';
    } else if (inline) {
      pairs = new Map(
        [...(inline[1] ?? '').matchAll(/(\w+) = ("[^"]*"|\[[^\]]*\]|[^,]+)/g)].map((one) => [
          one[1] ?? '',
          (one[2] ?? '').trim(),
        ]),
      );
      flush();
    } else {
      const pair = /^(\w+) = (.+)$/.exec(line);
      if (pair) pairs.set(pair[1] ?? '', pair[2] ?? '');
    }
  }
  flush();
  return found;
}

/** How many marks name each origin. */
export const counts = (marked: readonly Marked[]): Record<Origin, number> => ({
  box: marked.filter((one) => one.origins.includes('box')).length,
  rulebook: marked.filter((one) => one.origins.includes('rulebook')).length,
  published: marked.filter((one) => one.origins.includes('published')).length,
  reconstructed: marked.filter((one) => one.origins.includes('reconstructed')).length,
});

const shipped = import.meta.glob<string>('../../../games/*/content/*.toml', {
  query: '?raw',
  import: 'default',
});

/** The content files that ship with a game, by name. */
export async function contentOf(game: string): Promise<Record<string, string>> {
  const mine = Object.entries(shipped).filter(([path]) => path.includes(`/games/${game}/content/`));
  const files = await Promise.all(
    mine.map(async ([path, load]) => [path.split('/').at(-1) ?? '', await load()] as const),
  );
  return Object.fromEntries(files);
}
