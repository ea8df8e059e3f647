import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, bot, me, PHONE, seriousFaults, shot, Stage, table, tooWide, untranslated } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const CLASH = { scenario: 'first-clash' };
const begin = (page: Page, seats: unknown[], rest: Record<string, unknown> = {}): Promise<string> => table(page, seats, CLASH, { game: 'demonworld', ...rest });
const allowed = (page: Page) => page.locator('[data-cell][aria-disabled="false"]');
const step = (page: Page): Promise<string | null> => page.locator('.page h1 .step').textContent();
const moved = (page: Page, before: string | null): Promise<unknown> =>
  page.waitForFunction((old) => document.querySelector('.over, .curtain') !== null || document.querySelector('.page h1 .step')?.textContent !== old, before, { polling: 30 });

/** Lays orders, takes plans and announces shots; everything else is left to what the list begins with. */
async function choose(page: Page): Promise<void> {
  const list = page.locator('.right .action');
  await list.first().waitFor();
  const wanted = ['Suggested plans', 'Shots', 'Blows'];
  for (const heading of wanted) {
    const group = page.locator(`.right h3:has-text("${heading}") + * .action`);
    if ((await group.count()) > 0) {
      await group.first().click();
      return;
    }
  }
  if (await page.locator('#confirm').isDisabled()) await list.first().click();
}

it('fights the first clash to its end against a bot, by mouse', async () => {
  const page = await stage.page();
  const table = await begin(page, [me('Ada'), bot]);
  let pointed = 0;
  let turns = 0;
  for (; turns < 1500; turns += 1) {
    const state = await asked(page);
    if (state === 'over') break;
    const before = await step(page);
    // On the field itself wherever it offers something; deployment and steps are hexes.
    if (turns % 3 === 0 && (await allowed(page).count()) > 0) {
      await allowed(page).nth(Math.floor((await allowed(page).count()) / 2)).click({ force: true });
      pointed += 1;
      if (await page.locator('#confirm').isDisabled()) await choose(page);
    } else await choose(page);
    if (turns === 2) await shot(page, 'demonworld-deploy');
    await page.locator('#confirm').click();
    await moved(page, before);
  }
  expect(pointed).toBeGreaterThan(3);
  await page.locator('.over table').waitFor();
  expect(await page.locator('.over tbody tr').count()).toBe(2);
  await shot(page, 'demonworld-over');

  await page.goto(`/r/${table}`);
  await page.locator('[data-step]').waitFor();
  await page.keyboard.press('End');
  await page.locator('.result').waitFor();
});

it('fights the first clash to its end against a bot, by keyboard alone', async () => {
  const page = await stage.page();
  await begin(page, [me('Ada'), bot]);
  let walked = 0;
  for (let turns = 0; turns < 1500; turns += 1) {
    const state = await asked(page);
    if (state === 'over') break;
    const before = await step(page);
    await page.locator('.right .action').first().waitFor();
    const places = await allowed(page).count();
    if (walked < 3 && places > 0) {
      // The grid is one tab stop; every hex says what is there.
      await page.locator('[data-cell][tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^\d{4}, /);
      walked += 1;
    }
    if (await page.locator('#confirm').isDisabled()) {
      await page.locator('.right .action').first().focus();
      await page.keyboard.press('Enter');
    }
    await page.locator('#confirm').focus();
    await page.keyboard.press('Enter');
    await moved(page, before);
  }
  await page.locator('.over table').waitFor();
  expect(walked).toBe(3);
});

it.each([['en-GB', 'en'], ['fr-FR', 'fr']])('reads well and is accessible in %s, on a desktop and on a phone', async (language, short) => {
  const page = await stage.page({ language });
  await begin(page, [me('Ada'), bot]);
  for (let turns = 0; turns < 60; turns += 1) {
    if ((await asked(page)) === 'over') break;
    const before = await step(page);
    await page.locator('.right .action').first().waitFor();
    if ((await page.locator('.track, .phases').textContent({ timeout: 1000 }).catch(() => ''))?.match(/2/)) break;
    if (await page.locator('#confirm').isDisabled()) await page.locator('.right .action').first().click();
    await page.locator('#confirm').click();
    await moved(page, before);
  }
  await shot(page, `demonworld-${short}`);
  expect(await untranslated(page)).toEqual([]);
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(200);
  await shot(page, `demonworld-${short}-phone`);
  expect(await tooWide(page, PHONE.width)).toEqual([]);
});
