// Nothing is cut off: every page and each game's table, at three widths, in both languages.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, bot, finish, me, RING, shot, Stage, table, tooWide } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
const GAMES: [game: string, options: unknown][] = [
  ['dicke-daemonen', RING],
  ['demons', {}],
  ['summon-demons', {}],
  ['dungeon-lords', {}],
  ['demonworld', { scenario: 'first-clash' }],
];
const SLUGS = GAMES.map(([game]) => game);
const PAGES = [
  '/',
  '/settings',
  '/nowhere',
  '/boards/dicke-daemonen',
  '/armies',
  '/plans/dungeon-lords',
  ...SLUGS.flatMap((game) => [`/new/${game}`, `/content/${game}`, `/rules/${game}`]),
];

/**
 * Texts of which something cannot be read: cut by their own box or by one around it, and told nowhere in
 * full.
 */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const across = (style: CSSStyleDeclaration): boolean => /hidden|clip/.test(style.overflowX);
    const down = (style: CSSStyleDeclaration): boolean => /hidden|clip/.test(style.overflowY);
    const scrolls = (style: CSSStyleDeclaration): boolean =>
      /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('svg, .sr, [hidden], script, style') || element.closest('[title]:not([title=""])'))
        continue;
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const words = own.map((node) => node.textContent?.trim()).join(' ');
      if (own.length === 0) continue;
      const style = getComputedStyle(element);
      // Hidden for eyes, there for ears.
      if (style.clipPath !== 'none') continue;
      if (style.visibility === 'hidden' || element.getClientRects().length === 0) continue;
      const at = `${element.tagName.toLowerCase()}.${element.className} “${words.slice(0, 50)}”`;
      if (
        (across(style) && element.scrollWidth > element.clientWidth + 1) ||
        (down(style) && element.scrollHeight > element.clientHeight + 2)
      ) {
        faults.push(`cut by itself: ${at}`);
        continue;
      }
      const range = document.createRange();
      for (const node of own) {
        range.selectNodeContents(node);
        const rect = range.getBoundingClientRect();
        if (rect.width === 0) continue;
        for (
          let around = element.parentElement;
          around && around !== document.body;
          around = around.parentElement
        ) {
          const outer = getComputedStyle(around);
          const { left, right, top, bottom } = around.getBoundingClientRect();
          // What scrolls can be brought into sight.
          if (outer.clipPath !== 'none' || scrolls(outer) || outer.position === 'fixed') break;
          if (
            (across(outer) && (rect.right > right + 2 || rect.left < left - 2)) ||
            (down(outer) && (rect.bottom > bottom + 3 || rect.top < top - 3))
          ) {
            faults.push(`cut by ${around.tagName.toLowerCase()}.${around.className}: ${at}`);
            break;
          }
        }
      }
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input.field')) {
      if (field.clientWidth > 0 && field.value === '' && field.placeholder !== '' && !field.title) {
        const pen = document.createElement('canvas').getContext('2d')!;
        const style = getComputedStyle(field);
        pen.font = style.font;
        const room =
          field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        if (pen.measureText(field.placeholder).width > room + 1)
          faults.push(`cut in a field: “${field.placeholder}”`);
      }
    }
    return [...new Set(faults)];
  });
}

for (const language of ['en-GB', 'fr-FR']) {
  it(`cuts nothing off on any page (${language})`, async () => {
    const faults: string[] = [];
    const page = await stage.page({ language });
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('main').first().waitFor();
      await page.waitForTimeout(400);
      for (const size of WIDTHS) {
        await page.setViewportSize(size);
        await page.waitForTimeout(50);
        const found = [...(await cutOff(page)), ...(await tooWide(page, size.width))];
        faults.push(...found.map((fault) => `${path} at ${size.width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  for (const [game, options] of GAMES) {
    it(`cuts nothing off at a table of ${game} (${language})`, async () => {
      const faults: string[] = [];
      const page = await stage.page({ language });
      const look = async (name: string): Promise<void> => {
        for (const size of WIDTHS) {
          await page.setViewportSize(size);
          await page.waitForTimeout(80);
          const found = [...(await cutOff(page)), ...(await tooWide(page, size.width))];
          faults.push(...found.map((fault) => `${name} at ${size.width}: ${fault}`));
          if (/waiting|[02]$|over|replay/.test(name))
            await shot(page, `whole-${game}-${name}-${language.slice(0, 2)}-${size.width}`);
        }
      };
      await table(page, [me('Ada'), { type: 'open' }], options, { game });
      await page.locator('.waiting').waitFor();
      await look('waiting');
      const id = await table(page, [me('Ada'), bot], options, { game });
      for (let questions = 0; questions < 6; questions += 1) {
        if ((await asked(page)) === 'over') break;
        await page.waitForTimeout(100);
        await look(`question-${questions}`);
        const step = await page.locator('.page h1 .step').textContent();
        if (await page.locator('#confirm').isDisabled())
          await page
            .locator('.right .action')
            .nth(questions % 2)
            .click()
            .catch(() => page.locator('.right .action').first().click());
        await look(`chosen-${questions}`);
        await page.locator('#confirm').click();
        await page.waitForFunction(
          (old) =>
            document.querySelector('.over') !== null ||
            document.querySelector('.page h1 .step')?.textContent !== old,
          step,
          { polling: 30 },
        );
      }
      await page.keyboard.press('r');
      await page.locator('.drawer article').first().waitFor();
      await look('rules');
      await page.keyboard.press('Escape');
      for (const name of ['keys', 'menu']) {
        if (name === 'keys') await page.keyboard.press('?');
        else await page.locator('.top .icon-button').nth(2).click();
        await page.locator('dialog[open]').waitFor();
        await look(name);
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
      for (const pane of ['log', 'chat', 'actions']) {
        await page.locator(`#tab-${pane}`).click();
        await look(pane);
      }
      if (game === 'dicke-daemonen') {
        await finish(page);
        await look('over');
        await page.goto(`/r/${id}`);
        await page.locator('[data-step]').waitFor();
        await look('replay');
      }
      expect(faults).toEqual([]);
    });
  }
}
