import type { Page } from 'playwright-core';
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

const CLASH = { scenario: 'first-clash' };
const begin = (page: Page, seats: unknown[], rest: Record<string, unknown> = {}): Promise<string> =>
  table(page, seats, CLASH, { game: 'demonworld', ...rest });
const allowed = (page: Page) => page.locator('[data-cell][aria-disabled="false"]');
const step = (page: Page): Promise<string | null> => page.locator('.page h1 .step').textContent();
/** Whether the position is another one, or nothing is asked any more. */
const isPast = (page: Page, before: string | null): Promise<boolean> =>
  page.evaluate(
    (old) =>
      document.querySelector('.over, .curtain') !== null ||
      document.querySelector('.page h1 .step')?.textContent !== old,
    before,
  );

/** Chooses and confirms until the position changes; an opponent's answer in between may undo a choice. */
async function play(page: Page, pick: () => Promise<void>, confirm: () => Promise<void>): Promise<void> {
  const before = await step(page);
  for (let tries = 0; tries < 60; tries += 1) {
    if (await isPast(page, before)) return;
    if (await page.locator('#confirm:not([disabled])').count()) await confirm();
    else await pick();
    await page.waitForTimeout(40);
  }
  throw new Error(`nothing happens after step ${before}`);
}
const press = (page: Page) => (): Promise<void> =>
  page
    .locator('#confirm')
    .click({ timeout: 1000 })
    .catch(() => undefined);
const first = (page: Page) => (): Promise<void> =>
  page
    .locator('.right .action')
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);

/** Lays orders, takes plans and announces shots; everything else is left to what the list begins with. */
async function choose(page: Page): Promise<void> {
  const list = page.locator('.right .action');
  // The opponent may end the battle while one looks for something to do.
  await list.first().or(page.locator('.over')).first().waitFor();
  if ((await page.locator('.over').count()) > 0) return;
  const wanted = ['Suggested plans', 'Shots', 'Blows'];
  for (const heading of wanted) {
    const group = page.locator(`.right h3:has-text("${heading}") + * .action`);
    if ((await group.count()) > 0) {
      await group
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      return;
    }
  }
  await list
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);
}

it('fights the first clash to its end against a bot, by mouse', async () => {
  const page = await stage.page();
  const table = await begin(page, [me('Ada'), bot]);
  let pointed = 0;
  let turns = 0;
  for (; turns < 1500; turns += 1) {
    const state = await asked(page);
    if (state === 'over') break;
    // On the field itself wherever it offers something; deployment and steps are hexes.
    if (pointed < 8 && (await allowed(page).count()) > 0) {
      await allowed(page)
        .nth(Math.floor((await allowed(page).count()) / 2))
        .click({ force: true, timeout: 1000 })
        .then(
          () => (pointed += 1),
          () => undefined,
        );
    }
    if (turns === 2) await shot(page, 'demonworld-deploy');
    await play(page, () => choose(page), press(page));
  }
  expect(pointed).toBeGreaterThan(3);
  await page.locator('.over table').waitFor();
  await expect.poll(() => page.locator('.over tbody tr').count()).toBe(2);
  // A battle is won by a lead: the page says by which, and how much was missing.
  const sums = (await page.locator('.over tbody td:last-child').allTextContents()).map(Number);
  const lead = Math.abs((sums[0] ?? 0) - (sums[1] ?? 0));
  const verdict = (await page.locator('.over').textContent()) ?? '';
  if (lead >= 43) expect(verdict).toContain(`with a lead of ${lead} points; 43 were needed.`);
  else if (lead > 0)
    expect(verdict).toContain(
      `leads by ${lead}, but a lead of 43 points is needed to win: ${43 - lead} short.`,
    );
  else expect(verdict).toContain('A lead of 43 points is needed.');
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
  let looked = false;
  for (let turns = 0; turns < 1500; turns += 1) {
    const state = await asked(page);
    if (state === 'over') break;
    await page.locator('.right .action').first().waitFor();
    if (!looked && (await page.locator('.right .action', { hasText: /^Looking north/ }).count()) > 0) {
      // What is no place is stepped through as well.
      looked = true;
      await page.keyboard.press('n');
      await page.locator('#confirm:not([disabled])').waitFor();
      expect(await page.locator('.decision .preview').textContent()).toMatch(/^Looking/);
    }
    const places = await allowed(page).count();
    if (walked < 3 && places > 0) {
      // The grid is one tab stop; every hex says what is there.
      await page.locator('[data-cell][tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() =>
        /^\d{4}, /.test(document.activeElement?.getAttribute('aria-label') ?? ''),
      );
      const labels = await page
        .locator('[data-cell]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
      expect(labels.filter((label) => label.includes('demonworld-'))).toEqual([]);
      walked += 1;
    }
    const enter = async (where: string): Promise<void> => {
      await page
        .locator(where)
        .first()
        .focus({ timeout: 1000 })
        .then(
          () => page.keyboard.press('Enter'),
          () => undefined,
        );
    };
    await play(
      page,
      () => enter('.right .action'),
      () => enter('#confirm'),
    );
  }
  await page.locator('.over table').waitFor();
  expect(walked).toBe(3);
  expect(looked).toBe(true);
});

it.each([
  ['en-GB', 'en'],
  ['fr-FR', 'fr'],
])('reads well and is accessible in %s, on a desktop and on a phone', async (language, short) => {
  const page = await stage.page({ language });
  await begin(page, [me('Ada'), bot]);
  for (let turns = 0; turns < 60; turns += 1) {
    if ((await asked(page)) === 'over') break;
    await page.locator('.right .action').first().waitFor();
    if (
      (
        await page
          .locator('.track, .phases')
          .textContent({ timeout: 1000 })
          .catch(() => '')
      )?.match(/2/)
    )
      break;
    await play(page, first(page), press(page));
  }
  await shot(page, `demonworld-${short}`);
  expect(await untranslated(page)).toEqual([]);
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(200);
  await shot(page, `demonworld-${short}-phone`);
  expect(await tooWide(page, PHONE.width)).toEqual([]);
  // The units of a side are a sheet behind its seat, also from another part of the page; picking one leads to
  // the board.
  await page.locator('.phone-tabs button').nth(1).click();
  await page.locator('.seats button.facts').nth(1).click();
  await page.locator('dialog li button').first().waitFor();
  await shot(page, `demonworld-units-${short}-phone`);
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('dialog li button').first().click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('.page').getAttribute('data-pane')).toBe('board');
});

it.each([
  ['en-GB', 'en'],
  ['fr-FR', 'fr'],
])('says why it advises an order, though the opponent answers meanwhile, in %s', async (language, short) => {
  const page = await stage.page({ language });
  await begin(page, [me('Ada'), bot]);
  for (let turns = 0; turns < 60; turns += 1) {
    expect(await asked(page)).toBe('confirm');
    await page.locator('.right .action').first().waitFor();
    if (/Orders|Ordres/.test((await page.locator('.right h3').allTextContents()).join())) break;
    await play(page, first(page), press(page));
  }
  await page.keyboard.press('h');
  await page.locator('.hints ol li').first().waitFor();
  const said = (await page.locator('.hints li p').allTextContents()).join(' ');
  expect(said).not.toMatch(/^$|heuristic|demonworld-/);
  expect(await bothSizes(page, `demonworld-hint-${short}`)).toEqual([]);
  expect(await untranslated(page)).toEqual([]);
});
