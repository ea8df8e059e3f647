// A position from the one before and what has changed since: docs/http-api.md says how changes are written.

import type { JsonValue, LogEntry, Update } from '../protocol';

/** Changes that lead nowhere from what is there. */
class Unfit extends Error {}

const isRecord = (value: JsonValue | undefined): value is Record<string, JsonValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (change: JsonValue | undefined): boolean => Array.isArray(change) && change.length === 0;

/** The value to which changes lead. */
export function changed(before: JsonValue, change: JsonValue): JsonValue {
  if (Array.isArray(change)) {
    if (change[0] === undefined) throw new Unfit();
    return change[0];
  }
  if (!isRecord(change)) throw new Unfit();
  const entries = Object.entries(change);
  if (Array.isArray(before)) {
    const list: (JsonValue | undefined)[] = [...before];
    for (const [key, value] of entries) {
      if (key === 'length') list.length = Number(value);
      else list[Number(key)] = changed(before[Number(key)] ?? null, value);
    }
    for (let place = 0; place < list.length; place += 1) if (list[place] === undefined) throw new Unfit();
    return list as JsonValue[];
  }
  if (!isRecord(before)) {
    if (entries.length > 0) throw new Unfit();
    return before;
  }
  const stays = Object.entries(before).filter(([key]) => !isNothing(change[key]));
  const comes = entries
    .filter(([, value]) => !isNothing(value))
    .map(([key, value]): [string, JsonValue] => [key, changed(before[key] ?? null, value)]);
  return Object.fromEntries([...stays, ...comes]);
}

/** The text to which changes of its lines lead. */
export function changedText(before: string, change: JsonValue): string {
  return (changed(before.split('\n'), change) as string[]).join('\n');
}

/** A whole position from what was told last and what came; `null` if they do not fit. */
export function whole(before: Update | null, update: Update): Update | null {
  const { changes, ...rest } = update;
  if (!changes) return update;
  if (before?.version !== changes.since || before.viewer !== update.viewer) return null;
  try {
    return {
      ...rest,
      view: changed(before.view, changes.view),
      text: changedText(before.text, changes.text),
    };
  } catch (unfit) {
    if (unfit instanceof Unfit) return null;
    throw unfit;
  }
}

/** The log with what a position adds to it; lines that were taken back stay, and say so. */
export function logAfter(log: readonly LogEntry[], update: Update): LogEntry[] {
  const undone = new Set(update.undone);
  return [...log, ...update.log].map((line) => (undone.has(line.version) ? { ...line, undone: true } : line));
}
