// The steps of a battle, as the log tells them.

import type { LogEntry } from '../../protocol';
import type { Flat } from '../flat';
import type { Event } from './generated';
import { readEvent } from './wire';

/** Which step of a combat round an event belongs to; `null` for everything else. */
export function chapter(event: Flat<Event>): string | null {
  switch (event.type) {
    case 'combat-round':
    case 'card-shown':
    case 'battle-began':
    case 'trap-committed':
    case 'unit-committed':
    case 'no-tile':
    case 'freed':
      return 'begin';
    case 'trap-sprung':
    case 'trap-blocked':
    case 'poison-set':
      return 'trap';
    case 'damaged':
      return event.cause === 'trap'
        ? 'trap'
        : event.cause === 'fatigue'
          ? 'fatigue'
          : event.cause === 'poison'
            ? 'poison'
            : 'strike';
    case 'spell-cast':
    case 'spell-missed':
    case 'hid':
    case 'fortified':
    case 'restored':
    case 'illusion-came':
    case 'morphed':
    case 'banished':
      return 'spell';
    case 'attacked':
    case 'rested':
    case 'withdrawn':
      return 'strike';
    case 'healed':
      return 'heal';
    case 'fatigue':
      return 'fatigue';
    case 'conquered':
    case 'not-conquered':
      return 'conquer';
    case 'item-used':
    case 'item-captured':
      return 'item';
    case 'step-skipped':
      return event.step === 'spell' ? 'spell' : event.step === 'heal' ? 'heal' : 'conquer';
    case 'shielded':
    case 'eliminated':
    case 'illusion-gone':
      return 'same';
    case 'unit-home':
    case 'battle-ended':
      return 'end';
    default:
      return null;
  }
}

export interface Line {
  chapter: string;
  /** Whether a new chapter begins here. */
  opens: boolean;
  line: LogEntry;
}

/** The battle of a seat in the last combat round that the log tells of, step by step. */
export function battleSteps(log: readonly LogEntry[], seat: number): Line[] {
  const events = log.filter((line) => line.kind === 'event' && !line.undone);
  const of = (line: LogEntry): Flat<Event> | null => readEvent(line.event ?? null);
  const last = (list: readonly LogEntry[], wanted: (event: Flat<Event> | null) => boolean): number =>
    list.reduce((found, line, index) => (wanted(of(line)) ? index : found), -1);
  const begun = last(events, (event) => event?.type === 'battle-began' && event.seat === seat);
  if (begun < 0) return [];
  const card = last(events.slice(0, begun), (event) => event?.type === 'card-shown');
  const rest = events.slice(begun);
  const end = rest.findIndex((line) => of(line)?.type === 'battle-ended' && of(line)?.seat === seat);
  const told = [
    ...(card < 0 ? [] : events.slice(card, card + 1)),
    ...rest.slice(0, end < 0 ? undefined : end + 1),
  ];
  const steps: Line[] = [];
  let before = '';
  for (const line of told) {
    const event = of(line);
    const found = event && chapter(event);
    if (!found || (event?.seat !== undefined && event.seat !== seat)) continue;
    const name = found === 'same' ? before || 'strike' : found;
    steps.push({ chapter: name, opens: name !== before, line });
    before = name;
  }
  return steps;
}
