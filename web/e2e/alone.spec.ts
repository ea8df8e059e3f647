import { afterAll, beforeAll, expect, it } from 'vitest';
import { bot, finish, me, RING, shot, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

it('plays a game against a familiar from the home page to the end, and shares a moment of its replay', async () => {
  const page = await stage.page();
  await page.getByRole('heading', { name: 'Five demon games, one table' }).waitFor();
  await expect.poll(() => page.locator('.cards .card').count()).toBe(5);
  await shot(page, 'home-en-grimoire');
  await page.getByRole('link', { name: 'Play now Dicke Dämonen' }).click();
  await page.locator('#confirm').waitFor();
  await shot(page, 'table-begin');
  expect(await finish(page)).toBeGreaterThan(5);
  await shot(page, 'table-over');
  const scored = page.locator('.over table tbody tr');
  await expect.poll(() => scored.count()).toBe(14);
  // Of several at a table the page says who has won or that nobody has, never what became of a prediction
  // made alone.
  const told = (await page.locator('.over').textContent()) ?? '';
  expect(told).not.toContain('The prediction did not come true');
  const [verdict] = /\S+ wins\.|win together|Nobody wins|Drawn/.exec(told) ?? [''];
  expect(verdict).not.toBe('');
  const nobody = /Nobody wins|Drawn/.test(verdict);
  expect(await page.locator('.over .detail .read').textContent()).toMatch(
    nobody ? /Nobody predicted a winning color/ : /predicted/,
  );

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const count = page.locator('[data-step]');
  await count.waitFor();
  expect(await count.getAttribute('data-step')).toBe('0');
  await page.keyboard.press('End');
  await page.locator('.result').waitFor();
  const demons = await page.locator('[data-corner] .creature').count();
  expect(demons).toBeGreaterThan(5);
  await shot(page, 'replay-end');
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelectorAll('[data-corner] .creature').length === 0);
  await page.getByRole('button', { name: 'All open' }).waitFor();
  await page.locator('.eyes button').nth(1).click();
  await page.waitForURL(/as=/);
  const shared = page.url();
  await page.goto(shared);
  await count.waitFor();
  expect(page.url()).toBe(shared);
});

it('answers a click that is not legal with the sentence and the paragraph', async () => {
  const page = await stage.page();
  const demons = page.locator('.hand .card').filter({ hasNotText: 'white' });
  // A hand of ghosts alone is dealt anew.
  do {
    await table(page, [me('Ada'), bot], RING);
    await page.locator('#confirm').waitFor();
    await page.locator('.hand .card').first().waitFor();
  } while ((await demons.count()) === 0);
  await demons.first().click();
  const closed = page.locator('[data-corner][aria-disabled="true"]').first();
  await closed.click({ force: true });
  const alert = page.locator('.refusal');
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/Read §/);
  await shot(page, 'refusal');
  // Where it fails is marked, and the nearest thing that is allowed is one key away.
  // (A refusal for a neighbour's sake marks the neighbour too.)
  const place = await closed.getAttribute('transform');
  expect(
    await page.locator('.stop').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('transform'))),
  ).toContain(place);
  const offered = await alert.locator('p.soft b').textContent();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
  await alert.waitFor({ state: 'detached' });
  expect(await page.locator('.decision .preview').textContent()).toBe(offered);
  expect(await page.locator('.stop').count()).toBe(0);
  // Whoever took the offer may still point at another corner. The totals that the move would bring stand
  // beside those of now: the first creature of a field moves one, a second one of its colour does not.
  const change = page.locator('.bars .change').first();
  const open = '[data-corner][aria-disabled="false"][aria-selected="false"]';
  const fields = new Set(
    await page
      .locator(open)
      .evaluateAll((corners) => corners.map((corner) => corner.getAttribute('data-field'))),
  );
  let pointed = offered;
  for (const field of fields) {
    const before = pointed;
    await page.locator(`${open}[data-field="${field}"]`).first().click({ force: true });
    await page.waitForFunction(
      (old) => document.querySelector('.decision .preview')?.textContent !== old,
      before,
    );
    pointed = await page.locator('.decision .preview').textContent();
    if (
      await change.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      )
    )
      break;
  }
  expect(await change.isVisible()).toBe(true);
  // Creature and corner are taken back, whichever was named first, and the closed corner is tried anew.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.decision .preview') === null);
  await demons.first().click();
  await closed.click({ force: true });
  await alert.waitFor();
  await alert.getByRole('button', { name: /Read §/ }).click();
  await page.locator('.drawer article.here').waitFor();
  await shot(page, 'rules-drawer');
  await page.keyboard.press('Escape');
});

it('plays at once in the fast mode where the move can be taken back freely', async () => {
  const page = await stage.page({ path: '/settings' });
  await page.getByText('Fast', { exact: true }).click();
  await table(page, [me('Ada'), bot], RING);
  await page.locator('#confirm').waitFor();
  const before = await page.locator('.page h1 .step').textContent();
  await page.locator('.right .action').first().click();
  await page.waitForFunction(
    (step) => document.querySelector('.page h1 .step')?.textContent !== step,
    before,
  );
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
});

it('takes back freely what rolled and revealed nothing', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), bot], RING);
  await page.locator('#confirm').waitFor();
  await page.locator('.right .action').first().click();
  await page.locator('#confirm').click();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await page.locator('.log s').first().waitFor();
  expect(await page.locator('[data-corner] g:not(.preview) > .creature').count()).toBeLessThanOrEqual(1);
});
