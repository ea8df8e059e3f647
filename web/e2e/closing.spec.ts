// Escape closes what lies on top, once; the large button gives nothing away.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { answer, asked, bot, me, RING, shot, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const chosen = (page: Page): Promise<number> => page.locator('.decision .preview').count();
const drawer = (page: Page): Promise<number> => page.locator('.drawer').count();

it('closes one thing with one press of Escape: dialog, rules, refusal, choice', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), bot], RING);
  await page.locator('#confirm').waitFor();
  await page.locator('.right .action').first().click();
  expect(await chosen(page)).toBe(1);
  // A choice of two things is dropped by one press.
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.decision .preview, .decision .chips') === null);
  // A dialog, though the focus lies behind it; the choice stays.
  await page.locator('.right .action').first().click();
  await page.keyboard.press('?');
  await page.locator('dialog[open] h2').click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await chosen(page)).toBe(1);
  // The rules, then the choice.
  await page.keyboard.press('r');
  await page.locator('.drawer article').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.drawer').waitFor({ state: 'detached' });
  expect(await chosen(page)).toBe(1);
  // Also from an empty field of the rules.
  await page.keyboard.press('r');
  await page.locator('.drawer input[type="search"]').click();
  await page.keyboard.press('Escape');
  await page.locator('.drawer').waitFor({ state: 'detached' });
  expect(await chosen(page)).toBe(1);
  await page.keyboard.press('Escape');
  expect(await chosen(page)).toBe(0);
  // A refusal, the rules that were opened about it above it, and the choice that was refused below.
  const taken = page.locator('[data-corner][aria-disabled="true"]').first();
  for (let turns = 0; turns < 30 && (await taken.count()) === 0; turns += 1) {
    await answer(page);
    await asked(page);
    await page.locator('.hand .card:not([aria-disabled="true"])').first().click();
  }
  await page.locator('.hand .card:not([aria-disabled="true"])').first().click();
  await taken.click({ force: true });
  await page.locator('.refusal').waitFor();
  await page.locator('.refusal .rule-chip').click();
  await page.locator('.drawer article.here').waitFor();
  await page.keyboard.press('Escape');
  expect([await drawer(page), await page.locator('.refusal').count()]).toEqual([0, 1]);
  await page.keyboard.press('Escape');
  expect([await page.locator('.refusal').count(), await page.locator('.hand .card.chosen').count()]).toEqual([
    0, 1,
  ]);
  await page.keyboard.press('Escape');
  expect(await page.locator('.hand .card.chosen').count()).toBe(0);
});

/** Answers by the list until an action of such a kind is offered; says whether it came. */
async function until(page: Page, phrase: RegExp, avoid: RegExp): Promise<boolean> {
  for (let turns = 0; turns < 120; turns += 1) {
    if ((await asked(page)) === 'over') return false;
    await page.waitForTimeout(60);
    if (
      (await page.locator('.right .action').filter({ hasText: phrase }).count()) > 0 &&
      (await page.locator('.right .action').count()) > 1
    )
      return true;
    const step = await page.locator('.page h1 .step').textContent();
    const row = page.locator('.right .action').filter({ hasNotText: avoid }).first();
    await ((await row.count()) > 0 ? row : page.locator('.right .action').first()).click();
    await page.locator('#confirm:enabled').click();
    await page.waitForFunction(
      (old) =>
        document.querySelector('.over') !== null ||
        document.querySelector('.page h1 .step')?.textContent !== old,
      step,
      { polling: 30 },
    );
  }
  return false;
}

const LOSSES: [game: string, options: unknown, phrase: RegExp, loss: RegExp][] = [
  ['dicke-daemonen', RING, /^Make no prediction/, /cannot win/],
  ['summon-demons', {}, /^End the turn/, /still buy or summon/],
  ['demonworld', { scenario: 'first-clash' }, /^Pass/, /not moved yet/],
  ['demonworld', { scenario: 'first-clash' }, /^Done/, /movement points? (is|are) left/],
];
for (const [game, options, phrase, loss] of LOSSES) {
  it(`gives nothing away by the large button of ${game}: ${phrase.source}`, async () => {
    const page = await stage.page();
    await table(page, [me('Ada'), bot], options, { game });
    let found = false;
    for (let tables = 0; tables < 3 && !found; tables += 1) {
      if (tables > 0) await table(page, [me('Ada'), bot], options, { game });
      found = await until(page, phrase, /^(End the turn|Pass|Done|Make no prediction)/);
    }
    expect(found).toBe(true);
    const step = await page.locator('.page h1 .step').textContent();
    const large = page.locator('#confirm');
    expect(await large.textContent()).not.toMatch(phrase);
    expect(await large.isDisabled()).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    expect(await page.locator('.page h1 .step').textContent()).toBe(step);
    expect(await page.locator('.decision .words').textContent()).toMatch(loss);
    await shot(page, `forgo-${game}-${phrase.source.slice(1, 5)}`);
    // It stands in a place of its own, and what it costs stays said when it is chosen from the list.
    expect(await page.locator('#forgo').textContent()).toMatch(phrase);
    await page.locator('.right .action').filter({ hasText: phrase }).first().click();
    expect(await large.evaluate((button) => button.classList.contains('filled'))).toBe(false);
    expect(await page.locator('.decision .words').textContent()).toMatch(loss);
    await page.keyboard.press('Escape');
    if (game === 'dicke-daemonen') {
      await page.getByRole('button', { name: 'Predict…' }).click();
      expect(await page.locator('dialog[open]').textContent()).toMatch(/cannot win/);
      await page.locator('dialog[open] .rule-chip', { hasText: 'DD-42' }).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await page.locator('#forgo').click();
    await page.waitForFunction(
      (old) =>
        document.querySelector('.over') !== null ||
        document.querySelector('.page h1 .step')?.textContent !== old,
      step,
      { polling: 30 },
    );
  });
}
