// What an action of this game can be pointed at by; legality comes from the list alone.

import type { Legal } from '../../protocol';
import { chosen, open, part, type Choice, type Part } from '../narrow';
import type { Action, Color } from './generated';
import { COLORS } from './types';
import { actionOf } from './wire';

/** Makes the parts of actions on a board that knows the field of each corner. */
export function partsOn(fieldOf: (corner: number) => number | undefined): (legal: Legal) => Part[] {
  return (legal) => {
    const action = actionOf(legal);
    switch (action.type) {
      case 'place':
        return action.corner === undefined
          ? [part('creature', action.creature), part('field', action.field ?? -1)]
          : [
              part('creature', action.creature),
              part('corner', action.corner),
              part('field', fieldOf(action.corner) ?? -1),
            ];
      case 'predict':
        return action.colors.map((color, rank) => part(`rank-${rank}`, color));
      case 'decline':
        return [part('decline', 'yes')];
    }
  };
}

/** The place a part means, as refusals name it. */
export function cellOf(pointed: Part): string | null {
  return pointed.kind === 'corner' || pointed.kind === 'field'
    ? `${pointed.kind.slice(0, 1)}${pointed.id}`
    : null;
}

/** Such a place however it was written: letter and number. */
export const cellKey = (cell: string): string => cell.replace(/^(c|f)[a-z]*-?/, '$1');

/** The heading under which the list shows an action. */
export function groupOf(legal: Legal): string {
  const action = actionOf(legal);
  switch (action.type) {
    case 'place':
      return action.creature;
    case 'predict':
    case 'decline':
      return 'prediction';
  }
}

/** Creatures with which some legal action begins, in the order of the colours. */
export function openCreatures(legal: readonly Legal[], partsOf: (legal: Legal) => Part[]): Color[] {
  const found = open(legal, [], 'creature', partsOf);
  return COLORS.filter((color) => found.has(color));
}

/** Colours that a prediction may name at a rank, given the earlier ranks. */
export function openColors(
  legal: readonly Legal[],
  choice: Choice,
  rank: number,
  partsOf: (legal: Legal) => Part[],
): Color[] {
  const before = choice.filter((one) => earlier(one, rank));
  const found = open(legal, before, `rank-${rank}`, partsOf);
  return COLORS.filter((color) => found.has(color));
}

const earlier = (one: Part, rank: number): boolean =>
  one.kind.startsWith('rank-') && Number(one.kind.slice(5)) < rank;

/** The predicted colours of a choice in rank order. */
export function predictedColors(choice: Choice): Color[] {
  const colors: Color[] = [];
  for (let rank = 0; rank < COLORS.length; rank += 1) {
    const color = COLORS.find((one) => one === chosen(choice, `rank-${rank}`));
    if (color === undefined) break;
    colors.push(color);
  }
  return colors;
}

/** The action that pointing at a place would be, so that the server can say why not. */
export function attempted(choice: Choice, pointed: Part): Action | null {
  const creature = COLORS.find((color) => color === chosen(choice, 'creature')) ?? null;
  switch (pointed.kind) {
    case 'corner':
      return creature === null || creature === 'white'
        ? null
        : { type: 'place', creature, corner: Number(pointed.id) };
    case 'field':
      return creature === 'white' ? { type: 'place', creature: 'white', field: Number(pointed.id) } : null;
    case 'rank-0': {
      const color = COLORS.find((one) => one === pointed.id);
      return color === undefined ? null : { type: 'predict', colors: [color] };
    }
    default:
      return null;
  }
}
