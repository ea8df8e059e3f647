import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answer,
  asked,
  bot,
  me,
  PHONE,
  roll,
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

const DEMONS = { game: 'demons' };
const begin = (
  page: Page,
  seats: unknown[],
  options: Record<string, unknown> = {},
  rest: Record<string, unknown> = {},
): Promise<string> =>
  table(page, seats, { seats: seats.length, turn_limit: 3, ...options }, { ...DEMONS, ...rest });
const cell = (page: Page, hex: number) => page.locator(`[data-cell="${hex}"]`);
const allowed = (page: Page) => page.locator('[data-cell][aria-disabled="false"]');
/** Faces with which Ada moves first: after another's turn, mortals could lie in wait where she enters. */
const adaBegins = (): Record<string, number[]> => ({ '4.0c': [6, 1] });
const steps = (page: Page): Promise<string | null> => page.locator('.page h1 .step').textContent();

/** Confirms what is chosen and waits until the position has changed. */
async function confirm(page: Page): Promise<void> {
  const before = await steps(page);
  await page.locator('#confirm').click();
  await page.waitForFunction(
    (step) =>
      document.querySelector('.over, .curtain, .tray') !== null ||
      document.querySelector('.page h1 .step')?.textContent !== step,
    before,
    { polling: 30 },
  );
}
/** Takes a shield and enters the map by pointing at a hex: the first of these that nobody else has. */
async function enter(page: Page, ...hexes: number[]): Promise<void> {
  await page.locator('.right .action').first().waitFor();
  await answer(page);
  await allowed(page).first().waitFor({ state: 'attached' });
  for (const hex of hexes) {
    const free = cell(page, hex).and(allowed(page));
    if ((await free.count()) === 0) continue;
    await free.click();
    break;
  }
  await confirm(page);
  await page.locator('.cost').first().waitFor({ state: 'attached' });
}

it('is played alone to its end through the map, the book and the dialogs', async () => {
  const page = await stage.page();
  const table = await begin(page, [me('Ada')]);
  await enter(page, 112);
  expect(await page.locator('.plane svg *').count()).toBeLessThanOrEqual(2500);

  // A far hex: one click shows way and cost, the second walks there step by step.
  const far = await allowed(page).last().getAttribute('data-cell');
  await page.locator(`[data-cell="${far}"]`).click();
  await page.locator('.route').first().waitFor({ state: 'attached' });
  expect(await page.locator('.action.decided .note').textContent()).toMatch(/[3-5] points/);
  await shot(page, 'demons-walk');
  await page.locator(`[data-cell="${far}"]`).click();
  await page.waitForFunction(
    (hex) => /Ada/.test(document.querySelector(`[data-cell="${hex}"]`)?.getAttribute('aria-label') ?? ''),
    far,
  );
  expect(await page.locator('.log').textContent()).toContain(`0${far}`.slice(-4));

  await page.getByRole('button', { name: 'The seventy-two' }).click();
  await page.getByRole('button', { name: /^Asmoday/ }).click();
  expect(await page.locator('dialog').textContent()).toContain('Discovery of treasure');
  await shot(page, 'demons-page');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Signs and tables' }).click();
  await expect.poll(() => page.locator('dialog caption').count()).toBe(3);
  expect(await page.locator('dialog').textContent()).toContain('Reconstructed values');
  await shot(page, 'demons-key');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ledger' }).click();
  expect(await page.locator('dialog').textContent()).toContain('Wounds and curses');
  await page.keyboard.press('Escape');

  let conjured = 0;
  for (let turns = 0; turns < 200; turns += 1) {
    if ((await asked(page)) === 'over') break;
    const conjure = page.getByRole('button', { name: 'Conjure…' });
    if (conjured === 0 && (await conjure.count()) > 0) {
      await conjure.click();
      await expect.poll(() => page.locator('dialog .ranks > li').count()).toBe(7);
      await page.locator('dialog li.closed .rule-chip').first().waitFor();
      await shot(page, 'demons-conjure');
      await page.locator('dialog button.rank').last().click();
      await expect.poll(() => page.locator('.chances li').count()).toBeGreaterThan(0);
      conjured += 1;
      await confirm(page);
    } else if ((await allowed(page).count()) > 0) {
      await allowed(page).last().click();
      await confirm(page);
    } else await answer(page);
  }
  expect(conjured).toBe(1);
  await page.locator('.over table').waitFor();
  await expect.poll(() => page.locator('.over tbody tr').count()).toBe(1);
  // Three turns do not lead out of the map: that is neither a death nor a victory.
  const end = (await page.locator('.over').textContent()) ?? '';
  expect(end).toMatch(/still on the map at the end|dead, \d+ marks?/);
  expect(end).not.toMatch(/\blost\b|!/);
  expect(end).toContain('Ada has not won.');
  await shot(page, 'demons-over');

  await page.goto(`/r/${table}`);
  await page.locator('[data-step]').waitFor();
  await page.keyboard.press('End');
  await page.locator('.result').waitFor();
  await expect.poll(() => page.locator('[data-mortal]').count()).toBeGreaterThan(10);
});

it('lets one magician capture another and torture him, on one screen with typed dice', async () => {
  const page = await stage.page();
  await begin(page, [me('Ada'), me('Blaise')], { turn_limit: 9 }, { dice: 'table' });
  // Ada begins, princes come, nobody wakes, the fight captures, torture wounds once.
  const faces = { '4.0c': [6, 1], '9.0b': [6], '3.0b': [1], '8.0a': [1], '16.0a': [3] };
  const seen = new Set<string>();
  for (let turns = 0; turns < 60 && !seen.has('tortured'); turns += 1) {
    await roll(page, faces);
    if ((await asked(page)) === 'curtain') {
      await page.locator('.curtain .filled').click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
      continue;
    }
    await page.locator('.right .action').first().waitFor();
    const ada = ((await page.locator('.seats .acts .name').textContent()) ?? '').includes('Ada');
    const play = async (phrase: RegExp): Promise<boolean> => {
      const one = page
        .locator('.right .action')
        .filter({ has: page.locator('.phrase', { hasText: phrase }) });
      if ((await one.count()) === 0) return false;
      await one.first().click();
      if (/Torture|Begin/.test(phrase.source))
        await expect.poll(() => page.locator('.chances li').count()).toBeGreaterThan(0);
      await confirm(page);
      return true;
    };
    if (await play(/^Take a gold/)) continue;
    if (
      (await cell(page, ada ? 101 : 102).getAttribute('aria-disabled')) === 'false' &&
      (await page.locator('.phrase', { hasText: /^Enter at/ }).count()) > 0
    ) {
      await cell(page, ada ? 101 : 102).click();
      await confirm(page);
    } else if (ada && !seen.has('conjured') && (await play(/^Conjure princes/))) seen.add('conjured');
    else if (ada && (await page.locator('.phrase', { hasText: /^Attack 0102/ }).count()) > 0) {
      await cell(page, 102).click();
      await shot(page, 'demons-attack');
      await confirm(page);
    } else if (ada && (await play(/^Use Sitri/))) {
      await page.locator('.beside', { hasText: 'Fight for 0102' }).waitFor();
      await play(/^Begin the fight/);
      await roll(page, faces);
      seen.add('captured');
    } else if (
      ada &&
      seen.has('captured') &&
      (await page.locator('.phrase', { hasText: /^Torture/ }).count()) > 0
    ) {
      await play(/^Torture Blaise/);
      await roll(page, faces);
      seen.add('tortured');
    } else {
      if (!ada && seen.has('captured')) {
        expect(await page.locator('.beside').textContent()).toContain('Ada holds you.');
        seen.add('held');
      }
      if (!((await play(/^Stay/)) || (await play(/^End the turn/)))) await play(/./);
    }
  }
  expect([...seen]).toEqual(['conjured', 'captured', 'held', 'tortured']);
  await expect.poll(() => page.locator('[data-magician="1"] .chain').count()).toBe(1);
  expect(await page.locator('.seats li').nth(1).textContent()).toMatch(/prisoner.*1 wound/);
  await shot(page, 'demons-tortured');
});

it('tells the turn of the mortals unit by unit while the pieces march, skips it, and shows captivity', async () => {
  const page = await stage.page({ motion: true });
  await begin(page, [me('Ada')], { turn_limit: 9 }, { dice: 'table' });
  // Everybody in range wakes, the search finds Ada, the fight captures her.
  const faces = { '3.0b': [6], '6.0a': [6], '8.0a': [1] };
  await roll(page, faces);
  await answer(page);
  await cell(page, 107).click();
  await confirm(page);
  for (const phrase of ['Stay', 'End the turn']) {
    await page.locator('.quick .button', { hasText: phrase }).click();
    await confirm(page);
  }
  await roll(page, faces);
  const told = page.locator('.moments li');
  await told.first().waitFor();
  const events = await told.count();
  expect(events).toBeGreaterThan(4);
  // The map follows the telling: at the end the unit stands where it marched, before that where it was.
  await page.locator('.scene').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('.moments li:nth-child(3).here') !== null);
  await expect.poll(() => page.locator('.chain').count()).toBe(1);
  await shot(page, 'demons-mortals');
  await page.keyboard.press('.');
  await page.waitForFunction(() => document.querySelector('.moments .here') === null);
  expect(await page.locator('.scene').count()).toBe(0);
  expect(await page.locator('.seats').textContent()).toContain('captive');
  expect(await page.locator('.beside').textContent()).toMatch(/holds you/);
  await shot(page, 'demons-captive');
});

it('is played by keyboard alone on the map', async () => {
  const page = await stage.page();
  await begin(page, [me('Ada')]);
  await page.locator('#confirm').waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
  await allowed(page).first().waitFor();
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'gridcell');
  const at = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');
  // To the first column, then to its twelfth row.
  await page.keyboard.press('Home');
  await page.waitForFunction(() => /^1\d\d$/.test(document.activeElement?.getAttribute('data-cell') ?? ''));
  for (let rows = 0; rows < 20 && (await at()) !== '112'; rows += 1) {
    const before = await at();
    await page.keyboard.press(Number(before) > 112 ? 'ArrowUp' : 'ArrowDown');
    await page.waitForFunction((old) => document.activeElement?.getAttribute('data-cell') !== old, before);
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^0112, /);
  await page.keyboard.press('Enter');
  await page.locator('#confirm:enabled').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.cost').first().waitFor({ state: 'attached' });
  // Two hexes to the south-east and Enter twice: a walk.
  for (const key of ['d', 'e']) {
    const before = await at();
    await page.keyboard.press(key);
    await page.waitForFunction((old) => document.activeElement?.getAttribute('data-cell') !== old, before);
  }
  const goal = await at();
  await shot(page, 'demons-keyboard');
  await page.keyboard.press('Enter');
  await page.locator('.route').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (hex) => /Ada/.test(document.querySelector(`[data-cell="${hex}"]`)?.getAttribute('aria-label') ?? ''),
    goal,
  );
  for (let turns = 0; turns < 200 && (await asked(page)) !== 'over'; turns += 1) {
    const before = await steps(page);
    if (await page.locator('#confirm').isDisabled()) await page.keyboard.press('1');
    await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('#confirm')?.disabled);
    // On the map letters are directions; one step of Tab leaves it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('d');
    await page.waitForFunction(() => document.activeElement?.id === 'confirm');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (step) =>
        document.querySelector('.over') !== null ||
        document.querySelector('.page h1 .step')?.textContent !== step,
      before,
    );
  }
  await page.locator('.over').waitFor();
});

it('says why a hex is out of reach, marks it, and offers what can be done', async () => {
  const page = await stage.page();
  await begin(page, [me('Ada')]);
  await enter(page, 112);
  await cell(page, 2609).click({ force: true });
  const refusal = page.locator('.refusal');
  await refusal.waitFor();
  expect(await refusal.textContent()).toMatch(/Read §/);
  await expect.poll(() => page.locator('.stop-edge').count()).toBeGreaterThan(0);
  await shot(page, 'demons-refusal');
  await refusal
    .getByRole('button', { name: /instead|Go to|Stay/i })
    .first()
    .click();
  await page.locator('#confirm:enabled').waitFor();
  await expect.poll(() => page.locator('.action.decided').count()).toBe(1);
});

it('opens around the magician on a phone and is played with a finger', async () => {
  const page = await stage.page({ size: PHONE, touch: true, language: 'fr-FR', theme: 'light' });
  await begin(page, [me('Ada'), bot], {}, { dice: 'table' });
  await roll(page, adaBegins());
  await page.getByRole('button', { name: 'Actions', exact: true }).tap();
  await page.locator('.right .action').first().tap();
  await page.locator('.phone-tabs button').first().tap();
  await page.locator('#confirm').tap();
  await allowed(page).first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Place suivante' }).tap();
  await confirm(page);
  await page.locator('.cost').first().waitFor({ state: 'attached' });
  const box = await page.locator('[data-magician="0"]').boundingBox();
  const map = await page.locator('.plane').first().boundingBox();
  expect(
    box &&
      map &&
      box.x >= map.x &&
      box.x + box.width <= map.x + map.width + 1 &&
      box.y >= map.y - 1 &&
      box.y + box.height <= map.y + map.height + 1,
  ).toBe(true);
  expect(await tooWide(page, PHONE.width)).toEqual([]);
  await page.getByRole('button', { name: 'Place suivante' }).tap();
  await shot(page, 'demons-phone');
  await page.getByRole('button', { name: /^Trésors/ }).tap();
  await expect.poll(() => page.locator('dialog .grid button').count()).toBe(36);
  await shot(page, 'demons-phone-treasure');
  await page.keyboard.press('Escape');
  await confirm(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

it.each([
  ['en-GB', 'dark'],
  ['fr-FR', 'light'],
] as const)('has no serious fault and no raw key (%s, %s)', async (language, theme) => {
  const page = await stage.page({ language, theme });
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    for (const key of await untranslated(page)) faults.push(`${name}: untranslated ${key}`);
    for (const fault of await seriousFaults(page)) faults.push(`${name}: ${fault}`);
    await shot(page, `demons-${name}-${language.slice(0, 2)}`);
  };
  await begin(page, [me('Ada'), bot], { turn_limit: 1 }, { dice: 'table' });
  await roll(page, adaBegins());
  await enter(page, 112, 114);
  await look('table');
  await page.locator('.quick .button').first().click();
  await page.locator('dialog .ranks .closed .rule-chip').first().waitFor();
  await look('conjuration');
  await page.locator('dialog button.rank').first().click();
  await confirm(page);
  await roll(page, {});
  const rail = page.locator('.rail .buttons .button');
  await rail.first().click();
  await look('ledger');
  await page.keyboard.press('Escape');
  await rail.last().click();
  await page.locator('dialog li button').first().click();
  await look('demon');
  await page.keyboard.press('Escape');
  for (;;) {
    await roll(page, {});
    if ((await asked(page)) === 'over') break;
    await answer(page);
  }
  await look('over');
  expect(faults).toEqual([]);
});
