import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, bot, me, shot, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const LORDS = { game: 'dungeon-lords' };
const question = (page: Page): Promise<string> => page.locator('[data-question]').getAttribute('data-question').then((code) => code ?? '');
const step = (page: Page): Promise<string | null> => page.locator('.page h1 .step').textContent();

/** Points at something on the table that answers the open question. */
async function point(page: Page, code: string): Promise<void> {
  const first = async (...selectors: string[]): Promise<boolean> => {
    for (const selector of selectors) {
      const found = page.locator(selector).first();
      if ((await found.count()) === 0) continue;
      await found.click();
      return true;
    }
    return false;
  };
  switch (code) {
    case 'command':
      for (let number = 0; number < 3; number += 1) {
        const card = page.locator('.central .column.open:not(.chosen):not(.away)');
        if ((await page.locator('.central .disc.set').count()) < 3) await card.nth(number * 2 % Math.max(1, await card.count())).click();
      }
      break;
    case 'tunnel':
      await first('.grid .open');
      break;
    case 'produce':
      await first('.grid .open');
      break;
    case 'build':
      if (await first('.shop .room.open')) await first('.grid .open');
      else await first('[data-answer]');
      break;
    case 'hire':
      await first('.shop .open', '[data-answer]');
      break;
    case 'plan-tile':
      await first('.grid .open');
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
async function confirm(page: Page, before: string | null): Promise<void> {
  const ready = await page.waitForFunction((was) => {
    if (document.querySelector('.over') !== null || document.querySelector('.page h1 .step')?.textContent !== was) return 'moved';
    return document.querySelector('#confirm:enabled') !== null ? 'ready' : false;
  }, before, { polling: 30 });
  if ((await ready.jsonValue()) === 'ready') await page.locator('#confirm').click({ timeout: 2000 }).catch(() => undefined);
  await page.waitForFunction((was) => document.querySelector('.over') !== null || document.querySelector('.page h1 .step')?.textContent !== was, before, { polling: 30 });
}

/** Plays by pointing at the table until the game is over or the stop is reached. */
async function play(page: Page, stop: (code: string) => boolean = () => false): Promise<Map<string, number>> {
  const met = new Map<string, number>();
  for (let moves = 0; moves < 600; moves += 1) {
    if ((await asked(page)) === 'over') return met;
    const code = await question(page);
    met.set(code, (met.get(code) ?? 0) + 1);
    if (stop(code)) return met;
    const before = await step(page);
    try {
      await point(page, code);
      await confirm(page, before);
    } catch (problem) {
      await shot(page, 'lords-stuck');
      throw new Error(`stuck at ${code}`, { cause: problem });
    }
  }
  throw new Error('the game does not end');
}

const FOUR = [me('Camille'), bot, bot, bot];

it.each(['none', 'basic', 'advanced'] as const)('plays a game of four with three bots to its end by pointing (items %s)', async (items) => {
  const page = await stage.page();
  await table(page, FOUR, { seats: 4, items }, LORDS);
  await page.locator('#confirm').waitFor();
  await play(page, (code) => code === 'command');
  await page.locator('.central .column.open').nth(1).click();
  await shot(page, `lords-orders-${items}`);
  const met = await play(page);
  expect(met.get('command')).toBeGreaterThan(6);
  if (items === 'basic') expect(met.get('sell')).toBeGreaterThan(0);
  if (items === 'advanced') expect(met.get('commit')).toBeGreaterThan(0);
  await page.locator('.over .scoring').waitFor();
  expect(await page.locator('.over thead th').count()).toBe(5);
  await shot(page, `lords-over-${items}`);
}, 180_000);

it('shows the plan of a battle, compares plans and explains the round step by step', async () => {
  const page = await stage.page();
  await table(page, FOUR, { seats: 4 }, LORDS);
  await page.locator('#confirm').waitFor();
  await play(page, (code) => code.startsWith('plan'));
  await page.locator('.planning').waitFor();
  await shot(page, 'lords-plan');
  await play(page, (code) => code === 'strike' || code === 'spring');
  await page.locator('.explainer').waitFor({ timeout: 2000 }).catch(() => undefined);
  await shot(page, 'lords-combat');
}, 120_000);
