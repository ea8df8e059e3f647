import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, asked, finish, me, RING, shot, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

it('brings two browsers together by a link and lets them finish', async () => {
  const host = await stage.page();
  const id = await table(host, [me('Ada'), { type: 'open' }], RING);
  await host.getByText('One seat free').waitFor();
  await shot(host, 'waiting');
  const guest = await stage.page({ path: `/t/${id}`, language: 'fr-FR' });
  await guest.getByLabel('Votre nom').fill('Théo');
  await guest.getByRole('button', { name: 'S’asseoir' }).click();
  await guest.locator('.stage').waitFor();
  await host.locator('.stage').waitFor();

  // What one holds is nowhere in the page of the other.
  await expect.poll(() => host.locator('.hand .card').count()).toBe(4);
  await expect.poll(() => guest.locator('.hand .card').count()).toBe(4);

  await host.getByRole('tab', { name: /Chat/ }).click();
  await host.getByLabel('Say something…').fill('Bonjour <b>toi</b>');
  await host.getByRole('button', { name: 'Send' }).click();
  await guest.getByRole('tab', { name: /Discussion/ }).click();
  await guest.getByText('Bonjour <b>toi</b>').waitFor();
  await host.getByRole('tab', { name: /Actions/ }).click();
  await guest.getByRole('tab', { name: /Actions/ }).click();

  for (let turns = 0; turns < 400; turns += 1) {
    const [first, second] = [host, guest];
    const ready = await Promise.race([
      asked(first).then((what) => ({ page: first, what })),
      asked(second).then((what) => ({ page: second, what })),
    ]);
    if (ready.what === 'over') break;
    await answer(ready.page);
  }
  await host.locator('.over').waitFor();
  await guest.locator('.over').waitFor();
  await host.getByRole('button', { name: 'Rematch' }).click();
  await host.waitForURL((url) => !url.pathname.endsWith(id));
});

it('promises and opens the dice by itself, also after the page was loaded anew', async () => {
  const host = await stage.page();
  const id = await table(host, [me('Ada'), { type: 'open' }], RING);
  await host.getByText('nobody can choose the dice').waitFor();
  // What somebody types is added, with digits that nobody guesses.
  await host.getByText('What the server promises about its dice').click();
  await host.getByLabel(/Your own text for the dice/).fill('seven');
  await host.getByRole('button', { name: 'Add it' }).click();
  await host.getByText('Added: seven').waitFor();
  // Another page of the same browser can open what this one has promised.
  await host.reload();
  const guest = await stage.page({ path: `/t/${id}` });
  await guest.getByLabel('Your name').fill('Théo');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [host, guest]) {
    await page.locator('.stage').waitFor();
    await page
      .getByText('Everybody has promised their part of the dice')
      .first()
      .waitFor({ state: 'attached' });
  }
  // Both were shown the same two promises, and the record has them.
  const kept = (page: Page): Promise<string> =>
    page.evaluate(() => localStorage.getItem('pandemonium.dice') ?? '');
  const [ours, theirs] = [JSON.parse(await kept(host)), JSON.parse(await kept(guest))] as {
    texts: Record<string, string>;
    shown: { round: number; promises: string[] };
  }[][];
  expect(ours?.[0]?.shown).toEqual(theirs?.[0]?.shown);
  expect(ours?.[0]?.shown.round).toBe(1);
  await host.evaluate(
    (table) =>
      fetch(`/api/tables/${table}/resign`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"seat":0}',
      }),
    id,
  );
  await host.locator('.over').waitFor();
  const file = (await host.evaluate(
    (table) => fetch(`/api/tables/${table}/replay`).then((answer) => answer.json()),
    id,
  )) as { fair: { scheme: number; promises: string[]; entropies: string[] } };
  expect(file.fair.scheme).toBe(2);
  expect(file.fair.promises).toEqual(ours?.[0]?.shown.promises);
  expect(file.fair.entropies[0]).toMatch(/^seven, [0-9a-f]{32}$/);
  expect(file.fair.entropies[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(await host.getByText('Do not trust them').count()).toBe(0);
});

it('asks the other before it takes back what revealed something', async () => {
  const host = await stage.page();
  const id = await table(host, [me('Ada'), { type: 'open' }], RING);
  const guest = await stage.page({ path: `/t/${id}` });
  await guest.getByLabel('Your name').fill('Théo');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('.stage').waitFor();
  const first = await Promise.race([asked(host).then(() => host), asked(guest).then(() => guest)]);
  const other = first === host ? guest : host;
  await answer(first);
  await answer(first);
  await asked(other);
  await first.getByRole('button', { name: /Ask to undo/ }).click();
  await other.getByText('would like to take the move back').waitFor();
  await shot(other, 'undo-asked');
  await other.locator('.toast').getByRole('button', { name: 'No' }).click();
  await other.locator('.toast').waitFor({ state: 'detached' });
  expect(await first.locator('.log s').count()).toBe(0);
  await first.getByRole('button', { name: /Ask to undo/ }).click();
  await other.getByRole('button', { name: 'Agree' }).click();
  await first.locator('.log s').first().waitFor();
});

it('draws a curtain between two players of one screen', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), me('Blaise')], RING);
  const curtain = page.locator('.curtain');
  await curtain.waitFor();
  expect(await page.locator('.hand').count()).toBe(0);
  expect(await page.locator('svg[role="tree"]').count()).toBe(0);
  await shot(page, 'curtain');
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('.hand .card').first().waitFor();
  await answer(page);
  await answer(page);
  await curtain.waitFor();
  expect(await page.locator('.hand').count()).toBe(0);
  // What one player drew is not told to the next, neither on the curtain nor in the log.
  const secret = /(is dealt|draws) an? (red|blue|green|yellow|ghost)/;
  await page.getByRole('button', { name: 'Show the last move' }).click();
  expect(await page.locator('.last').innerText()).not.toMatch(secret);
  const before = await page.evaluate(() => document.body.innerText + document.body.innerHTML);
  expect(before).not.toMatch(secret);
  const name = ((await curtain.locator('.filled').textContent()) ?? '').replace('I am ', '').trim();
  await curtain.locator('.filled').click();
  await page.locator('.hand .card').first().waitFor();
  const told = (await page.locator('.log .line').allTextContents()).filter((line) => secret.test(line));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((line) => !line.trim().startsWith(name))).toEqual([]);
  expect(await finish(page)).toBeGreaterThan(5);
});

it('comes back in mid-turn after a reload, and after the server was killed', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), me('Blaise')], RING);
  await page.getByRole('button', { name: /^I am / }).click();
  await answer(page);
  const step = await page.locator('.page h1 .step').textContent();
  await page.reload();
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('#confirm').waitFor();
  expect(await page.locator('.page h1 .step').textContent()).toBe(step);
  const lines = await page.locator('.log .line').count();

  await stage.killServer();
  await page.locator('.live.lost').waitFor();
  await shot(page, 'reconnecting');
  await stage.startServer();
  await page.locator('.live:not(.lost)').waitFor();
  expect(await page.locator('.page h1 .step').textContent()).toBe(step);
  await expect.poll(() => page.locator('.log .line').count()).toBe(lines);
  await answer(page);
});
