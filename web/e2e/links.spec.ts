import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, bothSizes, me, RING, seriousFaults, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const open = { type: 'open' };
/**
 * The same server under a name as another device of the network would use: plain http, and no clipboard for
 * scripts.
 */
const away = (): string => stage.url.replace('127.0.0.1', 'living-room.local');

/** What the keys that paste bring out of the clipboard. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'pasted';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('Control+v');
  return page.locator('#pasted').inputValue();
}

async function waiting(host: string): Promise<{ page: Page; id: string }> {
  const page = await stage.page({ path: `${host}/settings` });
  // By the page itself: only the browser knows the name.
  const id = await page.evaluate(
    async (seats) => {
      const body = {
        game: 'summon-demons',
        options: {},
        seats,
        public: false,
        dice: 'server',
        clock: { type: 'none' },
        takeover: false,
      };
      const answered = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await answered.json()) as { table: string }).table;
    },
    [me('Ada'), open, open],
  );
  await page.goto(`${host}/t/${id}`);
  await page.locator('.waiting').waitFor();
  return { page, id };
}

it('copies the link over plain http, and shows it where nothing can be copied', async () => {
  const { page, id } = await waiting(away());
  expect(await page.evaluate(() => globalThis.isSecureContext)).toBe(false);
  const button = page.getByRole('button', { name: 'Copy the link' });
  await button.click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await pasted(page)).toBe(`${away()}/t/${id}`);

  await page.reload();
  await page.evaluate(() => (document.execCommand = () => false));
  await button.click();
  const shown = page.locator('.waiting input[readonly]');
  expect(await shown.inputValue()).toBe(`${away()}/t/${id}`);
  // Marked, so that two keys copy it.
  expect(await shown.evaluate((field: HTMLInputElement) => field.selectionEnd! - field.selectionStart!)).toBe(
    `${away()}/t/${id}`.length,
  );
  expect(await bothSizes(page, 'link-by-hand')).toEqual([]);
});

it('shows a code for phones only where a phone can come in', async () => {
  const reached = (await waiting(away())).page;
  const code = reached.getByRole('img', { name: /QR code/ });
  await code.waitFor();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await reached.locator('.address').textContent()).toContain('living-room.local');
  // This server listens to its own computer alone, and says what would let others in.
  const alone = (await waiting(stage.url)).page;
  await alone.getByText('Only this computer reaches this address').waitFor();
  expect(await alone.getByRole('img', { name: /QR code/ }).count()).toBe(0);
  expect(await alone.getByText('point a phone').count()).toBe(0);
  expect(await bothSizes(alone, 'waiting-alone')).toEqual([]);
});

it('tells an invited guest who asks, to what, and how long it takes', async () => {
  const { id } = await waiting(stage.url);
  const guest = await stage.page({ path: `/t/${id}` });
  await guest.getByRole('heading', { name: /Ada invites you to play Let.s Summon Demons/ }).waitFor();
  const about = guest.locator('.waiting .facts');
  await guest.getByText(/min/).first().waitFor();
  expect(await about.textContent()).toMatch(/3 players.*min.*2 seats free/);
  expect(await seriousFaults(guest)).toEqual([]);
  expect(await bothSizes(guest, 'invited')).toEqual([]);
  const french = await stage.page({ path: `/t/${id}`, language: 'fr-FR' });
  await french.getByRole('heading', { name: /Ada vous invite à jouer à/ }).waitFor();
  await french.getByText(/3 joueurs/).waitFor();
});

it('carries a seat by a link that can be copied', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), { type: 'bot', level: 'imp' }], RING);
  await answer(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Go on with another device…' }).click();
  const menu = page.getByRole('dialog');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await menu.getByRole('button', { name: 'Copy the link' }).click();
  await menu.getByRole('button', { name: 'Copied' }).waitFor();
});
