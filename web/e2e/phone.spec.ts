import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, asked, bot, finish, me, PHONE, RING, shot, Stage, table, tooWide } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** How many pixels of the board's height stand inside the window. */
const inSight = (page: Page): Promise<number> =>
  page.locator('.stage').evaluate((board) => {
    const { top, bottom } = board.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  });

it('keeps the board of a replay in sight at every step', async () => {
  const page = await stage.page();
  const id = await table(page, [me('Ada'), bot], RING);
  await finish(page);
  await page.setViewportSize(PHONE);
  await page.goto(`/r/${id}?at=0`);
  await page.locator('.scrubber').waitFor();
  const height = await inSight(page);
  expect(height).toBeGreaterThan(220);
  const forward = page.getByRole('button', { name: 'One move on' });
  for (let steps = 1; steps <= 12; steps += 1) {
    await forward.click();
    await page.locator(`[data-step="${steps}"]`).waitFor();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await inSight(page), `step ${steps}`).toBe(height);
    expect(await page.evaluate(() => scrollY), `step ${steps}`).toBe(0);
  }
  // What the log tells of the step stands in its own list, in sight as well.
  const here = await page.locator('.log .here').boundingBox();
  expect(here && here.y + 10 < PHONE.height).toBe(true);
  await shot(page, 'replay-phone');
  // A step named in the list, and the eyes that look, leave the board where it is too.
  await page.locator('.log h3 button').last().click();
  expect(await inSight(page)).toBe(height);
  await page.getByRole('tab', { name: 'Seen by' }).click();
  await page.locator('.eyes button').last().click();
  await shot(page, 'replay-phone-eyes');
  await page.keyboard.press('End');
  await page.locator('.result').waitFor();
  await shot(page, 'replay-phone-end');
  expect(
    await page.locator('.stage').evaluate((board) => board.getBoundingClientRect().height),
  ).toBeGreaterThan(150);
  expect(await tooWide(page, PHONE.width)).toEqual([]);
});

it('lets a magician take a shield beside the map', async () => {
  const page = await stage.page({ size: PHONE, touch: true });
  await table(page, [me('Ada')], { seats: 1, turn_limit: 3 }, { game: 'demons' });
  const shields = page.getByRole('group', { name: 'Shield' });
  await shields.waitFor();
  expect(await page.locator('.page').getAttribute('data-pane')).toBe('board');
  await expect.poll(() => shields.getByRole('button').count()).toBe(3);
  await shot(page, 'demons-phone-shield');
  await shields.getByRole('button', { name: /silver/ }).click();
  expect(await shields.getByRole('button', { name: /silver/ }).getAttribute('aria-pressed')).toBe('true');
  await page.locator('#confirm').click();
  await shields.waitFor({ state: 'detached' });
  expect(await page.locator('.seats').textContent()).toMatch(/silver/i);
});

it('shows on a phone that somebody has said something', async () => {
  const ada = await stage.page({ size: PHONE, touch: true });
  const id = await table(ada, [me('Ada'), { type: 'open' }], RING);
  const blaise = await stage.page({ path: `/t/${id}` });
  await blaise.getByLabel('Your name').fill('Blaise');
  await blaise.getByRole('button', { name: 'Sit down' }).click();
  await ada.locator('.phone-tabs').waitFor();
  await blaise.getByRole('tab', { name: /Chat/ }).click();
  const say = async (text: string): Promise<void> => {
    await blaise.getByLabel('Say something…').fill(text);
    await blaise.getByRole('button', { name: 'Send' }).click();
    await blaise.getByText(text).waitFor();
  };
  await say('Bonjour !');
  await say('A vous.');
  const news = ada.locator('.phone-tabs').getByRole('button', { name: 'Chat · 2' });
  await news.waitFor();
  await shot(ada, 'phone-unread');
  // Who has spoken has read it.
  expect(await blaise.getByRole('tab', { name: /Chat/ }).textContent()).not.toMatch(/\d/);
  await news.click();
  await ada.getByText('Bonjour !').waitFor();
  await ada.locator('.phone-tabs').getByRole('button', { name: 'Log' }).waitFor();
  // What comes while one reads is read.
  await say('Vraiment.');
  await ada.getByText('Vraiment.').waitFor();
  expect(await ada.locator('.phone-tabs').getByText('Chat').count()).toBe(0);
  await ada.locator('.phone-tabs').getByRole('button', { name: 'Board' }).click();
  await say('Encore.');
  await ada.locator('.phone-tabs').getByRole('button', { name: 'Chat · 1' }).waitFor();
  expect(['confirm', 'curtain', 'over']).toContain(await Promise.race([asked(ada), asked(blaise)]));
});

it('says of every move whether it could be taken back, and why it stands when it cannot', async () => {
  const page = await stage.page();
  await table(page, [me('Ada')], { ...RING, seats: 1 });
  await page.locator('#confirm').waitFor();
  const undo = page.getByRole('button', { name: /^Undo/ });
  expect(await undo.count()).toBe(0);
  let [free, stood] = [0, 0];
  for (let moves = 0; moves < 12 && (free === 0 || stood === 0); moves += 1) {
    await answer(page);
    await undo.waitFor();
    const step = await page.locator('.page h1 .step').textContent();
    if ((await undo.getAttribute('aria-disabled')) === 'true') {
      expect(await undo.getAttribute('title')).toBe(
        'Nothing can be taken back: dice have fallen or something was drawn.',
      );
      await page.keyboard.press('u');
      await page
        .locator('.bubble')
        .getByText(/made dice fall or drew something/)
        .waitFor();
      await shot(page, 'undo-stands');
      expect(await page.locator('.page h1 .step').textContent()).toBe(step);
      await page.keyboard.press('Escape');
      stood += 1;
    } else if (free === 0) {
      expect(await undo.getAttribute('title')).toMatch(/^Takes back: /);
      await undo.click();
      await page.waitForFunction(
        (was) => document.querySelector('.page h1 .step')?.textContent !== was,
        step,
      );
      free += 1;
    }
  }
  expect(Math.min(free, stood)).toBe(1);
  expect(await page.getByRole('button', { name: /Ask to undo/ }).count()).toBe(0);
});

/** What is asked, and what happens meanwhile, as far as a line of it is cut off. */
const sliced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const words = document.querySelector('#decision .words');
    if (words && words.scrollHeight > words.clientHeight + 1)
      faults.push(`${words.scrollHeight} in ${words.clientHeight}: ${words.textContent}`);
    const [place, list] = [
      document.querySelector('.between')?.getBoundingClientRect(),
      document.querySelector('.between .moments ol')?.getBoundingClientRect(),
    ];
    if (!place || !list) return faults;
    // What is seen of the list; accents and tails of letters reach a little out of their line.
    const [top, bottom] = [Math.max(place.top, list.top), Math.min(place.bottom, list.bottom)];
    for (const told of document.querySelectorAll('.between .moments li > button:first-child')) {
      const lines = document.createRange();
      lines.selectNodeContents(told);
      const cut = (edge: number): boolean =>
        [...lines.getClientRects()].some((line) => line.top < edge - 4 && line.bottom > edge + 4);
      if (cut(top) || cut(bottom)) faults.push(`what happens: ${told.textContent}`);
    }
    const buttons = document.querySelector('.between .moments .buttons')?.getBoundingClientRect();
    if (buttons && buttons.top < place.bottom - 1 && buttons.bottom > place.bottom + 1)
      faults.push('what happens: buttons');
    return faults;
  });

for (const language of ['en-GB', 'fr-FR']) {
  it(`shows whole lines of what is asked and of what happens (${language})`, async () => {
    const faults: string[] = [];
    for (const [game, options] of [
      ['dicke-daemonen', RING],
      ['demons', {}],
      ['summon-demons', {}],
      ['dungeon-lords', {}],
      ['demonworld', { scenario: 'first-clash' }],
    ] as const) {
      const page = await stage.page({ language, size: PHONE, touch: true });
      await table(page, [me('Ada'), bot], options, { game });
      const look = async (at: string): Promise<void> => {
        await page.waitForTimeout(100);
        faults.push(...(await sliced(page)).map((fault) => `${game} ${at}: ${fault}`));
      };
      for (let questions = 0; questions < 10; questions += 1) {
        if ((await asked(page)) === 'over') break;
        await look(`question ${questions}`);
        const step = await page.locator('.page h1 .step').textContent();
        for (let parts = 0; parts < 5 && (await page.locator('#confirm').isDisabled()); parts += 1) {
          await page.keyboard.press('1');
          await look(`part ${parts} of ${questions}`);
        }
        if (questions % 3 === 0) await shot(page, `phone-lines-${game}-${language.slice(0, 2)}-${questions}`);
        await page.locator('#confirm').click();
        await page.waitForFunction(
          (old) =>
            document.querySelector('.over') !== null ||
            document.querySelector('.page h1 .step')?.textContent !== old,
          step,
          { polling: 30 },
        );
      }
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });
}

it('tells what happens in whole lines', async () => {
  const page = await stage.page({ size: PHONE, touch: true });
  await table(page, [me('Ada'), bot], {}, { game: 'demons' });
  const faults: string[] = [];
  let told = 0;
  for (let questions = 0; questions < 60 && told < 4; questions += 1) {
    if ((await asked(page)) === 'over') break;
    await page.waitForTimeout(100);
    if ((await page.locator('.between .moments').count()) > 0) {
      faults.push(...(await sliced(page)));
      told += 1;
      await shot(page, `phone-moments-${told}`);
    }
    const step = await page.locator('.page h1 .step').textContent();
    for (let parts = 0; parts < 5 && (await page.locator('#confirm').isDisabled()); parts += 1)
      await page.keyboard.press('1');
    await page.locator('#confirm').click();
    await page.waitForFunction(
      (old) =>
        document.querySelector('.over') !== null ||
        document.querySelector('.page h1 .step')?.textContent !== old,
      step,
      { polling: 30 },
    );
  }
  expect(told).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
