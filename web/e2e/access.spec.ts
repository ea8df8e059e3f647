import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, bot, finish, me, PHONE, RING, seriousFaults, shot, Stage, table } from './harness';

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
  for (let turns = 0; turns < 400; turns += 1) {
    const what = await asked(page);
    if (what === 'over') break;
    const before = await page.locator('.page h1 .step').textContent();
    if (await page.locator('#confirm').isDisabled()) await page.keyboard.press('1');
    await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('#confirm')?.disabled);
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await page.waitForFunction((step) => document.querySelector('.over') !== null || document.querySelector('.page h1 .step')?.textContent !== step, before);
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
});

const untranslated = async (page: Page): Promise<string[]> => {
  const text = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [placeholder], [alt]')].map((element) => ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '').join(' '));
    return `${document.body.innerText} ${labels.join(' ')}`;
  });
  return text.match(/\{[a-z][\w-]*\}|\b(?:dicke-daemonen|cabinet|server)-[a-z]+-[\w-]+/g) ?? [];
};

it.each([['en-GB', 'dark'], ['fr-FR', 'light']] as const)('shows no raw key and no serious fault on any page (%s, %s)', async (language, theme) => {
  const page = await stage.page({ language, theme });
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    for (const key of await untranslated(page)) faults.push(`${name}: untranslated ${key}`);
    for (const fault of await seriousFaults(page)) faults.push(`${name}: ${fault}`);
    await shot(page, `${name}-${language.slice(0, 2)}-${theme}`);
  };
  await page.locator('.cards .card').nth(4).waitFor();
  await page.locator('.cards .play').first().waitFor();
  await look('home');
  await page.goto('/settings');
  await page.locator('main').waitFor();
  await look('settings');
  await page.goto('/nowhere');
  await page.locator('main').waitFor();
  await look('missing');
  await page.goto('/rules/dicke-daemonen#DD-20');
  await page.locator('article.here').waitFor();
  await look('rules');
  await page.goto('/new/dicke-daemonen');
  await page.locator('.choice label').nth(7).waitFor();
  await look('new-table');
  await page.goto('/boards/dicke-daemonen');
  await page.locator('.gallery button').nth(7).waitFor();
  await page.locator('.gallery button').nth(4).click();
  await page.locator('.reasons .good').waitFor();
  await look('editor');
  await table(page, [me('Ada'), { type: 'open' }], RING);
  await page.locator('.waiting').waitFor();
  await look('waiting');
  await table(page, [me('Ada'), me('Blaise')], RING);
  await page.locator('.curtain').waitFor();
  await look('curtain');
  await page.locator('.curtain .filled').click();
  await page.locator('#confirm').waitFor();
  await page.locator('.hand .card').first().click();
  await look('table');
  await page.locator('.top .icon-button').first().click();
  await page.locator('.drawer article').first().waitFor();
  await look('drawer');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog').waitFor();
  await look('keys');
  await page.keyboard.press('Escape');
  const id = page.url().split('/').at(-1) ?? '';
  await finish(page);
  await look('over');
  await page.goto(`/r/${id}`);
  await page.locator('[data-step]').waitFor();
  await page.keyboard.press('End');
  await page.locator('.result').waitFor();
  await look('replay');
  expect(faults).toEqual([]);
});
