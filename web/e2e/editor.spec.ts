import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE, shot, Stage } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** Draws a circle with the mouse; `share` below one leaves it open. */
async function circle(page: Page, x: number, y: number, radius: number, share = 1): Promise<void> {
  const box = await page.locator('.canvas').boundingBox();
  if (!box) throw new Error('no canvas');
  const at = (turn: number): [number, number] => {
    const scale = box.width / 500;
    return [
      box.x + (250 + x + radius * Math.cos(turn)) * scale,
      box.y + (250 + y + radius * Math.sin(turn)) * scale,
    ];
  };
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 48; step += 1) await page.mouse.move(...at((step / 48) * 2 * Math.PI * share));
  await page.mouse.up();
}

it('says at the cord why a drawn board is not allowed, and plays on one that is', async () => {
  const page = await stage.page({ path: '/boards/dicke-daemonen' });
  await page.locator('.canvas').waitFor();
  await page.getByRole('button', { name: /^red/ }).click();
  await circle(page, 80, 0, 90);
  await page.getByRole('button', { name: /^blue/ }).click();
  await circle(page, 0, 80, 90);
  await page.getByRole('button', { name: /^green/ }).click();
  await circle(page, -80, 0, 90);
  await page.getByRole('button', { name: /^yellow/ }).click();
  // Far from all others, and not closed.
  await circle(page, 200, -200, 30, 0.7);
  await page.locator('.reasons li.bad').first().waitFor();
  await page.locator('.bubble').first().waitFor();
  expect(await page.getByRole('button', { name: 'Play on this board' }).isDisabled()).toBe(true);
  await shot(page, 'editor-refused');

  await page.getByRole('button', { name: /^yellow/ }).click();
  await circle(page, 0, -80, 90);
  await page.getByText('All conditions are met.').waitFor();
  await shot(page, 'editor-good');
  await page.getByRole('button', { name: 'Play on this board' }).click();
  await page.locator('svg[role="tree"]').waitFor();
  await shot(page, 'table-drawn-board');
});

it('offers presets and boards by lot, also on a phone', async () => {
  const page = await stage.page({ path: '/boards/dicke-daemonen', size: PHONE, touch: true });
  await page.locator('.gallery button').nth(7).waitFor();
  await page.locator('.gallery button').nth(0).click();
  await page.getByText('All conditions are met.').waitFor();
  const cord = page.locator('.canvas .cord .fill').first();
  const before = await cord.getAttribute('d');
  await page.getByRole('button', { name: 'Draw a board by lot' }).click();
  await page.waitForFunction(
    (old) => document.querySelector('.canvas .cord .fill')?.getAttribute('d') !== old,
    before,
  );
  await page.getByText('All conditions are met.').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await shot(page, 'phone-editor');
});
