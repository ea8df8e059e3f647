import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, me, PHONE, seriousFaults, shot, Stage, table, tooWide, untranslated } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const step = (page: Page): Promise<string | null> => page.locator('.page h1 .step').textContent();
const actions = (page: Page) => page.locator('.right .action');
const listed = (page: Page, words: RegExp) =>
  actions(page).filter({ has: page.locator('.phrase', { hasText: words }) });
const told = (page: Page) =>
  page.locator(
    '.beside section[aria-label="What the place tells"], .beside section[aria-label="Ce que dit la case"]',
  );

/** Plays one action, found by its words or else the first, and waits for the position to change. */
async function play(page: Page, words: RegExp[]): Promise<void> {
  const before = await step(page);
  const isPast = (timeout: number): Promise<boolean> =>
    page
      .waitForFunction(
        (old) =>
          document.querySelector('.over') !== null ||
          document.querySelector('.page h1 .step')?.textContent !== old,
        before,
        { timeout, polling: 30 },
      )
      .then(
        () => true,
        () => false,
      );
  const pick = async (tries: number): Promise<void> => {
    for (const one of words) {
      if ((await listed(page, one).count()) === 0) continue;
      return listed(page, one).first().click({ timeout: 1000 });
    }
    // What the button offers by itself is to do nothing more.
    if (tries > 0 || (await page.locator('#confirm:not([disabled])').count()) === 0)
      await actions(page).first().click({ timeout: 1000 });
  };
  for (let tries = 0; tries < 20; tries += 1) {
    await pick(tries).catch(() => undefined);
    await page
      .locator('#confirm:not([disabled])')
      .click({ timeout: 1000 })
      .catch(() => undefined);
    if (await isPast(1500)) return;
  }
  throw new Error(`nothing happens after step ${before}`);
}
/** Plays until the list offers something with these words; false if the battle ends before. */
async function until(page: Page, words: RegExp, wishes: RegExp[]): Promise<boolean> {
  for (let turns = 0; turns < 400; turns += 1) {
    if ((await asked(page)) === 'over') return false;
    await actions(page).first().waitFor();
    if ((await listed(page, words).count()) > 0) return true;
    await play(page, wishes);
  }
  return false;
}

it.each([
  ['en-GB', 'en'],
  ['fr-FR', 'fr'],
])('tells arcs, reach, sight and the parts of a shot where one points, in %s', async (language, short) => {
  const english = short === 'en';
  const page = await stage.page({ language });
  await table(
    page,
    [me('Ada'), { type: 'bot', level: 'familiar' }],
    { scenario: 'first-clash' },
    { game: 'demonworld' },
  );
  const wishes = [/^Front (of|de) 5/, /^Ord(er|re) M/, english ? /^Move / : /^Déplacer |^Bouger /];

  // A unit that moves: every hex in reach with its cost, also for who walks the board by keyboard.
  expect(await until(page, english ? /^Advance/ : /^Avancer/, wishes)).toBe(true);
  await page.locator('.marks .cost').first().waitFor();
  await expect.poll(() => page.locator('.marks .cost').count()).toBeGreaterThan(3);
  await shot(page, `pointing-reach-${short}`);
  const box = await page.locator('.pieces .piece').first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await told(page)
    .getByText(english ? /^Front: \d{4}/ : /^Front\s: \d{4}/)
    .waitFor();
  await page.locator('[data-cell][tabindex="0"]').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'])
    await page.keyboard.press(key);
  await page.waitForFunction(() =>
    /movement point|out of reach|points? de mouvement|hors d’atteinte/.test(
      document.querySelector('[role="status"][aria-live="polite"]')?.textContent ?? '',
    ),
  );
  await shot(page, `pointing-keyboard-${short}`);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await untranslated(page)).toEqual([]);

  // A hex to which the unit cannot simply be sent tells what the server knows of it, and offers nothing in
  // passing.
  await page.locator('[data-cell="5"]').click({ force: true });
  await page
    .locator('.refusal')
    .getByText(/movement point|out of reach|points? de mouvement|hors d’atteinte/)
    .waitFor();
  expect(await page.locator('#instead').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.refusal').waitFor({ state: 'detached' });

  // Where a unit would stand is drawn for a row that one points at or walks to, before it is chosen.
  const ghost = page.locator('.marks .ghost');
  const plan = listed(page, english ? /^Advance/ : /^Avancer/).first();
  await plan.hover();
  await ghost.waitFor({ state: 'attached' });
  await page.mouse.move(2, 2);
  await ghost.waitFor({ state: 'detached' });
  await plan.focus();
  await ghost.waitFor({ state: 'attached' });
  expect(await page.locator('.decision.decided').count()).toBe(0);
  await plan.blur();

  // The board keeps its place when something is chosen.
  const tall = (): Promise<number | undefined> =>
    page
      .locator('.stage')
      .boundingBox()
      .then((found) => found?.height);
  const stood = await tall();
  await actions(page).first().click();
  await page.locator('.decision.decided').waitFor();
  expect(await tall()).toBe(stood);
  await page.keyboard.press('Escape');

  // A step of one's own move is taken back for nothing, as long as no die has fallen.
  const [before, list] = [await step(page), await actions(page).allTextContents()];
  await play(page, [english ? /^Advance/ : /^Avancer/]);
  await page.getByRole('button', { name: english ? /^Undo/ : /^Reprendre/ }).click();
  await page.waitForFunction((old) => document.querySelector('.page h1 .step')?.textContent === old, before);
  await expect.poll(() => actions(page).allTextContents()).toEqual(list);

  // A shot before it is announced: the number with every part and its paragraph, and the line of sight.
  // The other side comes nearer while one's own archers wait.
  const shooting = english ? /^Shoot at/ : /^Tirer sur/;
  const waiting = [/^Front (of|de) 5/, /^Ord(er|re) T/, /^Done|^Terminé/];
  let aimed = await until(page, shooting, waiting);
  for (let tables = 0; tables < 4 && !aimed; tables += 1) {
    // A battle may end before anybody comes within range.
    await table(
      page,
      [me('Ada'), { type: 'bot', level: 'familiar' }],
      { scenario: 'first-clash' },
      { game: 'demonworld' },
    );
    aimed = await until(page, shooting, waiting);
  }
  expect(aimed).toBe(true);
  await listed(page, shooting).first().click();
  await told(page)
    .getByText(english ? /or less on a D20/ : /ou moins au D20/)
    .waitFor();
  // The number stands first, above everything else that is told.
  expect(await page.locator('.beside section').first().locator('li').first().textContent()).toMatch(
    english ? /or less on a D20/ : /ou moins au D20/,
  );
  // Weapon and armour always count; skill, support and what is seen only where they are not nothing.
  await expect.poll(() => told(page).locator('.rule-chip').count()).toBeGreaterThan(1);
  await page.locator('.marks .shot').first().waitFor();
  await shot(page, `pointing-shot-${short}`);
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(200);
  await shot(page, `pointing-${short}-phone`);
  const [number, beside] = [
    await told(page).locator('li').first().boundingBox(),
    await page.locator('.beside').boundingBox(),
  ];
  expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThanOrEqual(
    (beside?.y ?? 0) + (beside?.height ?? 0),
  );
  expect(await tooWide(page, PHONE.width)).toEqual([]);
});
