import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, bothSizes, me, Stage, table, untranslated } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const CLASH = { scenario: 'first-clash' };
const step = (page: Page): Promise<string | null> => page.locator('.page h1 .step').textContent();
const actions = (page: Page) => page.locator('.right .action');
const listed = (page: Page, words: RegExp) =>
  actions(page).filter({ has: page.locator('.phrase', { hasText: words }) });
const under = (page: Page, heading: string) => page.locator(`.right h3:has-text("${heading}") + * .action`);

async function lift(page: Page): Promise<void> {
  await page.locator('.curtain .filled').click();
  await page.locator('.curtain').waitFor({ state: 'detached' });
}

/** Waits until there is something to choose or the curtain hangs; lifts the curtain. */
async function ready(page: Page): Promise<void> {
  await page.locator('.curtain .filled, .right .action').first().waitFor();
  // The curtain may fall a moment after the list was drawn.
  if ((await page.locator('.curtain').count()) === 0) return;
  // Nothing of the game is in the page while the curtain hangs.
  expect(await page.locator('.stage, .right .action, .piece').count()).toBe(0);
  await lift(page);
  await actions(page).first().waitFor();
}

/** Confirms what is chosen and waits for another position. */
async function confirm(page: Page): Promise<void> {
  const before = await step(page);
  await page.locator('#confirm:not([disabled])').click();
  await page.waitForFunction(
    (old) =>
      document.querySelector('.over, .curtain') !== null ||
      document.querySelector('.page h1 .step')?.textContent !== old,
    before,
    { polling: 30 },
  );
}

/** Plays the first action that is wished for, or else the first of the list. */
async function play(page: Page, wishes: RegExp[]): Promise<void> {
  await actions(page).first().waitFor();
  for (const words of wishes) {
    if ((await listed(page, words).count()) === 0) continue;
    await listed(page, words).first().click();
    return confirm(page);
  }
  await actions(page).first().click();
  return confirm(page);
}

it('hangs a curtain between hidden orders, and asks the other one before dice are taken back', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), me('Blaise')], CLASH, { game: 'demonworld' });
  const seen: string[] = [];
  let given = 0;
  for (let turns = 0; turns < 200 && given < 6; turns += 1) {
    await ready(page);
    const ordering = (await listed(page, /^Order [MHCT]/).count()) > 0;
    const name = ((await page.locator('.curtain, .seats .acts .name').first().textContent()) ?? '').trim();
    if (ordering && !seen.includes(name)) {
      seen.push(name);
      // Of the other side one sees that markers lie there, not which.
      const shields = await page
        .locator('.left section:has(li) >> nth=1')
        .locator('svg[role="img"]')
        .evaluateAll((list) => list.map((one) => one.querySelector('text')?.textContent ?? ''));
      expect(shields.filter((word) => /^[MHCT]$/.test(word))).toEqual([]);
      expect(await bothSizes(page, `demonworld-orders-${seen.length}`)).toEqual([]);
    }
    // One unit moves and the others harass: between their rounds dice fall.
    if (ordering) given += 1;
    await play(page, [/^Front of 5/, given % 3 === 1 ? /^Order M/ : /^Order H/]);
  }
  expect(seen.map((name) => /Ada|Blaise/.exec(name)?.[0])).toEqual(['Ada', 'Blaise']);

  // In one's own movement the step that lets dice fall says so before, and is not simply taken back.
  const agree = page.getByText('Can be taken back only if the others agree.');
  let rolled = false;
  for (let turns = 0; turns < 12 && !rolled; turns += 1) {
    await ready(page);
    const moving = (await listed(page, /^(Done|Pass)/).count()) > 0;
    if (!moving) {
      await play(page, [/^Go first/]);
      continue;
    }
    await listed(page, /^(Done|Pass)/)
      .first()
      .click();
    rolled = (await agree.count()) > 0;
    if (rolled) expect(await bothSizes(page, 'demonworld-before-dice')).toEqual([]);
    await confirm(page);
  }
  expect(rolled).toBe(true);
  await ready(page);
  await page
    .locator('#log')
    .getByText(/rolls \d+/)
    .first()
    .waitFor({ state: 'attached' });
  const after = await step(page);
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  await page.getByRole('button', { name: /Ask to undo/ }).click();
  await page.getByText('would like to take the move back').waitFor();
  expect(await bothSizes(page, 'demonworld-undo-asked')).toEqual([]);
  await page.locator('.toast').getByRole('button', { name: 'No' }).click();
  await page.locator('.toast').waitFor({ state: 'detached' });
  expect(await step(page)).toBe(after);
});

/** Hurries into contact and strikes; true once blows were told one by one. */
async function fight(page: Page): Promise<boolean> {
  const blows = page.locator('.moments li', { hasText: /struck at/ });
  for (let turns = 0; turns < 500; turns += 1) {
    const state = await asked(page);
    // Only what stands while it is my turn stays: opponents' moves would tell something else.
    if ((await blows.count()) > 0) return true;
    if (state === 'over') return false;
    await actions(page).first().waitFor();
    const before = await step(page);
    const wanted =
      (await listed(page, /^Order C/).count()) > 0
        ? listed(page, /^Order C/)
        : (await listed(page, /^Front of 5/).count()) > 0
          ? listed(page, /^Front of 5/)
          : null;
    const groups = wanted ? [wanted] : [under(page, 'Blows'), under(page, 'Suggested plans'), actions(page)];
    for (const group of groups) {
      if ((await group.count()) === 0) continue;
      await group
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      break;
    }
    await page
      .locator('#confirm:not([disabled])')
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await page
      .waitForFunction(
        (old) =>
          document.querySelector('.over') !== null ||
          document.querySelector('.page h1 .step')?.textContent !== old,
        before,
        { timeout: 1500, polling: 30 },
      )
      .catch(() => undefined);
  }
  return false;
}

it('tells a melee blow by blow, every number with its parts', async () => {
  const page = await stage.page();
  let told = false;
  for (let tables = 0; tables < 4 && !told; tables += 1) {
    await table(page, [me('Ada'), { type: 'bot', level: 'familiar' }], CLASH, { game: 'demonworld' });
    told = await fight(page);
  }
  expect(told).toBe(true);
  const moments = page.locator('.moments');
  const blow = moments.locator('li', { hasText: /struck at/ }).first();
  const text = (await blow.textContent()) ?? '';
  // The parts of the number, each with its paragraph, come to the number.
  const needed = Number(/needs (−?\d+) or less/.exec(text)?.[1]?.replace('−', '-'));
  const parts = [...text.matchAll(/ ([+−]\d+) §(DW-\d+)/g)];
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.reduce((sum, part) => sum + Number(part[1]?.replace('−', '-')), 0)).toBe(needed);
  const count = await moments.locator('li').count();
  await blow.locator('button').first().click();
  const here = await moments
    .locator('li')
    .evaluateAll((lines) => lines.findIndex((line) => line.getAttribute('aria-current') === 'step'));
  await moments.getByRole('button', { name: 'Step' }).click();
  if (here + 1 < count)
    expect(
      await moments
        .locator('li')
        .nth(here + 1)
        .getAttribute('aria-current'),
    ).toBe('step');
  expect(await untranslated(page)).toEqual([]);
  expect(await bothSizes(page, 'demonworld-melee-told')).toEqual([]);
});
