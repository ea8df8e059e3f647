import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, bot, me, PHONE, seriousFaults, shot, Stage, table, tooWide, untranslated } from './harness';

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

/** A table in whose first battle the viewer has something to send. */
async function armed(page: Page): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    await table(page, FOUR, { seats: 4 }, LORDS);
    await page.locator('#confirm').waitFor();
    await play(page, (code) => code.startsWith('plan'));
    if ((await page.locator('.planning .card:not([aria-disabled])').count()) > 0) return;
  }
}

it('puts a plan together, compares plans, opens the planner and explains the round step by step', async () => {
  const page = await stage.page();
  await armed(page);
  const card = page.locator('.planning .card:not([aria-disabled])').first();
  await card.click();
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  // The server says what comes of it, for this plan and for the best ones.
  await page.locator('.planning .told').waitFor();
  expect(await page.locator('.planning .told').textContent()).toMatch(/caught.*tile/);
  expect(await page.locator('[data-plan]').count()).toBeGreaterThan(1);
  await page.locator('[data-plan]').first().click();
  expect(await page.locator('[data-plan][aria-pressed="true"]').count()).toBe(1);
  await shot(page, 'lords-plan');
  const address = await page.locator('.planning a').getAttribute('href');
  const before = await step(page);
  await confirm(page, before);
  await page.locator('.explainer .step').first().waitFor({ timeout: 60_000 }).catch(() => play(page, (code) => code === 'strike'));
  await page.locator('.explainer .step').first().waitFor();
  const steps = await page.locator('.explainer .step').count();
  expect(steps).toBeGreaterThan(1);
  await page.getByRole('button', { name: '‹ Step' }).click();
  expect(await page.locator('.explainer .step.later').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Run all' }).click();
  expect(await page.locator('.explainer .step.later').count()).toBe(0);
  expect(await page.locator('.explainer .rule-chip').count()).toBe(steps);
  await shot(page, 'lords-combat');
  // The same battle in the stand-alone planner.
  await page.goto(address ?? '');
  await page.locator('.plans button').first().waitFor();
  await page.locator('.steps li').first().waitFor();
  await shot(page, 'lords-planner');
  expect(await page.locator('.steps li').count()).toBeGreaterThan(2);
}, 180_000);

it('tells in the planner what is wrong, field by field', async () => {
  const page = await stage.page({ path: '/plans/dungeon-lords' });
  await page.locator('.plans button').first().waitFor();
  expect(await page.locator('.plans button').count()).toBeGreaterThan(3);
  const more = page.getByRole('button', { name: 'one more: Troll' });
  await more.click();
  await page.getByRole('button', { name: 'Try all plans' }).click();
  await page.locator('.plans button', { hasText: 'Troll + Troll' }).first().waitFor();
  for (const place of [1, 2, 3]) await page.getByLabel(`Place ${place}`).selectOption('');
  await page.getByRole('button', { name: 'Try all plans' }).click();
  await page.locator('.bad').first().waitFor();
  expect(await page.locator('.bad').first().textContent()).toContain('party');
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await tooWide(page, PHONE.width)).toEqual([]);
});

it('is played by keyboard: orders, tiles, list', async () => {
  const page = await stage.page();
  await table(page, FOUR, { seats: 4 }, LORDS);
  await page.locator('#confirm').waitFor();
  await play(page, (code) => code === 'command');
  await page.locator('.central .column.open').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.central .disc.set').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toMatch(/your order 1.*I: /s);
  const tile = page.locator('[data-cell="3-1"]');
  await tile.focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('4-1');
  expect(await page.locator('.grid [tabindex="0"]').count()).toBe(1);
  // The cards are put in sequence by dragging as well.
  const column = page.locator('.central .column.open:not(.chosen)').first();
  await column.dragTo(page.locator('.rail li').nth(1));
  expect(await page.locator('.central .disc.set').count()).toBe(2);
});

it('says why a tunnel cannot be dug there and marks the tile', async () => {
  const page = await stage.page();
  await table(page, FOUR, { seats: 4 }, LORDS);
  await page.locator('#confirm').waitFor();
  await play(page, (code) => code === 'command');
  // Dig first, so that tunnels are to be placed.
  for (const order of ['dig-tunnels', 'get-food', 'mine-gold', 'buy-traps', 'improve-reputation', 'recruit-imps']) {
    if ((await page.locator('.central .disc.set').count()) < 3) await page.locator(`.central [data-order="${order}"].open:not(.chosen)`).click({ timeout: 500 }).catch(() => undefined);
  }
  await confirm(page, await step(page));
  const met = await play(page, (code) => code === 'tunnel' || code === 'command');
  if (!met.has('tunnel')) return;
  await page.locator('[data-cell="5-4"]').click();
  await page.locator('.refusal').waitFor();
  expect(await page.locator('.refusal').textContent()).toMatch(/§DL-30/);
  expect(await page.locator('[data-cell="5-4"].marked').count()).toBe(1);
  await shot(page, 'lords-refusal');
}, 60_000);

it('fits a phone: own dungeon and own decision', async () => {
  const page = await stage.page({ size: PHONE, touch: true, language: 'fr-FR' });
  await table(page, FOUR, { seats: 4, items: 'advanced' }, LORDS);
  await page.locator('#confirm').waitFor();
  expect(await page.locator('.seats').textContent()).toContain('Esprit follet');
  await play(page, (code) => code === 'command');
  for (let number = 0; number < 3; number += 1) await page.locator('.central .column.open:not(.chosen)').first().tap();
  await shot(page, 'lords-phone-orders');
  expect(await tooWide(page, PHONE.width)).toEqual([]);
  expect(await page.locator('#confirm').textContent()).toContain('Sceller mes ordres');
  await confirm(page, await step(page));
  await play(page, (code) => ['tunnel', 'produce', 'dig', 'hire', 'use'].includes(code));
  await shot(page, 'lords-phone-use');
  await play(page, (code) => code.startsWith('plan'));
  await shot(page, 'lords-phone-plan');
  expect(await tooWide(page, PHONE.width)).toEqual([]);
  expect(await untranslated(page)).toEqual([]);
}, 120_000);

it.each([['en-GB', 'dark'], ['fr-FR', 'light']] as const)('has no serious fault and no raw key (%s, %s)', async (language, theme) => {
  const page = await stage.page({ language, theme });
  await table(page, FOUR, { seats: 4, items: 'basic' }, LORDS);
  await page.locator('#confirm').waitFor();
  await play(page, (code) => code === 'command');
  const faults = await seriousFaults(page);
  await shot(page, `lords-${language.slice(0, 2)}-${theme}`);
  await page.locator('.facts').nth(1).click();
  await page.locator('dialog .grid').waitFor();
  faults.push(...(await seriousFaults(page)), ...(await untranslated(page)));
  await page.keyboard.press('Escape');
  await play(page, (code) => code.startsWith('plan'));
  faults.push(...(await seriousFaults(page)), ...(await untranslated(page)));
  await shot(page, `lords-plan-${language.slice(0, 2)}-${theme}`);
  expect(faults).toEqual([]);
}, 120_000);
