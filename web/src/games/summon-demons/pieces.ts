// The effect of a card as a short row of signs; what they mean stands in words beside them.

import type { CardShape, Part } from './generated';

export type SignName =
  | 'soul'
  | 'card'
  | 'demon'
  | 'die'
  | 'away'
  | 'take'
  | 'swap'
  | 'bolt'
  | 'shield'
  | 'crown'
  | 'again'
  | 'rival'
  | 'deck'
  | 'hand'
  | 'may'
  | 'animal'
  | 'girl'
  | 'boy'
  | 'kid'
  | 'sweet-kid'
  | 'rotten-kid';

export interface Sign {
  sign: SignName | null;
  text: string;
}

const HEADS: readonly string[] = ['animal', 'girl', 'boy', 'kid', 'sweet-kid', 'rotten-kid', 'die'];
const head = (of: string | undefined): SignName =>
  of !== undefined && HEADS.includes(of) ? (of as SignName) : 'card';
const sign = (name: SignName, text: string | number = ''): Sign => ({ sign: name, text: String(text) });
const word = (text: string): Sign => ({ sign: null, text });
const per = (piece: Part): Sign[] => (piece.per === undefined ? [] : [word('/'), sign(head(piece.per))]);

function effect(piece: Part): Sign[] {
  switch (piece.code) {
    case 'collect':
      return [sign('soul', `+${piece.n ?? 1}`), ...per(piece)];
    case 'opponent-collects':
      return [sign('rival'), sign('soul', `+${piece.n ?? 1}`)];
    case 'steal-souls':
      return [sign('take'), sign('soul', piece.n ?? 1), ...per(piece)];
    case 'steal-card':
      return [sign('take'), sign(head(piece.of), piece.n ?? '∀')];
    case 'gain-block':
      return [word('+'), sign(head(piece.of))];
    case 'gain-deck':
    case 'mill-gain':
      return [sign('deck'), word('+'), sign(head(piece.of))];
    case 'replace':
      return [sign('swap'), sign(head(piece.of))];
    case 'discard-rivals':
      return [sign('rival'), sign('away'), sign(head(piece.of), piece.n ?? '')];
    case 'wipe':
      return [sign('away'), sign(head(piece.of), '∀')];
    case 'activate':
      return [sign('bolt'), sign(head(piece.of), piece.n ?? '∀')];
    case 'summon-hand':
    case 'summon-top':
    case 'summon-search':
    case 'summon-look':
      return [word('+'), sign('demon')];
    case 'extra-turn':
      return [sign('again')];
    case 'win':
      return [sign('crown')];
    case 'choose':
      return (piece.either ?? []).flatMap((one, index) =>
        index === 0 ? effect(one) : [word('|'), ...effect(one)],
      );
    case 'mood-both':
      return [sign('sweet-kid'), word('='), sign('rotten-kid')];
    case 'kind-both':
      return [sign('girl'), word('='), sign('boy')];
    case 'double-collect':
      return [sign('soul', '×2')];
    case 'protect':
      return [sign('shield')];
    case 'tax':
      return [sign('rival'), sign('demon'), word('+1'), sign('card')];
    case 'throw-again':
      return [sign('die'), sign('again')];
    default:
      return [];
  }
}

function condition(piece: Part): Sign[] {
  switch (piece.code) {
    case 'has':
      return [sign(head(piece.of), `${piece.n ?? 1}+`)];
    case 'has-none':
      return [sign(head(piece.of), '0')];
    case 'others':
      return [sign('rival'), sign(head(piece.of), `${piece.n ?? 1}+`)];
    default:
      return [];
  }
}

const cost = (piece: Part): Sign[] =>
  piece.code === 'itself'
    ? [sign('away')]
    : [sign('away'), sign(head(piece.of), (piece.n ?? 1) > 1 ? (piece.n ?? 1) : '')];

/** That it may be declined, condition, cost and effect in the order in which they are read. */
export function signs(shape: CardShape): Sign[] {
  const before = [
    ...(shape.may ? [sign('may')] : []),
    ...shape.conditions.flatMap((one, index) =>
      index === 0 ? condition(one) : [word('|'), ...condition(one)],
    ),
    ...shape.costs.flatMap(cost),
  ];
  const after = shape.effects.flatMap(effect);
  return before.length > 0 && after.length > 0 ? [...before, word('›'), ...after] : [...before, ...after];
}
