import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  asked,
  bot,
  bothSizes,
  me,
  PHONE,
  seriousFaults,
  shot,
  Stage,
  table,
  tooWide,
  untranslated,
} from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const LORDS = { game: 'dungeon-lords' };
const question = (page: Page): Promise<string> =>
  page
    .locator('[data-question]')
    .getAttribute('data-question')
    .then((code) => code ?? '');
const step = (page: Page): Promise<string | null> => page.locator('.page h1 .step').textContent();

/** How somebody answers: with what, and which orders first. */
interface Way {
  touch: (thing: Locator) => Promise<void>;
  wanted: readonly string[];
}
const mouse: Way = { touch: (thing) => thing.click({ timeout: 5000 }), wanted: [] };
const keys: Way = {
  touch: async (thing) => {
    await thing.focus();
    await thing.page().keyboard.press('Enter');
  },
  wanted: ['dig-tunnels', 'get-food', 'mine-gold', 'buy-traps'],
};

/** Chooses three orders, the wanted ones first. */
async function choose(page: Page, { touch, wanted }: Way): Promise<void> {
  const open = '.column.open:not(.chosen):not(.away)';
  const order = [
    'dig-tunnels',
    'mine-gold',
    'get-food',
    'hire-monster',
    'buy-traps',
    'recruit-imps',
    'build-room',
    'improve-reputation',
  ];
  for (const one of [...wanted, ...order]) {
    if ((await page.locator('.central .disc.set').count()) === 3) return;
    const card = page.locator(`.central [data-order="${one}"]${open}`);
    if ((await card.count()) > 0) await touch(card);
  }
}

/** Points at something on the table that answers the open question. */
async function point(page: Page, code: string, way: Way): Promise<void> {
  const first = async (...selectors: string[]): Promise<boolean> => {
    for (const selector of selectors) {
      const found = page.locator(selector).first();
      if ((await found.count()) === 0) continue;
      await way.touch(found);
      return true;
    }
    return false;
  };
  switch (code) {
    case 'command':
      await choose(page, way);
      break;
    case 'tunnel':
    case 'produce':
    case 'plan-tile':
      await first('.grid .open');
      break;
    case 'shelve': {
      const away = way.wanted
        .slice(0, 2)
        .map((order) => `:not([data-answer*="${order}"])`)
        .join('');
      await first(`[data-answer]${away}`, '[data-answer]');
      break;
    }
    case 'build':
      if (await first('.shop .room.open')) await first('.grid .open');
      else await first('[data-answer]');
      break;
    case 'hire':
      await first('.shop .open', '[data-answer]');
      break;
    case 'hit':
      await first('[data-target]', '[data-answer]');
      break;
    default:
      if (code.startsWith('plan')) {
        await first('[data-plan]', '.planning .card:not([aria-disabled])');
        return;
      }
      await first('[data-answer^="use"]', '[data-answer^="dig"]', '[data-answer^="pay"]', '[data-answer]');
  }
}

/** Presses the filled button and waits until the server has moved on. */
async function confirm(page: Page, before: string | null, { touch }: Way = mouse): Promise<void> {
  const ready = await page.waitForFunction(
    (was) => {
      if (
        document.querySelector('.over') !== null ||
        document.querySelector('.page h1 .step')?.textContent !== was
      )
        return 'moved';
      return document.querySelector('#confirm:enabled') !== null ? 'ready' : false;
    },
    before,
    { polling: 30 },
  );
  if ((await ready.jsonValue()) === 'ready') await touch(page.locator('#confirm')).catch(() => undefined);
  await page.waitForFunction(
    (was) =>
      document.querySelector('.over') !== null ||
      document.querySelector('.page h1 .step')?.textContent !== was,
    before,
    { polling: 30 },
  );
}

/** Plays by pointing at the table until the game is over or the stop is reached. */
async function play(
  page: Page,
  stop: (code: string) => boolean = () => false,
  way: Way = mouse,
): Promise<Map<string, number>> {
  const met = new Map<string, number>();
  for (let moves = 0; moves < 600; moves += 1) {
    if ((await asked(page)) === 'over') return met;
    // A sealed answer is given in several steps; only what is asked after the last of them counts.
    const before = await step(page);
    const code = await question(page);
    if ((await step(page)) !== before) continue;
    met.set(code, (met.get(code) ?? 0) + 1);
    if (stop(code)) return met;
    try {
      await point(page, code, way);
      await confirm(page, before, way);
    } catch (problem) {
      // The last steps of a sealed answer were still on their way: what was pointed at is gone.
      if ((await asked(page)) === 'over' || (await step(page)) !== before) continue;
      await shot(page, 'lords-stuck');
      throw new Error(`stuck at ${code}`, { cause: problem });
    }
  }
  throw new Error('the game does not end');
}

const FOUR = [me('Camille'), bot, bot, bot];

it.each(['none', 'basic', 'advanced'] as const)(
  'plays a game of four with three bots to its end by pointing (items %s)',
  async (items) => {
    const page = await stage.page();
    await begin(page, { seats: 4, items });
    await play(page, (code) => code === 'command');
    await page.locator('.central .column.open').nth(1).click();
    await shot(page, `lords-orders-${items}`);
    const met = await play(page);
    expect(met.get('command')).toBeGreaterThan(6);
    if (items === 'basic') expect(met.get('sell')).toBeGreaterThan(0);
    if (items === 'advanced') expect(met.get('commit')).toBeGreaterThan(0);
    await page.locator('.over .scoring').waitFor();
    await expect.poll(() => page.locator('.over thead th').count()).toBe(5);
    await shot(page, `lords-over-${items}`);
  },
);

/** A new table, until it is one's turn. */
async function begin(page: Page, options: unknown = { seats: 4 }): Promise<void> {
  await table(page, FOUR, options, LORDS);
  await page.locator('#confirm').waitFor();
}

/** Tables that are begun until what a test wants to see has come up; more than half of them show it. */
const TABLES = 12;

/** Plays tables up to their first Combat until this question is open and there is something to point at. */
async function reach(page: Page, code: string, thing: string, way: Way): Promise<void> {
  for (let tries = 0; tries < TABLES; tries += 1) {
    await begin(page);
    await play(page, (now) => now === code || now.startsWith('plan'), way);
    if ((await question(page)).startsWith(code) && (await page.locator(thing).count()) > 0) return;
  }
  throw new Error(`${code} with ${thing} never came up`);
}

it('puts a plan together, compares plans, explains the round step by step and goes on in the planner', async () => {
  const page = await stage.page();
  await reach(page, 'plan', '.planning .card:not([aria-disabled])', {
    ...mouse,
    wanted: ['buy-traps', 'hire-monster', 'mine-gold', 'get-food'],
  });
  const card = page.locator('.planning .card:not([aria-disabled])').first();
  await card.click();
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  // The server says what comes of it, for this plan and for the best ones.
  await page.locator('.planning .told').waitFor();
  expect(await page.locator('.planning .told').textContent()).toMatch(/caught.*tile/);
  await expect.poll(() => page.locator('[data-plan]').count()).toBeGreaterThan(1);
  await page.locator('[data-plan]').first().click();
  await expect.poll(() => page.locator('[data-plan][aria-pressed="true"]').count()).toBe(1);
  const faults = [
    ...(await seriousFaults(page)),
    ...(await untranslated(page)),
    ...(await bothSizes(page, 'lords-plan')),
  ];
  const address = (await page.locator('.planning a').getAttribute('href')) ?? '';
  await confirm(page, await step(page));
  await page.locator('.explainer .step').nth(1).waitFor();
  // As long as others act the story grows, and the reader is led to its end.
  await asked(page);
  const steps = await page.locator('.explainer .step').count();
  await page.getByRole('button', { name: '‹ Step' }).click();
  await expect.poll(() => page.locator('.explainer .step.later').count()).toBe(1);
  await page.getByRole('button', { name: 'Run all' }).click();
  expect(await page.locator('.explainer .step.later').count()).toBe(0);
  await expect.poll(() => page.locator('.explainer .rule-chip').count()).toBe(steps);
  faults.push(...(await seriousFaults(page)), ...(await bothSizes(page, 'lords-combat')));
  // The same battle in the stand-alone planner: party, traps and monsters came along.
  await page.goto(address);
  await page.locator('.plans button').first().waitFor();
  await expect.poll(() => page.locator('.member .number').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

it('tries plans in the planner, tells one of them, and says field by field what is wrong', async () => {
  const page = await stage.page({ path: '/plans/dungeon-lords' });
  await page.locator('.steps li').nth(2).waitFor();
  const before = await page.locator('.plans button').count();
  expect(before).toBeGreaterThan(3);
  // Only a room has place for two monsters.
  await page.getByLabel('Battle tile').selectOption('mint');
  await page.getByRole('button', { name: 'one more: Troll' }).press('Enter');
  await page.getByRole('button', { name: 'Try all plans' }).press('Enter');
  const both = page.locator('.plans button', { hasText: 'Troll + Troll' }).first();
  await both.waitFor();
  await expect.poll(() => page.locator('.plans button').count()).toBeGreaterThan(before);
  await both.press('Enter');
  expect(await both.getAttribute('aria-pressed')).toBe('true');
  await page.locator('.steps li', { hasText: 'Troll' }).first().waitFor();
  const faults = [
    ...(await seriousFaults(page)),
    ...(await untranslated(page)),
    ...(await bothSizes(page, 'lords-planner')),
  ];
  // The address is enough to come back.
  await page.reload();
  await page.locator('.plans button', { hasText: 'Troll + Troll' }).first().waitFor();
  for (const place of [1, 2, 3]) await page.getByLabel(`Place ${place}`).selectOption('');
  await page.getByRole('button', { name: 'Try all plans' }).click();
  await page.locator('.bad').first().waitFor();
  expect(await page.locator('.bad').first().textContent()).toContain('party');
  expect(faults).toEqual([]);
});

it('is played by keyboard alone, and says why a tunnel cannot be dug there', async () => {
  const page = await stage.page();
  await begin(page);
  await play(page, (code) => code === 'command', keys);
  // Tab leads to the board, arrows along it.
  const focused = (name: string): Promise<string | null> =>
    page.evaluate((attribute) => document.activeElement?.getAttribute(attribute) ?? null, name);
  for (let stops = 0; stops < 90 && (await focused('data-order')) === null; stops += 1)
    await page.keyboard.press('Tab');
  const begun = await focused('data-order');
  expect(begun).not.toBeNull();
  await page.keyboard.press(begun === 'build-room' ? 'ArrowLeft' : 'ArrowRight');
  expect(await focused('data-order')).not.toBe(begun);
  await page.locator('.central .column.open').first().focus();
  await page.keyboard.press('Enter');
  expect(await focused('aria-label')).toMatch(/your order 1.*I: /s);
  await page.keyboard.press('Enter');
  expect(await page.locator('.central .disc.set').count()).toBe(0);
  await page.locator('[data-cell="3-1"]').focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused('data-cell')).toBe('4-1');
  await expect.poll(() => page.locator('.grid [tabindex="0"]').count()).toBe(1);
  await play(page, (code) => code === 'tunnel' || code.startsWith('plan'), keys);
  expect(await question(page)).toBe('tunnel');
  await keys.touch(page.locator('[data-cell="5-4"]'));
  await page.locator('.refusal').waitFor();
  expect(await page.locator('.refusal').textContent()).toMatch(/§DL-30/);
  await expect.poll(() => page.locator('[data-cell="5-4"].marked').count()).toBe(1);
  await shot(page, 'lords-refusal');
  await page.keyboard.press('Escape');
  await page.locator('.refusal').waitFor({ state: 'detached' });
  const met = await play(page, (code) => code === 'command', keys);
  expect(met.get('tunnel')).toBeGreaterThan(0);
});

it('orders, rooms and imps are dragged to their places', async () => {
  const page = await stage.page();
  const builder: Way = { ...mouse, wanted: ['build-room', 'mine-gold', 'recruit-imps'] };
  await begin(page);
  await play(page, (code) => code === 'command', builder);
  const column = page.locator('.central .column.open');
  const names = await column.evaluateAll((all) =>
    all.slice(0, 2).map((one) => one.getAttribute('data-order')),
  );
  await column.nth(0).dragTo(page.locator('.rail li').nth(0));
  await page.locator(`[data-order="${names[1]}"]`).dragTo(page.locator('.rail li').nth(0));
  // The second one went before the first.
  expect(await page.locator(`[data-order="${names[1]}"] .disc`).textContent()).toBe('1');
  expect(await page.locator(`[data-order="${names[0]}"] .disc`).textContent()).toBe('2');
  for (let tries = 0; tries < TABLES; tries += 1) {
    await reach(page, 'build', '.shop .room.open', builder);
    const room = page.locator('.shop .room.open').first();
    const name = await room.getAttribute('data-room-card');
    await room.click();
    const cell = await page.locator('.grid .open').first().getAttribute('data-cell');
    await page.keyboard.press('Escape');
    await room.dragTo(page.locator(`[data-cell="${cell}"]`));
    await confirm(page, await step(page));
    await page.locator(`[data-cell="${cell}"][data-room="${name}"]`).waitFor();
    // Not every room works, nor are imps always left for it.
    await play(page, (code) => code === 'produce' || code.startsWith('plan'), builder);
    if ((await question(page)) === 'produce' && (await page.locator('.tray [draggable="true"]').count()) > 0)
      break;
  }
  const tile = page.locator('.grid .open').first();
  const works = await tile.getAttribute('data-cell');
  await page.locator('.tray [draggable="true"]').first().dragTo(tile);
  expect(await page.locator(`[data-cell="${works}"]`).getAttribute('aria-selected')).toBe('true');
  await shot(page, 'lords-produce');
  await confirm(page, await step(page));
});

it('fits a phone in French: own dungeon and own decisions', async () => {
  const page = await stage.page({ size: PHONE, touch: true, language: 'fr-FR', theme: 'light' });
  await begin(page, { seats: 4, items: 'advanced' });
  await play(page, (code) => code === 'command');
  for (let number = 0; number < 3; number += 1)
    await page.locator('.central .column.open:not(.chosen)').first().tap();
  await shot(page, 'lords-phone-orders');
  expect(await page.locator('#confirm').textContent()).toContain('Sceller mes ordres');
  const faults = [
    ...(await tooWide(page, PHONE.width)),
    ...(await seriousFaults(page)),
    ...(await untranslated(page)),
  ];
  await confirm(page, await step(page));
  await play(page, (code) => ['tunnel', 'produce', 'dig', 'hire', 'use'].includes(code));
  await shot(page, 'lords-phone-use');
  faults.push(...(await tooWide(page, PHONE.width)));
  await play(page, (code) => code.startsWith('plan'));
  await shot(page, 'lords-phone-plan');
  faults.push(
    ...(await tooWide(page, PHONE.width)),
    ...(await seriousFaults(page)),
    ...(await untranslated(page)),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('.facts').nth(1).click();
  await page.locator('dialog .grid').waitFor();
  await shot(page, 'lords-rival-fr-light');
  faults.push(...(await seriousFaults(page)), ...(await untranslated(page)));
  expect(faults).toEqual([]);
});
