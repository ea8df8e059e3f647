// The little Markdown in which rules are written: paragraphs, items, stress, code, citations.

export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

export interface Block {
  kind: 'paragraph' | 'item';
  spans: Span[];
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|§([A-Z]+-\d+|\d+(?:\.\d+)*[a-z]?)/g;

/** Cuts a line into stressed, quoted, cited and plain pieces. */
export function spans(line: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: 'text', text: line.slice(from, match.index) });
    const [whole, strong, em, code, rule] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'rule', text: rule ?? '' });
    from = match.index + whole.length;
  }
  if (from < line.length) found.push({ kind: 'text', text: line.slice(from) });
  return found;
}

/** Cuts a text into paragraphs and items; lines of a paragraph run on. */
export function blocks(text: string): Block[] {
  const found: { kind: Block['kind']; line: string }[] = [];
  let fresh = true;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const item = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    const last = found[found.length - 1];
    if (line === '') fresh = true;
    else if (item) {
      found.push({ kind: 'item', line: item[1] ?? '' });
      fresh = false;
    } else if (fresh || !last) {
      found.push({ kind: 'paragraph', line });
      fresh = false;
    } else last.line += ` ${line}`;
  }
  return found.map(({ kind, line }) => ({ kind, spans: spans(line) }));
}
