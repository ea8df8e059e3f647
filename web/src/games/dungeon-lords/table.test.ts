import { describe, expect, it } from 'vitest';
import type { Legal, LogEntry } from '../../protocol';
import { narrowed, point, part } from '../narrow';
import { nextOfPlan, nextOrder, planId, sketchOf, toggled, type Sketch } from './draft.svelte';
import { aim, attempted, meaning, offered, partsOf, questionOf } from './input';
import { inZone, stepFrom, tiles } from './layout';
import { classOf, glyphOf } from './marks';
import { formOf, places, readForm, scenarioOf, sentBy, START, unlike, waysOf, writeForm } from './plans';
import { battleSteps, chapter } from './story';
import type { Flat } from '../flat';
import type { Action, Order, PlayerView, Tried, View } from './generated';
import { breakable } from './words';

const legal = (action: Flat<Action>): Legal =>
  ({
    action,
    notation: JSON.stringify(action),
    phrase: action.type,
    group: action.type,
    parts: [],
    odds: [],
    confirm: false,
    undo: 'free',
  }) as unknown as Legal;

const player = (over: Partial<PlayerView> = {}): PlayerView =>
  ({
    tunnels: ['3-1', '3-2', '3-3'],
    conquered: ['3-1'],
    dug: ['3-3'],
    rooms: [{ room: 'mint', cell: '4-3', uses: 1, conquered: false }],
    ...over,
  }) as unknown as PlayerView;

const view = (step: string, secret: Record<string, unknown> = {}): View =>
  ({
    step,
    seat: 0,
    rooms: ['mint'],
    players: [
      { secret: { orders: [], plan: { cell: null, traps: [], monsters: [], ghosts: 0 }, ...secret } },
    ],
  }) as unknown as View;

describe('a dungeon', () => {
  it('is drawn tile by tile', () => {
    const rows = tiles(player());
    expect(rows.map((row) => row.length)).toEqual([5, 5, 5, 5]);
    expect(rows[0]?.[2]).toMatchObject({ id: '3-1', kind: 'tunnel', conquered: true });
    expect(rows[2]?.[2]).toMatchObject({ id: '3-3', fresh: true });
    expect(rows[2]?.[3]).toMatchObject({ id: '4-3', kind: 'room', room: 'mint', uses: 1 });
    expect(rows[3]?.[0]?.kind).toBe('earth');
  });

  it('is walked through by arrows and does not end beside the grid', () => {
    expect(stepFrom('3-1', 'ArrowDown')).toBe('3-2');
    expect(stepFrom('3-1', 'ArrowUp')).toBeNull();
    expect(stepFrom('5-4', 'ArrowRight')).toBeNull();
    expect(stepFrom('3-4', 'Home')).toBe('1-4');
    expect(stepFrom('3-4', 'x')).toBeNull();
  });

  it('washes the zone of a room', () => {
    expect(['3-2', '1-2', '3-4'].map((cell) => inZone(cell, 'inner'))).toEqual([true, false, false]);
    expect(['3-2', '1-2', '3-4'].map((cell) => inZone(cell, 'outer'))).toEqual([false, true, true]);
    expect([
      inZone('1-2', 'top'),
      inZone('1-3', 'top'),
      inZone('1-3', 'bottom'),
      inZone('1-1', 'any'),
    ]).toEqual([true, false, true, true]);
  });
});

describe('names on tiles', () => {
  it('are divided where they are too long, and only there', () => {
    expect(breakable('Champignonnière')).toBe('Champignon\u00adnière');
    expect(breakable('Salle commune')).toBe('Salle commune');
  });
});

describe('pointing', () => {
  const list = [
    legal({ type: 'build', room: 'mint', cell: '4-3' }),
    legal({ type: 'build', room: 'mint', cell: '2-3' }),
    legal({ type: 'build', room: 'hatchery', cell: '2-2' }),
    legal({ type: 'decline' }),
  ];
  it('narrows a room, then its tile', () => {
    const room = point(list, [], part('room', 'mint'), partsOf) ?? [];
    expect(narrowed(list, room, partsOf)).toHaveLength(2);
    const tile = point(list, room, part('cell', '2-3'), partsOf) ?? [];
    expect(narrowed(list, tile, partsOf)).toEqual([list[1]]);
  });

  it('asks why a tile outside the list is refused, for the room that was chosen', () => {
    const aimed = aim(view('build'), 'build', list, 'cell', '1-1');
    expect(aimed.attempt).toEqual({ type: 'build', room: 'mint', cell: '1-1' });
    expect(attempted([part('room', 'hatchery')], aimed)).toEqual({
      type: 'build',
      room: 'hatchery',
      cell: '1-1',
    });
    expect(aim(view('build'), 'build', list, 'cell', '2-2').attempt).toBeNull();
    expect(attempted([], part('cell', '1-1'))).toBeNull();
  });

  it('knows what a click means at each question', () => {
    expect(meaning('tunnel', 'cell', '1-1')).toEqual({ type: 'tunnel', cell: '1-1' });
    expect(meaning('produce', 'room', 'mint')).toEqual({ type: 'activate', room: 'mint' });
    expect(meaning('plan-monster', 'monster', 'troll')).toEqual({ type: 'send', monster: 'troll' });
    expect(meaning('tax', 'cell', '1-1')).toBeNull();
  });

  it('tells the parts of a sealed question apart', () => {
    expect(questionOf(view('plan'), [legal({ type: 'tile', cell: '3-1' })])).toBe('plan-tile');
    expect(
      questionOf(view('plan'), [legal({ type: 'trap', trap: 'pendulum' }), legal({ type: 'no-trap' })]),
    ).toBe('plan-trap');
    expect(questionOf(view('plan'), [legal({ type: 'ghosts', count: 0 })])).toBe('plan-ghosts');
    expect(questionOf(view('command'), [legal({ type: 'commit', item: 'blank' })])).toBe('commit');
    expect(questionOf(view('tax'), [])).toBe('tax');
  });

  it('offers an end, but never a refusal of a gift', () => {
    expect(offered([legal({ type: 'activate', room: 'mint' }), legal({ type: 'done' })])?.group).toBe('done');
    expect(offered(list)).toBeNull();
  });
});

describe('sealed answers', () => {
  it('plays three orders in their sequence', () => {
    const orders: Order[] = ['get-food', 'mine-gold', 'build-room'];
    const list = orders.map((order) => legal({ type: 'order', order }));
    expect(nextOrder(list, view('command'), orders)).toBe(list[0]);
    expect(nextOrder(list, view('command', { orders: ['get-food'] }), orders)).toBe(list[1]);
    expect(nextOrder(list, view('command', { orders }), orders)).toBeNull();
  });

  it('plays a plan step by step and says no where nothing is left', () => {
    const sketch: Sketch = { cell: '3-1', traps: ['pendulum'], monsters: ['troll', 'troll'], ghosts: 1 };
    const traps = [legal({ type: 'trap', trap: 'pendulum' }), legal({ type: 'no-trap' })];
    expect(nextOfPlan(traps, sketch)).toBe(traps[0]);
    expect(nextOfPlan(traps, { ...sketch, traps: [] })).toBe(traps[1]);
    const monsters = [
      legal({ type: 'send', monster: 'troll' }),
      legal({ type: 'send-two', monster: 'troll', second: 'troll' }),
      legal({ type: 'no-monster' }),
    ];
    expect(nextOfPlan(monsters, sketch)).toBe(monsters[1]);
    expect(nextOfPlan(monsters, { ...sketch, monsters: ['troll'] })).toBe(monsters[0]);
    expect(nextOfPlan(monsters, { ...sketch, monsters: [] })).toBe(monsters[2]);
    const pairs = [
      legal({ type: 'two-traps', trap: 'pendulum', second: 'cursed-ring' }),
      legal({ type: 'no-trap' }),
    ];
    expect(nextOfPlan(pairs, { ...sketch, traps: ['cursed-ring', 'pendulum'] })).toBe(pairs[0]);
    const ghosts = [legal({ type: 'ghosts', count: 0 }), legal({ type: 'ghosts', count: 1 })];
    expect(nextOfPlan(ghosts, sketch)).toBe(ghosts[1]);
    const places = [legal({ type: 'tile', cell: '2-1' })];
    expect(nextOfPlan(places, sketch)).toBeNull();
  });

  it('puts things in and takes them out again', () => {
    expect(toggled([], 'troll', 2, 2)).toEqual(['troll']);
    expect(toggled(['troll'], 'troll', 2, 2)).toEqual(['troll', 'troll']);
    expect(toggled(['troll', 'troll'], 'troll', 2, 2)).toEqual(['troll']);
    expect(toggled(['troll', 'witch'], 'goblin', 1, 2)).toEqual(['troll', 'witch']);
  });

  it('finds a plan by its id, whatever the order of its parts', () => {
    const sketch: Sketch = { cell: '3-1', traps: [], monsters: ['witch', 'goblin'], ghosts: 2 };
    expect(planId(sketch)).toBe('plan/3-1//goblin+witch/2');
    expect(sketchOf(planId(sketch))).toEqual({ ...sketch, monsters: ['goblin', 'witch'] });
    expect(sketchOf('3-1')).toBeNull();
  });
});

describe('the explainer', () => {
  const line = (event: Record<string, unknown>, over: Partial<LogEntry> = {}): LogEntry =>
    ({ version: 1, kind: 'event', step: 1, text: '', event, undone: false, ...over }) as unknown as LogEntry;
  const log = [
    line({ type: 'card-shown' }),
    line({ type: 'battle-began', seat: 1, cell: '3-1' }),
    line({ type: 'battle-ended', seat: 1 }),
    line({ type: 'battle-began', seat: 0, cell: '3-1' }),
    line({ type: 'trap-sprung', seat: 0 }),
    line({ type: 'damaged', seat: 0, cause: 'trap' }),
    line({ type: 'eliminated', seat: 0 }),
    line({ type: 'attacked', seat: 0 }),
    line({ type: 'damaged', seat: 0, cause: 'attack' }),
    line({ type: 'attacked', seat: 0 }, { undone: true }),
    line({ type: 'fatigue', seat: 0 }),
    line({ type: 'conquered', seat: 0 }),
    line({ type: 'battle-ended', seat: 0 }),
    line({ type: 'won', seat: 0 }),
  ];
  it('tells one battle, chapter by chapter', () => {
    const steps = battleSteps(log, 0);
    expect(steps.map((step) => step.chapter)).toEqual([
      'begin',
      'begin',
      'trap',
      'trap',
      'trap',
      'strike',
      'strike',
      'fatigue',
      'conquer',
      'end',
    ]);
    expect(steps.filter((step) => step.opens).map((step) => step.chapter)).toEqual([
      'begin',
      'trap',
      'strike',
      'fatigue',
      'conquer',
      'end',
    ]);
    expect(battleSteps(log, 1)).toHaveLength(3);
    expect(battleSteps(log, 2)).toEqual([]);
  });
  it('leaves everything else out', () => {
    expect(chapter({ type: 'taxed' })).toBeNull();
    expect(chapter({ type: 'damaged', cause: 'poison' })).toBe('poison');
    expect(chapter({ type: 'step-skipped', step: 'heal' })).toBe('heal');
  });
});

it('draws something for every kind of action', () => {
  expect(glyphOf({ type: 'hit', target: 'y1-priest-2' })).toBe('priest');
  expect(glyphOf({ type: 'activate', room: 'mint' })).toBe('room');
  expect(glyphOf({ type: 'pay', monster: 'witch' })).toBe('witch');
  expect(glyphOf({ type: 'pay-tax', gold: 2 })).toBe('gold');
  expect(glyphOf({ type: 'done' })).toBe('');
  expect([classOf('paladin-1'), classOf('illusion'), classOf('y2-thief-1')]).toEqual([
    'paladin',
    'illusion',
    'thief',
  ]);
});

describe('the planner page', () => {
  it('writes a battle as the server reads it', () => {
    expect(
      scenarioOf({
        ...START,
        tile: 'mint',
        card: 'y1-fireball',
        party: [
          { who: 'y1-thief-1', damage: 1, item: 'healing-potion' },
          { who: '', damage: 0, item: '' },
        ],
        traps: { pendulum: 2 },
        units: { troll: 1, goblin: 0 },
      }),
    ).toEqual({
      year: 1,
      round: 1,
      card: 'y1-fireball',
      gold: 3,
      food: 3,
      imps: 5,
      party: [{ who: 'y1-thief-1', damage: 1, items: ['healing-potion'] }],
      tunnels: ['3-2', '3-3'],
      rooms: [{ room: 'mint', cell: '3-1' }],
      units: ['troll'],
      traps: ['pendulum', 'pendulum'],
    });
    expect(scenarioOf(START)).not.toHaveProperty('card');
  });

  it('comes back from its address, and not from a broken one', () => {
    expect(readForm(writeForm(START))).toEqual(START);
    expect(readForm('%7Bbroken')).toBeNull();
    expect(readForm('%7B%7D')).toBeNull();
    // A place in the middle may be filled first, and an address may be written by hand.
    const odd = readForm(
      encodeURIComponent(
        '{"round":2,"party":[null,{"who":"y1-thief-1"}],"traps":{"pendulum":-3,"ghost":"x"}}',
      ),
    );
    expect(odd?.party.map((one) => one.who)).toEqual(['', 'y1-thief-1', '', '']);
    expect(odd?.traps).toEqual({ pendulum: 0, ghost: 0 });
  });

  it('takes over the battle of a table', () => {
    const view = {
      year: 2,
      round: 3,
      cards: [{}, {}, { card: 'y2-illusion' }],
      players: [
        {
          gold: 1,
          food: 2,
          imps: 3,
          nearest: ['4-3'],
          rooms: [{ room: 'mint', cell: '4-3' }],
          line: [
            { who: 'y2-priest-1', damage: 1, items: [] },
            { who: 'illusion', damage: 0, items: [] },
          ],
          units: [
            { monster: 'troll', up: 1, down: 1 },
            { monster: 'witch', up: 0, down: 1 },
          ],
          secret: { traps: [{ trap: 'pendulum', count: 2 }] },
        },
      ],
    } as unknown as View;
    expect(formOf(view, 0)).toEqual({
      year: 2,
      round: 3,
      card: 'y2-illusion',
      gold: 1,
      food: 2,
      imps: 3,
      tile: 'mint',
      party: places([{ who: 'y2-priest-1', damage: 1, item: '' }]),
      traps: { pendulum: 2 },
      units: { troll: 1, witch: 0 },
    });
  });

  it('lists a plan once, whatever comes first in it', () => {
    const plan = (...monsters: string[]) =>
      ({
        answers: monsters,
        worth: 0,
        cards: [],
        plan: { cell: null, traps: [null, null], monsters, ghosts: 0 },
      }) as unknown as Tried;
    expect(
      unlike([plan('troll', 'goblin'), plan('goblin', 'troll'), plan('troll')]).map(
        (one) => one.answers.length,
      ),
    ).toEqual([2, 1]);
  });

  it('groups equal results of a plan', () => {
    const result = (eliminated: number, at: number) => ({
      eliminated,
      standing: 1,
      hit_points: 4 - at,
      conquered: 0,
    });
    const found = {
      answers: [],
      plan: { cell: '3-1', traps: ['pendulum', null], monsters: ['troll', null], ghosts: 1 },
      worth: 0,
      cards: [0, 2, 2].map((one, at) => ({ card: '', result: result(one, at), actions: [] })),
    } as unknown as Tried;
    expect(
      waysOf(found).map((one) => [one.ways, one.result.eliminated, one.result.hit_points, one.most]),
    ).toEqual([
      [2, 2, 2, 3],
      [1, 0, 4, 4],
    ]);
    expect(sentBy(found)).toEqual(['pendulum', 'troll', 'ghost']);
  });
});
