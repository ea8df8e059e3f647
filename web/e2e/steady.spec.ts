// Nothing under the pointer moves: the board keeps its rectangle, and a second click on the same pixel does
// what the first one announced, or nothing.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { bot, DESKTOP, me, PHONE, RING, shot, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const LAPTOP = { width: 1280, height: 720 };
const GAMES: [game: string, options: unknown][] = [
  ['dicke-daemonen', RING],
  ['demons', {}],
  ['summon-demons', {}],
  ['dungeon-lords', {}],
  ['demonworld', { scenario: 'first-clash' }],
];

interface Listed {
  action: unknown;
  phrase: string;
}

/** What goes to the server, and what may be answered at the moment. */
class Wire {
  acts: { type: string }[] = [];
  legal: Listed[] = [];
  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const said = JSON.parse(String(payload)) as { type?: string; action?: { type: string } };
        if (said.type === 'act' && said.action) this.acts.push(said.action);
      });
      socket.on('framereceived', ({ payload }) => {
        const told = JSON.parse(String(payload)) as { legal?: Listed[]; update?: { legal?: Listed[] } };
        const legal = told.update?.legal ?? told.legal;
        if (legal) this.legal = legal;
      });
    });
  }
}

const box = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const boxes = ['#board', '#board svg[role="tree"]', '#decision'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    return JSON.stringify(
      boxes.map((one) => (one ? [one.x, one.y, one.width, one.height].map(Math.round) : null)),
    );
  });
/** The rectangle of the row that lies under a point. */
const under = (page: Page, x: number, y: number): Promise<string> =>
  page.evaluate(
    ([left, top]) => {
      const thing = document.elementFromPoint(left!, top!)?.closest('button');
      const rect = thing?.getBoundingClientRect();
      return rect ? [rect.x, rect.y, rect.width, rect.height].map(Math.round).join() : '';
    },
    [x, y],
  );
const preview = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.decision .preview')?.textContent ?? null);
const steady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('.over, #confirm') !== null, undefined, {
    polling: 30,
    timeout: 60_000,
  });
  await page.waitForTimeout(150);
};

/** Points all over the board, in an order that jumps about. */
function points(
  area: { x: number; y: number; width: number; height: number },
  count: number,
): [number, number][] {
  return Array.from({ length: count }, (_, at) => [
    area.x + area.width * (0.08 + (0.84 * ((at * 7) % count)) / count),
    area.y + area.height * (0.08 + (0.84 * ((at * 3 + 1) % count)) / count),
  ]);
}

/** The middle of a thing in sight that may be played. */
const playable = (page: Page, nth: number): Promise<[number, number] | null> =>
  page.evaluate((count) => {
    const board = document.querySelector('#board')!.getBoundingClientRect();
    const all = [
      ...document.querySelectorAll(
        '#board :is([aria-disabled="false"], .open, .allowed, button:not([aria-disabled="true"], [aria-label*="oom"]))',
      ),
    ];
    const seen = all
      .map((one) => one.getBoundingClientRect())
      .map((rect): [number, number] => [rect.x + rect.width / 2, rect.y + rect.height / 2])
      .filter(([x, y]) => x > board.x && x < board.right && y > board.y && y < board.bottom);
    return seen[(count * 5) % Math.max(1, seen.length)] ?? null;
  }, nth);

interface Found {
  faults: string[];
  decided: number;
  boards: Set<string>;
}

async function twice(
  page: Page,
  wire: Wire,
  [x, y]: [number, number],
  game: string,
  found: Found,
): Promise<void> {
  const before = await box(page);
  found.boards.add(before);
  const [acts, legal] = [wire.acts.length, wire.legal];
  const step = await page.locator('.page h1 .step').textContent();
  await page.mouse.click(x, y);
  await page.waitForTimeout(90);
  if ((await page.locator('dialog[open]').count()) > 0) return page.keyboard.press('Escape');
  if (wire.acts.length > acts) return;
  const announced = await preview(page);
  const after = await box(page);
  if (after !== before)
    found.faults.push(`${game}: the board moved by a click at ${x},${y}: ${before} → ${after}`);
  const refused = await page.locator('.refusal').count();
  await page.mouse.click(x, y);
  await page.waitForTimeout(90);
  if (announced === null) {
    if (wire.acts.length > acts)
      found.faults.push(
        `${game}: nothing was announced at ${x},${y}, and ${JSON.stringify(wire.acts.at(-1))} was played`,
      );
    if (refused > 0 && (await preview(page)) !== null)
      found.faults.push(`${game}: the second click at ${x},${y} took what a refusal offered`);
  } else {
    found.decided += 1;
    const expected = legal.find((one) => one.phrase === announced)?.action;
    const played = wire.acts[acts];
    // A walk over several hexes is played step by step.
    const right =
      expected === undefined ? played?.type === 'walk' : JSON.stringify(played) === JSON.stringify(expected);
    if (!right)
      found.faults.push(
        `${game}: “${announced}” was announced at ${x},${y}, played was ${JSON.stringify(played ?? null)}`,
      );
    await page.waitForFunction(
      (old) =>
        document.querySelector('.over') !== null ||
        document.querySelector('.page h1 .step')?.textContent !== old,
      step,
      { polling: 30 },
    );
    await steady(page);
  }
  for (let tries = 0; tries < 2; tries += 1) await page.keyboard.press('Escape');
}

/** Answers with what stands first, or with what is offered. */
async function onward(page: Page): Promise<void> {
  const step = await page.locator('.page h1 .step').textContent();
  if (await page.locator('#confirm').isDisabled()) await page.keyboard.press('1');
  await page.locator('#confirm:enabled').click();
  await page.waitForFunction(
    (old) =>
      document.querySelector('.over') !== null ||
      document.querySelector('.page h1 .step')?.textContent !== old,
    step,
    { polling: 30 },
  );
  await steady(page);
}

async function tried(size: typeof DESKTOP, game: string, options: unknown): Promise<Found> {
  const page = await stage.page({ size });
  const wire = new Wire(page);
  await table(page, [me('Ada'), bot], options, { game });
  await steady(page);
  await page.locator('#board').waitFor();
  // Shields are chosen, and the width of a front, before anything is put on the map.
  for (
    let asked = 0;
    game.startsWith('demon') && asked < 9 && !wire.legal.some((one) => 'hex' in (one.action as object));
    asked += 1
  )
    await onward(page);
  const found: Found = { faults: [], decided: 0, boards: new Set() };
  for (let rounds = 0; rounds < 2 && found.faults.length === 0; rounds += 1) {
    const area = (await page.locator('#board').boundingBox())!;
    const spots = points(area, 8);
    for (let at = 0; at < 12; at += 1) {
      if ((await page.locator('.over').count()) > 0) break;
      const card = page.locator('.hand .card[aria-disabled="false"]').first();
      if ((await card.count()) > 0) await card.click();
      // Every third click is on something that may be played.
      const spot = at % 3 === 2 ? ((await playable(page, at)) ?? spots[0]!) : spots[at - Math.floor(at / 3)]!;
      await twice(page, wire, spot, game, found);
    }
    // On to another question, by the list.
    if ((await page.locator('.over').count()) > 0) break;
    await shot(page, `steady-${game}-${size.width}-${rounds}`);
    await onward(page);
  }
  await page.context().close();
  return found;
}

for (const size of [DESKTOP, LAPTOP, PHONE]) {
  for (const [game, options] of GAMES) {
    it(`keeps the board of ${game} still at ${size.width} pixels, and a second click does what the first announced`, async () => {
      const found = await tried(size, game, options);
      expect(found.faults).toEqual([]);
      expect(found.decided).toBeGreaterThan(0);
      expect([...found.boards]).toHaveLength(1);
    });
  }
}

it('has a decision bar of 104 pixels on a desktop, and of one height on a phone, whatever is asked', async () => {
  for (const [size, height] of [
    [DESKTOP, 104],
    [LAPTOP, 104],
    [PHONE, null],
  ] as const) {
    for (const [game, options] of GAMES) {
      const page = await stage.page({ size });
      await table(page, [me('Ada'), bot], options, { game });
      const seen = new Set<number>();
      for (let questions = 0; questions < 8; questions += 1) {
        await steady(page);
        if ((await page.locator('.over').count()) > 0) break;
        seen.add(Math.round((await page.locator('#decision').boundingBox())!.height));
        const step = await page.locator('.page h1 .step').textContent();
        if (await page.locator('#confirm').isDisabled()) await page.keyboard.press('1');
        await page.locator('#confirm:enabled').waitFor();
        seen.add(Math.round((await page.locator('#decision').boundingBox())!.height));
        await page.locator('#confirm').click();
        await page.waitForFunction(
          (old) =>
            document.querySelector('.over') !== null ||
            document.querySelector('.page h1 .step')?.textContent !== old,
          step,
          { polling: 30 },
        );
      }
      expect([...seen], `${game} at ${size.width}`).toHaveLength(1);
      if (height !== null) expect([...seen], `${game} at ${size.width}`).toEqual([height]);
      await page.context().close();
    }
  }
});

it('keeps the list still under the pointer, and a second click on it confirms', async () => {
  for (const [game, options] of GAMES) {
    const page = await stage.page();
    const wire = new Wire(page);
    await table(page, [me('Ada'), bot], options, { game });
    for (let questions = 0; questions < 8; questions += 1) {
      await steady(page);
      if ((await page.locator('.over').count()) > 0) break;
      const rows = page.locator('.right .action');
      const row = rows.nth(Math.min(questions % 4, (await rows.count()) - 1));
      await row.scrollIntoViewIfNeeded();
      const rect = (await row.boundingBox())!;
      const phrase = await row.locator('.phrase').textContent();
      const [x, y] = [rect.x + 40, rect.y + rect.height / 2];
      const [acts, legal] = [wire.acts.length, wire.legal];
      const step = await page.locator('.page h1 .step').textContent();
      await page.mouse.click(x, y);
      await page.waitForTimeout(200);
      const now = await under(page, x, y);
      expect(now, `${game}: ${phrase}`).toBe(
        [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(),
      );
      await page.mouse.click(x, y);
      await page.waitForFunction(
        (old) =>
          document.querySelector('.over') !== null ||
          document.querySelector('.page h1 .step')?.textContent !== old,
        step,
        { polling: 30 },
      );
      const expected = legal.find((one) => one.phrase === phrase)?.action;
      if (expected !== undefined) expect(wire.acts[acts], `${game}: ${phrase}`).toEqual(expected);
    }
    await page.context().close();
  }
});

it('answers one question by a double click, also where a move is played at once', async () => {
  const page = await stage.page({ path: '/settings' });
  await page.getByText('Fast', { exact: true }).click();
  const wire = new Wire(page);
  await table(page, [me('Ada'), bot], {}, { game: 'summon-demons' });
  await steady(page);
  for (let questions = 0; questions < 6; questions += 1) {
    const row = page.locator('.right .action').first();
    const rect = (await row.boundingBox())!;
    const acts = wire.acts.length;
    await page.mouse.click(rect.x + 30, rect.y + rect.height / 2);
    // What came up in between is asked of the same pixel.
    await page.waitForTimeout(250);
    const played = wire.acts.length;
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.waitForTimeout(250);
    expect(wire.acts.length).toBe(Math.max(played, acts + 1));
    if ((await page.locator('.over').count()) > 0) break;
    await steady(page);
    await page.keyboard.press('Escape');
  }
});
