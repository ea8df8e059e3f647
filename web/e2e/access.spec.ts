import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, bot, me, PHONE, RING, shot, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

it('is played by keyboard alone from the home page to the end', async () => {
  const page = await stage.page();
  const link = page.getByRole('link', { name: 'Play now Dicke Dämonen' });
  await link.waitFor();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('#confirm').waitFor();

  // Once by the board: the first allowed corner of the first card.
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'treeitem');
  await page.keyboard.press('ArrowRight');
  await shot(page, 'keyboard-focus');
  // The next and the previous allowed place, one key each.
  const chosen = (): Promise<string | null> =>
    page.evaluate(() => document.querySelector('.chips')?.textContent ?? null);
  await page.keyboard.press('n');
  await page.waitForFunction(() => document.querySelector('.chips') !== null);
  const first = await chosen();
  await page.keyboard.press('n');
  await page.waitForFunction((old) => document.querySelector('.chips')?.textContent !== old, first);
  await page.keyboard.press('p');
  await page.waitForFunction((old) => document.querySelector('.chips')?.textContent === old, first);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  for (let turns = 0; turns < 400; turns += 1) {
    const what = await asked(page);
    if (what === 'over') break;
    const before = await page.locator('.page h1 .step').textContent();
    if (await page.locator('#confirm').isDisabled()) await page.keyboard.press('1');
    await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('#confirm')?.disabled);
    await page.keyboard.press('d');
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

it('is played with a finger on a phone', async () => {
  const page = await stage.page({ size: PHONE, touch: true, language: 'fr-FR' });
  await page.getByRole('heading', { name: 'Cinq jeux de démons, une seule table' }).waitFor();
  await shot(page, 'phone-home-fr');
  await table(page, [me('Ada'), bot], RING);
  await page.locator('#confirm').waitFor();
  await page.locator('.hand .card').first().tap();
  await page.getByRole('button', { name: 'Place suivante' }).tap();
  await shot(page, 'phone-table-fr');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  await page.locator('#confirm').tap();
  await page.getByRole('button', { name: 'Journal' }).tap();
  await shot(page, 'phone-log-fr');
  await page.getByRole('button', { name: 'Actions', exact: true }).tap();
  await shot(page, 'phone-actions-fr');
  await page.getByRole('button', { name: 'Règles' }).last().tap();
  await page.locator('.drawer article').first().waitFor();
  await shot(page, 'phone-rules-fr');
  await page.getByRole('button', { name: 'Plateau', exact: true }).tap();
  for (let turns = 0; turns < 400; turns += 1) {
    if ((await asked(page)) === 'over') break;
    const before = await page.locator('.page h1 .step').textContent();
    if ((await page.locator('#forgo').count()) === 0 && (await page.locator('#confirm').isDisabled())) {
      // Where a creature is not chosen yet, its card comes first; then the first allowed place.
      const card = page.locator('.hand .card[aria-disabled="false"]').first();
      if (await card.count()) await card.tap();
      if (await page.locator('#confirm').isDisabled())
        await page.getByRole('button', { name: 'Place suivante' }).tap();
    }
    // No prediction has a button of its own, since it costs the victory.
    await page.locator((await page.locator('#forgo').count()) > 0 ? '#forgo' : '#confirm').tap();
    await page.waitForFunction(
      (step) =>
        document.querySelector('.over') !== null ||
        document.querySelector('.page h1 .step')?.textContent !== step,
      before,
    );
  }
  await page.locator('.over').waitFor();
});
