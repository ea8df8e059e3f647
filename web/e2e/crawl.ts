// Every page, drawer, dialog and panel, in one language and theme: words, axe, both sizes.

import { expect } from 'vitest';
import { bothSizes, finish, me, RING, seriousFaults, table, untranslated, type Stage } from './harness';

export async function crawl(stage: Stage, language: string, theme: 'dark' | 'light'): Promise<void> {
  const page = await stage.page({ language, theme });
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    for (const key of await untranslated(page)) faults.push(`${name}: untranslated ${key}`);
    for (const fault of await seriousFaults(page)) faults.push(`${name}: ${fault}`);
    for (const fault of await bothSizes(page, `${name}-${language.slice(0, 2)}-${theme}`))
      faults.push(`${name}: ${fault}`);
  };
  await page.locator('.cards .card').nth(4).waitFor();
  await page.locator('.cards .play').first().waitFor();
  await look('home');
  await page.goto('/settings');
  await page.locator('main').waitFor();
  await look('settings');
  await page.goto('/content/demons');
  await page.locator('main section').first().waitFor();
  await look('content');
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
  await page.locator('.top .icon-button').nth(2).click();
  await page.locator('dialog').waitFor();
  await look('menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('.hints ol').waitFor();
  await look('hints');
  for (const tab of ['log', 'chat', 'actions']) {
    await page.locator(`#tab-${tab}`).click();
    await look(tab);
  }
  const id = page.url().split('/').at(-1) ?? '';
  await finish(page);
  await look('over');
  await page.goto(`/r/${id}`);
  await page.locator('[data-step]').waitFor();
  await page.keyboard.press('End');
  await page.locator('.result').waitFor();
  await look('replay');
  await page.locator('#tab-analysis').click();
  await page.locator('.analysis').waitFor();
  await look('analysis');
  expect(faults).toEqual([]);
}
