// What an action of this game can be pointed at by; legality comes from the list alone.

import type { Legal } from '../../protocol';
import type { Attempt } from '../flat';
import { mentions, part, type Choice, type Part } from '../narrow';
import type { View } from './generated';
import { actionOf } from './wire';

/** A thing on the table, and the action that a click on it means at this moment. */
export interface Aimed extends Part {
  attempt: Attempt | null;
}

/** Fields of an action that name a thing, and the kind of thing it is. */
const FIELDS = [
  'order',
  'item',
  'monster',
  'room',
  'cell',
  'trap',
  'target',
  'resource',
  'count',
  'gold',
  'round',
  'line',
] as const;

/** Parts of an action: its type, then everything it names. */
export function partsOf(legal: Legal): Part[] {
  const action = actionOf(legal);
  // The second of a pair is a thing of the same kind as the first.
  const second =
    action.second === undefined ? [] : [part(action.trap === undefined ? 'monster' : 'trap', action.second)];
  return [
    part('type', action.type),
    ...second,
    ...FIELDS.flatMap((field) => (action[field] === undefined ? [] : [part(field, action[field])])),
  ];
}

/** What clicking a thing would mean, so that the server can say why not. */
export function attempted(choice: Choice, pointed: Part): Attempt | null {
  if (!('attempt' in pointed)) return null;
  const attempt = (pointed as Aimed).attempt;
  const room = choice.find((one) => one.kind === 'room')?.id;
  // A tile for a room that was chosen before.
  return attempt?.type === 'build' && room !== undefined ? { ...attempt, room } : attempt;
}

/** What a click on a thing means while a question stands open; `null` where it only shows the thing. */
export function meaning(
  step: string,
  kind: string,
  id: string,
  rooms: readonly string[] = [],
): Attempt | null {
  switch (`${step} ${kind}`) {
    case 'tunnel cell':
    case 'dig cell':
      return { type: 'tunnel', cell: id };
    case 'build cell':
      return { type: 'build', room: rooms[0] ?? '', cell: id };
    case 'plan-tile cell':
      return { type: 'tile', cell: id };
    case 'command order':
      return { type: 'order', order: id };
    case 'rotate order':
      return { type: 'take-back', order: id };
    case 'produce room':
      return { type: 'activate', room: id };
    case 'hire monster':
      return { type: 'hire', monster: id };
    case 'pay-day monster':
      return { type: 'pay', monster: id };
    case 'plan-trap trap':
      return { type: 'trap', trap: id };
    case 'plan-monster monster':
      return { type: 'send', monster: id };
    case 'hit target':
      return { type: 'hit', target: id };
    default:
      return null;
  }
}

/** A thing to point at. What some listed action names narrows the list; anything else is asked about. */
export function aim(view: View, question: string, legal: readonly Legal[], kind: string, id: string): Aimed {
  const one = part(kind, id);
  const listed = legal.some((action) => mentions(action, [one], partsOf));
  return { ...one, attempt: listed ? null : meaning(question, kind, id, view.rooms) };
}

/** The question of the viewer as far as the list tells it: sealed steps ask several things. */
export function questionOf(view: View, legal: readonly Legal[]): string {
  const types = new Set(legal.map((one) => actionOf(one).type));
  if (view.step !== 'plan') return types.has('third') ? 'third' : types.has('commit') ? 'commit' : view.step;
  if (types.has('tile')) return 'plan-tile';
  if (types.has('no-trap')) return 'plan-trap';
  if (types.has('no-monster')) return 'plan-monster';
  return types.has('ghosts') ? 'plan-ghosts' : 'plan';
}

/** The action that the filled button offers while nothing is chosen. */
export function offered(legal: readonly Legal[]): Legal | null {
  return legal.find((one) => actionOf(one).type === 'done') ?? null;
}
