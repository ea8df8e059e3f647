// A table of somebody's own files: their names stand wherever the client writes a name, and the legend says
// no more of the files than they say themselves.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { bot, me, PHONE, shot, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const shipped = (game: string, file: string): string =>
  readFileSync(join(process.cwd(), '..', 'games', game, 'content', file), 'utf8');
/** The shipped file with other names, and nothing else changed. */
function renamed(game: string, file: string, names: Record<string, string>): Record<string, string> {
  const text = Object.entries(names).reduce(
    (all, [from, to]) => all.replaceAll(`name = "${from}"`, `name = "${to}"`),
    shipped(game, file),
  );
  expect(text).not.toBe(shipped(game, file));
  return { [file]: text };
}
const ORDERS = { 'Get Food': 'Harvest the marrows', 'Recruit Imps': 'Whistle for helpers' };
const EVENTS = { Taxes: 'Tithe', 'Pay Day': 'Reckoning' };

for (const language of ['en-GB', 'fr-FR']) {
  it(`calls orders and events of Dungeon Lords as the files on the table do (${language})`, async () => {
    const page = await stage.page({ language, size: { width: 1280, height: 800 } });
    const content = {
      ...renamed('dungeon-lords', 'actions.toml', ORDERS),
      ...renamed('dungeon-lords', 'events.toml', EVENTS),
    };
    await table(page, [me('Ada'), bot], {}, { game: 'dungeon-lords', content });
    const head = page.locator('[data-order="get-food"] .head');
    await head.waitFor();
    expect(await head.textContent()).toContain('Harvest the marrows');
    expect(await page.locator('[data-order="recruit-imps"] .head').textContent()).toContain(
      'Whistle for helpers',
    );
    const rail = (await page.locator('.rail dl').textContent()) ?? '';
    expect(rail).toMatch(/Tithe.*Reckoning/s);
    expect(rail).not.toMatch(/Taxes|Pay day|Impôts|Jour de paie/);
    // A longer name than the printed one stands within its card, on a phone as well.
    const outside = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('.column .head > span:first-of-type')]
          .filter(
            (word) =>
              (word.scrollWidth > word.clientWidth + 1 && getComputedStyle(word).display !== 'inline') ||
              word.getBoundingClientRect().right > word.closest('.column')!.getBoundingClientRect().right,
          )
          .map((word) => word.textContent ?? ''),
      );
    expect(await outside()).toEqual([]);
    await shot(page, `own-names-lords-${language.slice(0, 2)}`);
    await page.setViewportSize(PHONE);
    expect(await outside()).toEqual([]);
  });
}

const legend = async (page: Page, game: string, content: Record<string, string>): Promise<string> => {
  await table(page, [me('Ada'), bot], game === 'demonworld' ? { scenario: 'first-clash' } : {}, {
    game,
    content,
  });
  await page.locator('#board').getByText(Object.keys(content)[0]!).waitFor({ state: 'attached' });
  return (await page.locator('#board').textContent()) ?? '';
};

it('speaks of an owner’s box only where a value was read from one', async () => {
  const NAMES: [game: string, file: string, names: Record<string, string>][] = [
    ['demons', 'demons.toml', { Agares: 'Ragase' }],
    ['demonworld', 'cards-empire.toml', {}],
    ['dungeon-lords', 'actions.toml', ORDERS],
  ];
  for (const [language, own, box] of [
    ['en-GB', 'Own content:', 'values of an owner’s box'],
    ['fr-FR', 'Contenu personnel :', 'valeurs d’une boîte d’origine'],
  ] as const) {
    const page = await stage.page({ language, size: { width: 1440, height: 900 } });
    for (const [game, file, names] of NAMES) {
      const text =
        Object.keys(names).length > 0
          ? renamed(game, file, names)[file]!
          : `${shipped(game, file)}\n# Copied by hand.\n`;
      const mine = await legend(page, game, { [file]: text });
      expect(mine, game).toContain(own);
      expect(mine, game).not.toContain(box);
      await shot(page, `own-content-${game}-${language.slice(0, 2)}`);
      const read = await legend(page, game, {
        [file]: text.replace(/source = "(?:published|reconstructed|rulebook)"/g, 'source = "box"'),
      });
      expect(read, game).toContain(box);
      expect(read, game).not.toContain(own);
    }
  }
});
