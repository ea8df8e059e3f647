import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
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

// The battle with wind and fire; one champion on each side, so that it is soon his turn.
const WINDY = {
  scenario: 'pitched-2000',
  level: 'advanced',
  south: 'own',
  south_list: 'O08',
  north: 'own',
  north_list: 'O09',
};
const wind = (page: Page) => page.locator('.wind');
const listed = (page: Page, words: RegExp) =>
  page.locator('.right .action').filter({ has: page.locator('.phrase', { hasText: words }) });

/** Plays the first of these that is offered, or else what stands first. */
async function play(page: Page, wishes: RegExp[]): Promise<void> {
  const before = await page.locator('.page h1 .step').textContent();
  await page.locator('.right .action').first().waitFor();
  let wanted = page.locator('.right .action').first();
  for (const words of wishes) {
    if ((await listed(page, words).count()) === 0) continue;
    wanted = listed(page, words).first();
    break;
  }
  await wanted.click();
  await page.locator('#confirm:not([disabled])').click();
  await page.waitForFunction(
    (old) =>
      document.querySelector('.tray, .over') !== null ||
      document.querySelector('.page h1 .step')?.textContent !== old,
    before,
    { polling: 30 },
  );
}

it('shows the wind as a mark and in words, and the hex that a champion sets alight', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), bot], WINDY, { game: 'demonworld', dice: 'table' });
  // The wind blows to the south-east, Ada goes first, her fire catches and does not spread.
  const faces = (): Record<string, number[]> => ({
    'PR-124': [3, 4],
    'PR-86': [6, 1, 6, 1],
    'DW-1': [10],
    'DW-249': [1],
    'PR-126': [20],
  });
  const until = async (wanted: RegExp, wishes: RegExp[]): Promise<void> => {
    for (let turns = 0; turns < 60; turns += 1) {
      await roll(page, faces());
      expect(await asked(page)).toBe('confirm');
      await page.locator('.right .action').first().waitFor();
      if ((await listed(page, wanted).count()) > 0) return;
      await play(page, wishes);
    }
    throw new Error(`${wanted.source} is never offered`);
  };
  // Before the first turn nobody knows the wind.
  await page.locator('.right .action').first().waitFor();
  expect(await wind(page).count()).toBe(0);
  await until(/^Go first/, [/^Looking north$/, /^Place at 0626$/]);
  expect(await wind(page).textContent()).toMatch(
    /Blows towards the south-east \(3\), speed [1-9]\d*\.\s+Nothing burns\./,
  );
  expect(await wind(page).locator('svg g').getAttribute('transform')).toBe('rotate(150)');
  expect(await page.locator('.fire').count()).toBe(0);

  // Up to the tall grass, and there without a step for a turn.
  await until(/to 0624$/, [/^Go first/, /^Move/, /^Choose/]);
  await play(page, [/to 0624$/]);
  await until(/set fire to/, [/^Go first/, /face north/, /^Pass/, /^Done/]);
  await play(page, [/set fire to/]);
  await roll(page, faces());
  await page.locator('.fire').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.fire').count()).toBe(1);
  expect(await wind(page).textContent()).toMatch(/1 hex burns\./);
  await expect.poll(() => page.getByText(/^Turns until burnt out: 0\d23 \(\d\)\.$/).count()).toBe(1);
  await page.locator('[data-cell][aria-label*="It burns"]').waitFor({ state: 'attached' });
  expect(await seriousFaults(page)).toEqual([]);
  expect(await untranslated(page)).toEqual([]);
  await shot(page, 'demonworld-fire');

  // A phone has no rail: the wind stands on the sheet.
  await page.setViewportSize(PHONE);
  await page.locator('.weather .wind').waitFor();
  await shot(page, 'demonworld-fire-phone');
  expect(await tooWide(page, PHONE.width)).toEqual([]);
});

it('keeps what is under the pointer in sight beside two armies, and folds the other one', async () => {
  const page = await stage.page();
  await table(
    page,
    [me('Ada'), bot],
    { scenario: 'pitched-2000', level: 'advanced' },
    { game: 'demonworld' },
  );
  await page.locator('.right .action').first().waitFor();
  await page.locator('.left section li').nth(20).waitFor({ state: 'attached' });
  const box = await page.locator('.inspector').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  const other = page.locator('.left details');
  expect(await other.locator('li').first().isVisible()).toBe(false);
  await other.locator('summary').click();
  await other.locator('li').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});
