import { afterAll, beforeAll, expect, it } from 'vitest';
import { bot, finish, me, RING, shot, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

it('shows what a good player would do, only where the table allows it', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), bot], RING);
  await page.locator('#confirm').waitFor();
  expect(await page.getByRole('button', { name: 'A hint?' }).count()).toBe(0);
  await page.keyboard.press('h');
  const hints = page.locator('.hints ol li');
  await hints.first().waitFor();
  expect(await hints.count()).toBeLessThanOrEqual(3);
  const first = hints.first().getByRole('button');
  expect(await first.textContent()).toMatch(/\d+ %/);
  const phrase = await first.locator('.phrase').textContent();
  await first.click();
  expect(await page.locator('.decision .preview').textContent()).toBe(phrase);
  await shot(page, 'hint');

  await page.goto('/settings');
  await page.getByRole('group', { name: 'Hints' }).getByText('On', { exact: true }).click();
  await table(page, [me('Ada'), bot], RING, { hints: false });
  await page.locator('#confirm').waitFor();
  await page.getByRole('button', { name: 'A hint?' }).click();
  await page.getByText('This table plays without hints.').first().waitFor();
  expect(await page.locator('.hints ol').count()).toBe(0);
});

it('goes through a finished game again: both ways, by slider, through any eyes, with a coach', async () => {
  const page = await stage.page();
  const id = await table(page, [me('Ada'), bot], RING);
  await finish(page);
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await page.locator('.over .chance .line').first().waitFor();
  await shot(page, 'over-analysed');

  await page.goto(`/r/${id}`);
  const count = page.locator('[data-step]');
  const at = async (): Promise<number> => Number(await count.getAttribute('data-step'));
  await count.waitFor();
  const steps = Number(((await count.textContent()) ?? '').split('/')[1]);
  expect(steps).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.getByRole('button', { name: 'One move back' }).click();
  expect(await at()).toBe(1);
  await page.keyboard.press('ArrowRight');
  expect(await at()).toBe(2);
  await page.keyboard.press('ArrowLeft');
  expect(await at()).toBe(1);
  await page.getByRole('slider').fill(String(steps - 1));
  expect(await at()).toBe(steps - 1);
  await page.waitForFunction(() => document.querySelectorAll('[data-corner] .creature').length > 5);
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-corner] .creature').length === 0);
  await page.keyboard.press('End');
  await page.locator('.result').waitFor();
  expect(await at()).toBe(steps);
  const playing = page.getByRole('button', { name: 'Play', exact: true });
  await playing.click();
  await page.waitForFunction(
    (last) => Number(document.querySelector('[data-step]')?.getAttribute('data-step')) < last,
    steps,
  );
  await page.getByRole('button', { name: 'Pause' }).click();

  // Through the eyes of the one, then with everything open: the hands differ.
  const draws = (): Promise<string[]> => page.locator('.log .line').allTextContents();
  await page.locator('.eyes button', { hasText: 'All open' }).click();
  await page.keyboard.press('End');
  await page.waitForFunction(() => /draws|dealt/.test(document.querySelector('.log')?.textContent ?? ''));
  const open = (await draws()).join('\n');
  await page.locator('.eyes button', { hasText: 'Spectator' }).click();
  await page.waitForURL(/as=spectator/);
  await page.waitForFunction(
    (before) =>
      [...document.querySelectorAll('.log .line')].map((line) => line.textContent).join('\n') !== before,
    open,
  );

  await page.locator('.chance .line').first().waitFor();
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.locator('.analysis .sums li').nth(1).waitFor();
  const turning = page.locator('.chance .turn');
  if ((await turning.count()) > 0) {
    const label = (await turning.first().getAttribute('aria-label')) ?? '';
    await turning.first().click();
    expect(await at()).toBe(Number(/\d+/.exec(label)?.[0]));
  }
  await shot(page, 'replay-analysis');
});

it('downloads a game as a file, verifies it when it comes back, and says what does not match', async () => {
  const page = await stage.page();
  const id = await table(page, [me('Ada'), bot], RING);
  await finish(page);
  await page.goto(`/r/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  const give = async (name: string, content: string): Promise<void> => {
    await page.goto('/');
    await page
      .locator('.upload input')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await give('game.json', text);
  await page.waitForURL(/\/r\//);
  await page.locator('.fair').waitFor();
  expect(await page.locator('.fair').textContent()).toMatch(/dice verified/);
  await expect.poll(() => page.getByRole('link', { name: 'Download' }).count()).toBe(1);

  const wrong = JSON.parse(text) as { fair: { secret: string } };
  wrong.fair.secret = wrong.fair.secret.replace(/./, (digit) => (digit === '0' ? '1' : '0'));
  await give('wrong.json', JSON.stringify(wrong));
  await page.locator('.broken, .problem').first().waitFor();
  expect(await page.locator('.fair').count()).toBe(0);
  await give('noise.json', 'this is no game');
  await page.getByText('This file holds no game.').waitFor();
});
