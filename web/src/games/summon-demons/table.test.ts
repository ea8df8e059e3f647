import { describe, expect, it } from 'vitest';
import type { Legal } from '../../protocol';
import { aim, attempted, cardOf, cellOf, offered, partsOf } from './input';
import { nextOf, order } from './order.svelte';
import { signs } from './pieces';
import { gather } from './recent.svelte';
import { sigil } from './sigil';
import { acting, area, dueOf, gains, roundel, sides, total, working } from './table';
import type { Action, CardShape, PlayerView, View } from './generated';

const player = (souls: number, demons: string[] = [], partner: number | null = null): PlayerView => ({
  souls,
  candles: ['candle-good'],
  cards: [
    { card: 'dog', awake: true, due: true },
    { card: 'eve', awake: true, due: false },
    { card: 'dog', awake: true, due: false },
  ],
  demons: demons.map((card) => ({ card, awake: true, due: false })),
  hand_size: 2,
  hand: null,
  shielded: false,
  sacrifices: 3,
  fresh: false,
  read: false,
  partner,
});
const pending = (step: string, rest: Partial<View['pending'][number]> = {}): View['pending'][number] => ({
  step,
  seat: 0,
  card: null,
  due: [],
  left: 0,
  ...rest,
});
const view = (rest: Partial<View> = {}): View => ({
  seat: 0,
  first: 0,
  active: 0,
  asked: 0,
  step: 'act',
  course: {
    rolled: false,
    bought: false,
    summoned: false,
    freed: false,
    passed: false,
    rerolled: false,
    extra: false,
    again: 0,
    dice: null,
  },
  block: ['goat', null, 'eve', 'adam', 'sam'],
  deck: 90,
  discard: [],
  demon_deck: 15,
  demon_deck_known: null,
  demon_discard: [],
  aside: [],
  look: null,
  candles: [],
  players: [player(6, ['porcus']), player(5), player(1)],
  pending: [pending('act')],
  demons_to_win: 3,
  souls_to_win: 10,
  tokens: 40,
  strip: [],
  result: null,
  ...rest,
});
const legal = (action: Action): Legal =>
  ({
    action,
    notation: JSON.stringify(action),
    phrase: '',
    group: action.type,
    parts: [],
    odds: [],
    confirm: false,
    undo: 'free',
  }) as unknown as Legal;

describe('pointing', () => {
  it('gives every action its kind and the place it names', () => {
    expect(partsOf(legal({ type: 'buy', card: 'eve' }))).toEqual([
      { kind: 'type', id: 'buy' },
      { kind: 'block', id: 'eve' },
    ]);
    expect(partsOf(legal({ type: 'take-card', seat: 1, card: 'eve' }))[1]).toEqual({
      kind: 'theirs',
      id: '1/eve',
    });
    expect(partsOf(legal({ type: 'sacrifice', card: 'dog' }))[1]).toEqual({ kind: 'mine', id: 'dog' });
    expect(partsOf(legal({ type: 'raise', card: 'egg' }))[1]).toEqual({ kind: 'hand', id: 'egg' });
    expect(partsOf(legal({ type: 'candle', card: 'candle-evil' }))[1]).toEqual({
      kind: 'offered',
      id: 'candle-evil',
    });
  });

  it('asks about what is not listed, by what the open question makes of it', () => {
    const listed = [legal({ type: 'buy', card: 'eve' })];
    expect(attempted([], aim(view(), listed, 'block', 'eve'))).toBeNull();
    expect(attempted([], aim(view(), listed, 'block', 'goat'))).toEqual({ type: 'buy', card: 'goat' });
    expect(attempted([], aim(view({ step: 'steal' }), [], 'theirs', '2/cat'))).toEqual({
      type: 'rob',
      seat: 2,
    });
    expect(attempted([], aim(view({ step: 'steal-card' }), [], 'theirs', '2/cat'))).toEqual({
      type: 'take-card',
      seat: 2,
      card: 'cat',
    });
    expect(attempted([], aim(view(), [], 'mine', 'dog'))).toBeNull();
    expect(
      attempted([], aim(view({ players: [player(1, [], 1), player(1, [], 0)] }), [], 'mine', 'dog')),
    ).toEqual({ type: 'pass', card: 'dog' });
    expect(attempted([], aim(view(), [], 'type', 'summon'))).toEqual({ type: 'summon' });
  });

  it('names the places as the words of the table do', () => {
    expect(cellOf(aim(view(), [], 'mine', 'dog'))).toBe('0/dog');
    expect(cellOf(aim(view(), [], 'hand', 'egg'))).toBe('hand/egg');
    expect(cellOf({ kind: 'theirs', id: '2/cat' })).toBe('2/cat');
    expect(cardOf({ kind: 'theirs', id: '2/cat' })).toBe('cat');
    expect(cardOf({ kind: 'type', id: 'roll' })).toBeNull();
  });

  it('offers the next step of a plain turn, and never a card handed over', () => {
    const roll = legal({ type: 'roll' });
    expect(offered([legal({ type: 'pass', card: 'cat' }), legal({ type: 'buy', card: 'eve' }), roll])).toBe(
      roll,
    );
    expect(offered([legal({ type: 'pass', card: 'cat' })])).toBeNull();
  });
});

describe('the table', () => {
  it('piles up equal cards and counts those that wait', () => {
    const ordering = view({ step: 'order', pending: [pending('order', { due: ['candle-good', 'dog'] })] });
    expect(area(ordering, 0)).toEqual([
      { card: 'candle-good', count: 1, due: 1 },
      { card: 'dog', count: 2, due: 1 },
      { card: 'eve', count: 1, due: 0 },
      { card: 'porcus', count: 1, due: 0 },
    ]);
    expect(area(ordering, 1)[0]?.due).toBe(0);
  });

  it('seats the viewer first and adds up what partners share', () => {
    expect(sides(view(), 1).map((side) => side.seats)).toEqual([[1], [2], [0]]);
    const team = view({
      players: [player(6, ['porcus'], 2), player(5, [], 3), player(1, ['egg'], 0), player(2, [], 1)],
    });
    const [ours, theirs] = sides(team, 2);
    expect(ours).toEqual({ seats: [2, 0], own: true, demons: 2, souls: 7 });
    expect(theirs).toEqual({ seats: [3, 1], own: false, demons: 0, souls: 7 });
  });

  it('tells what acts on the throw and which card asks', () => {
    const thrown = view({
      course: { ...view().course, dice: [3, 4] },
      strip: [
        { total: 7, ways: 6, gain: 1, most: 1, double: 0, wins: false, acts: [{ seat: 0, cards: ['dog'] }] },
      ],
    });
    expect(total(thrown)).toBe(7);
    expect([...acting(thrown, 0)]).toEqual(['dog']);
    expect(acting(thrown, 1).size).toBe(0);
    expect(working(view({ pending: [pending('offer', { card: 'goldfish' })] }))).toEqual({
      seat: 0,
      card: 'goldfish',
    });
    expect(working(view())).toBeNull();
  });

  it('writes numbers and gains short', () => {
    expect(roundel([])).toBe('∞');
    expect(roundel([3, 4, 5])).toBe('3–5');
    expect(roundel([6, 8])).toBe('6·8');
    expect([gains(0, 0), gains(2, 2), gains(0, 5), gains(1, 4), gains(-1, -1)]).toEqual([
      '·',
      '+2',
      '0–5',
      '+1–4',
      '−1',
    ]);
  });

  it('gathers what a rival did since their turn began', () => {
    const first = gather(new Map(), [
      { type: 'turn-began', seat: 1 },
      { type: 'rolled', seat: 1, total: 8 },
      { type: 'bought', seat: 1, card: 'eve' },
    ]);
    expect(first.get(1)).toEqual([
      { sign: 'die', total: 8 },
      { sign: 'card', card: 'eve' },
    ]);
    expect(gather(first, [{ type: 'turn-began', seat: 1 }]).get(1)).toEqual([]);
  });
});

describe('the order of activations', () => {
  const asking = (due: string[]): View => view({ step: 'order', pending: [pending('order', { due })] });

  it('takes cards in, takes them out, and forgets what no longer waits', () => {
    order.set([]);
    order.toggle('dog');
    order.toggle('eve');
    order.toggle('dog');
    expect(order.cards).toEqual(['eve']);
    order.set(['dog', 'eve']);
    order.follow(asking(['eve']));
    expect(order.cards).toEqual(['eve']);
    order.follow(view());
    expect(order.cards).toEqual([]);
  });

  it('plays the first card of the order that waits, copies one by one, and stops at another question', () => {
    const listed = [legal({ type: 'activate', card: 'dog' }), legal({ type: 'activate', card: 'eve' })];
    expect(nextOf(listed, asking(['dog', 'dog', 'eve']), ['eve', 'dog'])).toBe(listed[1]);
    expect(nextOf(listed, asking(['dog', 'dog']), ['eve', 'dog'])).toBe(listed[0]);
    expect(nextOf(listed, asking(['cat']), ['eve', 'dog'])).toBeNull();
    expect(nextOf(listed, view({ step: 'offer' }), ['eve'])).toBeNull();
    expect(dueOf(asking(['dog', 'dog', 'eve']))).toEqual(['dog', 'eve']);
  });

  it('goes on by itself once a question in between is answered', () => {
    const listed = ['dog', 'eve', 'cat'].map((card) => legal({ type: 'activate', card }));
    order.set(['dog', 'eve', 'cat']);
    order.follow(asking(['dog', 'eve', 'cat']));
    const plan = order.plan();
    expect(plan(listed, asking(['dog', 'eve', 'cat']) as never)).toBe(listed[0]);
    expect(order.resumes(asking(['eve', 'cat']))).toBe(false);
    const between = view({
      step: 'offer',
      pending: [pending('offer', { card: 'dog' }), pending('order', { due: ['eve', 'cat'] })],
    });
    order.follow(between);
    expect(plan([], between as never)).toBeNull();
    order.follow(asking(['eve', 'cat']));
    expect(order.resumes(asking(['eve', 'cat']))).toBe(true);
  });

  it('does not go on by itself after something was taken back', () => {
    order.set(['dog', 'eve', 'cat']);
    order.follow(asking(['dog', 'eve', 'cat']));
    order.plan();
    order.follow(asking(['eve', 'cat']));
    expect(order.running).toBe(true);
    order.follow(asking(['dog', 'eve', 'cat']));
    expect(order.running).toBe(false);
  });
});

describe('card faces', () => {
  const shape = (rest: Partial<CardShape>): CardShape => ({
    id: 'x',
    kind: 'animal',
    mood: null,
    numbers: [7],
    copies: 1,
    may: false,
    when: null,
    conditions: [],
    costs: [],
    effects: [],
    text: {},
    ...rest,
  });

  it('draws the same seal for the same demon and another for another', () => {
    expect(sigil('porcus')).toEqual(sigil('porcus'));
    const seals = ['porcus', 'egg', 'oni', 'janus', 'devil', 'hound', 'legion'].map((id) => sigil(id).path);
    expect(new Set(seals).size).toBe(seals.length);
  });

  it('puts what may be declined, condition and cost before the effect', () => {
    const goat = shape({
      may: true,
      costs: [{ code: 'own', n: 1, of: 'boy' }],
      effects: [{ code: 'summon-top' }],
    });
    expect(signs(goat).map((one) => one.sign ?? one.text)).toEqual(['may', 'away', 'boy', '›', '+', 'demon']);
    expect(
      signs(shape({ may: true, costs: [{ code: 'itself' }], effects: [{ code: 'collect', n: 5 }] })).map(
        (one) => one.sign ?? one.text,
      ),
    ).toEqual(['may', 'away', '›', 'soul']);
    expect(signs(shape({ effects: [{ code: 'collect', n: 2, per: 'animal' }] }))).toEqual([
      { sign: 'soul', text: '+2' },
      { sign: null, text: '/' },
      { sign: 'animal', text: '' },
    ]);
    expect(
      signs(shape({ effects: [{ code: 'choose', either: [{ code: 'win' }, { code: 'protect' }] }] })).map(
        (one) => one.sign ?? one.text,
      ),
    ).toEqual(['crown', '|', 'shield']);
  });
});
