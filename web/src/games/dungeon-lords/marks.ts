// Which drawing stands for an action.

import type { Flat } from '../flat';
import type { Action } from './generated';

const TYPES: Record<string, string> = {
  dig: 'tunnel',
  tunnel: 'tunnel',
  tile: 'tunnel',
  mine: 'gold',
  'pay-fee': 'gold',
  'pay-tax': 'gold',
  'pay-food': 'food',
  'take-evil': 'evil',
  ghosts: 'ghost',
  peek: 'eye',
  'no-trap': 'trap',
  'no-monster': 'monster',
  'pull-back': 'monster',
};

/** The class of somebody, by the id. */
export const classOf = (who: string): string =>
  who.startsWith('paladin') ? 'paladin' : who === 'illusion' ? 'illusion' : (who.split('-')[1] ?? 'warrior');

export function glyphOf(action: Flat<Action>): string {
  if (action.target !== undefined) return classOf(action.target);
  if (action.room !== undefined) return 'room';
  return action.monster ?? action.trap ?? action.item ?? action.order ?? TYPES[action.type] ?? '';
}
