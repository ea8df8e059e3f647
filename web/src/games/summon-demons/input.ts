// What an action of this game can be pointed at by; legality comes from the list alone.

import type { Legal } from '../../protocol';
import type { Attempt } from '../flat';
import { mentions, part, type Choice, type Part } from '../narrow';
import type { View } from './generated';
import { actionOf } from './wire';

/** A thing on the table, and the action that a click on it means at this moment. */
export interface Aimed extends Part {
  attempt: Attempt | null;
  /** The place it is, by the id that the words of the places use. */
  cell: string | null;
}

const OWN = ['activate', 'discard', 'sacrifice', 'point', 'pass'];
const BLOCK = ['buy', 'gain', 'swap'];

/** Parts of an action: its kind, then the place it names. */
export function partsOf(legal: Legal): Part[] {
  const { type, card, seat, effect } = actionOf(legal);
  const parts = [part('type', type)];
  if (effect !== undefined) parts.push(part('effect', effect));
  if (card !== undefined && seat !== undefined) parts.push(part('theirs', `${seat}/${card}`));
  else if (seat !== undefined) parts.push(part('seat', seat));
  else if (card !== undefined) parts.push(part(placeOf(type), card));
  return parts;
}

/** Where the card of an action lies. */
function placeOf(type: string): string {
  if (BLOCK.includes(type)) return 'block';
  if (OWN.includes(type)) return 'mine';
  return type === 'raise' ? 'hand' : 'offered';
}

/** What clicking a thing would mean, so that the server can say why not. */
export function attempted(_choice: Choice, pointed: Part): Attempt | null {
  return 'attempt' in pointed ? (pointed as Aimed).attempt : null;
}

/** What a click on a place means while a question stands open; `null` where it only shows the place. */
export function meaning(view: View, kind: string, id: string): Attempt | null {
  const step = view.step;
  switch (kind) {
    case 'block':
      if (step === 'act') return { type: 'buy', card: id };
      if (step === 'gain-block') return { type: 'gain', card: id };
      return step === 'replace' ? { type: 'swap', card: id } : null;
    case 'mine':
      if (step === 'order') return { type: 'activate', card: id };
      if (step === 'pay') return { type: 'discard', card: id };
      if (step === 'act') return partnerOf(view) === null ? null : { type: 'pass', card: id };
      return step === 'sacrifice' || step === 'point' ? { type: step, card: id } : null;
    case 'theirs': {
      const [seat, card] = id.split('/');
      if (step === 'steal-card') return { type: 'take-card', seat: Number(seat), card: card ?? '' };
      if (step === 'discard-rivals') return { type: 'discard-rival', seat: Number(seat), card: card ?? '' };
      return meaning(view, 'seat', seat ?? '');
    }
    case 'seat':
      if (step === 'steal') return { type: 'rob', seat: Number(id) };
      if (step === 'steal-all') return { type: 'take-all', seat: Number(id) };
      return step === 'name' ? { type: 'name', seat: Number(id) } : null;
    case 'hand':
      return step === 'raise' ? { type: 'raise', card: id } : null;
    case 'offered':
      return { type: step === 'candle' ? 'candle' : 'choose', card: id };
    case 'type':
      return id === 'buy'
        ? { type: 'buy', card: view.block.find((card) => card !== null) ?? '' }
        : { type: id };
    default:
      return null;
  }
}

const partnerOf = (view: View): number | null =>
  view.seat === null ? null : (view.players[view.seat]?.partner ?? null);

/** A thing to point at. What some listed action names narrows the list; anything else is asked about. */
export function aim(view: View, legal: readonly Legal[], kind: string, id: string): Aimed {
  const one = part(kind, id);
  const listed = legal.some((action) => mentions(action, [one], partsOf));
  return { ...one, attempt: listed ? null : meaning(view, kind, id), cell: placeCell(kind, id, view.seat) };
}

function placeCell(kind: string, id: string, viewer: number | null): string | null {
  if (kind === 'mine') return `${viewer ?? 0}/${id}`;
  if (kind === 'hand') return `hand/${id}`;
  return ['block', 'theirs', 'seat', 'pile'].includes(kind) ? id : null;
}

/** The place a part means. */
export const cellOf = (pointed: Part): string | null =>
  'cell' in pointed ? (pointed as Aimed).cell : placeCell(pointed.kind, pointed.id, null);

/** The card a part means, wherever it lies. */
export function cardOf(pointed: Part | null): string | null {
  if (!pointed || ['type', 'seat', 'effect', 'pile'].includes(pointed.kind)) return null;
  return pointed.id.split('/').at(-1) ?? null;
}

/** The action that the filled button offers while nothing is chosen: the next step of a plain turn. */
export function offered(legal: readonly Legal[]): Legal | null {
  for (const type of ['roll', 'end', 'done', 'keep']) {
    const found = legal.find((one) => actionOf(one).type === type);
    if (found) return found;
  }
  return null;
}
