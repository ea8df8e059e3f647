import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, bot, me, PHONE, seriousFaults, shot, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const SUMMON = { game: 'summon-demons' };
const question = (page: Page): Promise<string> =>
  page
    .locator('[data-question]')
    .getAttribute('data-question')
    .then((code) => code ?? '');

/** Points at something on the felt that answers the open question. */
async function point(page: Page, collecting: boolean): Promise<void> {
  const first = async (...selectors: string[]): Promise<boolean> => {
    for (const selector of selectors) {
      const found = page.locator(selector).first();
      if ((await found.count()) === 0) continue;
      await found.click();
      return true;
    }
    return false;
  };
  switch (await question(page)) {
    case 'act':
      // Animals all act on a seven: who collects them soon has an order to choose.
      if (collecting) await first('.block .open:has(.animal)', '.block [data-card].open');
      // With enough demons only souls are missing, and those are not spent any more.
      else if ((await page.locator('.mine .progress .head:not(.full)').count()) > 0)
        await first('[data-tile="summon"]:not([aria-disabled])', '.block [data-card].open');
      break;
    case 'order':
      // An order that was confirmed before may just be going on by itself.
      await page
        .getByRole('button', { name: 'As laid out' })
        .click({ timeout: 2000 })
        .catch(() => undefined);
      break;
    default:
      await first('[data-answer="accept"]', '.felt-root .open', '[data-answer]');
  }
}

const step = (page: Page): Promise<string | null> => page.locator('.page h1 .step').textContent();

/**
 * Presses the filled button, unless the click was the whole action, and waits until the server has moved on.
 */
async function confirm(page: Page, before: string | null): Promise<void> {
  const ready = await page.waitForFunction(
    (was) => {
      if (
        document.querySelector('.over') !== null ||
        document.querySelector('.page h1 .step')?.textContent !== was
      )
        return 'moved';
      // Ending a turn with souls left has a button of its own.
      return document.querySelector('#confirm:enabled, #forgo') !== null ? 'ready' : false;
    },
    before,
    { polling: 30 },
  );
  if ((await ready.jsonValue()) === 'ready')
    await page
      .locator('#confirm:enabled, #forgo')
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  await page.waitForFunction(
    (was) =>
      document.querySelector('.over') !== null ||
      document.querySelector('.page h1 .step')?.textContent !== was,
    before,
    { polling: 30 },
  );
}

/** Plays by pointing at the felt until the game is over or the stop is reached. */
async function play(
  page: Page,
  stop: (code: string) => boolean = () => false,
  collecting = false,
): Promise<number> {
  for (let moves = 0; moves < 400; moves += 1) {
    if ((await asked(page)) === 'over' || stop(await question(page))) return moves;
    const before = await step(page);
    await point(page, collecting);
    try {
      await confirm(page, before);
    } catch (problem) {
      await shot(page, 'summon-stuck');
      throw new Error(`stuck at ${await question(page)}`, { cause: problem });
    }
  }
  throw new Error('the game does not end');
}

/** Where another one throws first, a card of mine may ask something before my turn does. */
const myTurn = (page: Page): Promise<number> => play(page, (code) => code === 'act');

it('plays a whole game of two by pointing at cards, tiles and players', async () => {
  const page = await stage.page();
  // The short game of the variants: two demons, and more souls to begin with.
  await table(page, [me('Camille'), bot], { start_souls: 8, demons_to_win: 2 }, SUMMON);
  await myTurn(page);
  // Every turn says what it is made of: the throw is still to come, and the button offers it.
  expect(await page.locator('[data-tile]').allTextContents()).toHaveLength(3);
  expect(await page.locator('#confirm').textContent()).toContain('Throw the dice');
  // Three demons were dealt to the rival, face down: that is one line of the log and not three alike.
  await page.locator('.log .times').first().waitFor({ state: 'attached' });
  const alike = (await page.locator('.log .line').allTextContents()).filter(
    (line, index, all) => index > 0 && line === all[index - 1],
  );
  expect(alike).toEqual([]);
  await shot(page, 'summon-begin');
  // However the dice fall, nobody has two demons before everybody has had a turn.
  expect(await play(page)).toBeGreaterThan(0);
  await shot(page, 'summon-over');
  await expect.poll(() => page.locator('.over table tr').count()).toBe(2);
  await expect.poll(() => page.locator('.over table .tag').count()).toBe(1);
});

it('plays a team game to its end, with the partner beside me and shared counters', async () => {
  const page = await stage.page({ theme: 'light', language: 'en-GB' });
  const seats = [me('Camille'), bot, bot, bot];
  await table(page, seats, { teams: true }, SUMMON);
  await myTurn(page);
  await expect.poll(() => page.locator('.rival').count()).toBe(1);
  await expect.poll(() => page.locator('.rival .one').count()).toBe(2);
  await expect.poll(() => page.locator('.partner [role="listbox"]').count()).toBe(1);
  // Souls and demons of a team are counted once for both: mine, theirs.
  await expect.poll(() => page.locator('.felt-root .progress').count()).toBe(2);
  await expect.poll(() => page.locator('[data-tile="pass"]').count()).toBe(1);
  await shot(page, 'summon-team');
  // So short that it may end before my turn.
  await table(page, seats, { teams: true, start_souls: 6, demons_to_win: 1, souls_to_win: 5 }, SUMMON);
  await play(page);
  await expect.poll(() => page.locator('.over table tr').count()).toBe(2);
});

it('orders activations by clicking the lit cards', async () => {
  const page = await stage.page();
  await table(page, [me('Camille'), bot], { start_souls: 60, souls_to_win: 100 }, SUMMON);
  await play(page, (code) => code === 'order', true);
  expect(await question(page)).toBe('order');
  const lit = page.locator('.own .lit');
  const cards = await lit.count();
  expect(cards).toBeGreaterThan(1);
  expect(await page.locator('.own .disc').allTextContents()).toEqual(Array(cards).fill('?'));
  expect(await page.locator('#confirm').isDisabled()).toBe(true);
  await lit.nth(1).click();
  await lit.nth(0).click();
  expect((await page.locator('.own .disc').allTextContents()).slice(0, 2)).toEqual(['2', '1']);
  await shot(page, 'summon-order');
  await lit.nth(1).click();
  expect((await page.locator('.own .disc').allTextContents()).slice(0, 2)).toEqual(['1', '?']);
  await page.getByRole('button', { name: 'As laid out' }).click();
  expect(await page.locator('.own .disc').allTextContents()).toEqual(
    Array.from({ length: cards }, (_, index) => String(index + 1)),
  );
  const before = await step(page);
  expect(await page.locator('#confirm').textContent()).toContain('Activate in this order');
  await confirm(page, before);
  // Either nothing waits any more, or another question came in between; the same order is never asked for
  // anew.
  await page.waitForFunction((count) => document.querySelectorAll('.own .disc').length < count, cards);
});

it('is played on the felt by keyboard', async () => {
  const page = await stage.page();
  await table(page, [me('Camille'), bot], {}, SUMMON);
  await myTurn(page);
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-item'));
  const focused = (name: string): Promise<string | null> =>
    page.evaluate((attribute) => document.activeElement?.getAttribute(attribute) ?? null, name);
  for (let presses = 0; presses < 8; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.closest('.block') !== null)) break;
    await page.keyboard.press(presses === 0 ? 'ArrowDown' : 'ArrowRight');
  }
  const bought = await focused('data-card');
  expect(await focused('role')).toBe('option');
  expect(await focused('aria-label')).toMatch(/\S{3}.*can be chosen/);
  const before = await page.locator('.own [data-card]').count();
  await page.keyboard.press('Enter');
  await page.locator('.block .chosen').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction((count) => document.querySelectorAll('.own [data-card]').length > count, before);
  await expect.poll(() => page.locator(`.own [data-card="${bought}"]`).count()).toBe(1);
  expect(await page.locator('[data-tile="buy"]').getAttribute('class')).toContain('done');
  // One tab stop for the whole felt.
  await expect.poll(() => page.locator('.felt-root [tabindex="0"]').count()).toBe(1);
});

it('says why a card cannot be bought and a demon cannot be summoned, and marks the card', async () => {
  const page = await stage.page();
  await table(page, [me('Camille'), bot], { start_souls: 0 }, SUMMON);
  await myTurn(page);
  await page.locator('.block [data-card]').nth(2).click({ force: true });
  const alert = page.locator('.refusal');
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/\d souls?, a card costs 3.*Read §SD-/s);
  await expect.poll(() => page.locator('.block .marked').count()).toBeGreaterThan(0);
  await shot(page, 'summon-refusal');
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'detached' });
  await page.locator('[data-tile="summon"]').click({ force: true });
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/Read §SD-/);
});

it('lets the dice roll, and lie still where motion is unwanted', async () => {
  const page = await stage.page();
  await table(page, [me('Camille'), bot], {}, SUMMON);
  await myTurn(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const seen = { rolled: false };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => (seen.rolled ||= document.querySelector('.dice.rolling') !== null)).observe(
      document.body,
      { subtree: true, childList: true, attributes: true },
    );
  });
  const rolled = (): Promise<boolean> =>
    page.evaluate(() => (globalThis as unknown as { seen: { rolled: boolean } }).seen.rolled);
  await confirm(page, await step(page));
  await page.waitForFunction(() => (globalThis as unknown as { seen: { rolled: boolean } }).seen.rolled);
  await page.locator('.throw .dice .total').waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => ((globalThis as unknown as { seen: { rolled: boolean } }).seen.rolled = false));
  await myTurn(page);
  for (let turns = 0; turns < 2; turns += 1) {
    await confirm(page, await step(page));
    await myTurn(page);
  }
  expect(await rolled()).toBe(false);
});

it('fits a phone: rivals as sheets, the block as a row to swipe, a card enlarged by a long press', async () => {
  const page = await stage.page({ size: PHONE, touch: true, language: 'fr-FR' });
  await table(page, [me('Camille'), bot, bot], {}, SUMMON);
  await myTurn(page);
  await page.locator('.block [data-card]').first().tap();
  await page.locator('.block .chosen').first().waitFor();
  await shot(page, 'summon-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page
    .getByRole('button', { name: /Voir les cartes/ })
    .nth(1)
    .tap();
  await page.locator('dialog [data-card]').first().waitFor();
  await shot(page, 'summon-phone-rival');
  await page.getByRole('button', { name: 'Fermer' }).last().tap();
  const card = page.locator('.own [data-card]').first();
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 });
  await page.locator('dialog .large').waitFor();
  expect(await page.locator('dialog .read').last().textContent()).toMatch(/âme/);
  await shot(page, 'summon-phone-card');
});

it.each([
  ['en-GB', 'dark'],
  ['fr-FR', 'light'],
] as const)('has no serious fault and no raw key with five players (%s, %s)', async (language, theme) => {
  const page = await stage.page({ language, theme });
  await table(page, [me('Camille'), bot, bot, bot, bot], {}, SUMMON);
  await myTurn(page);
  await confirm(page, await step(page));
  await asked(page);
  await page.locator('.block [data-card]').first().hover();
  const faults = await seriousFaults(page);
  await shot(page, `summon-${language.slice(0, 2)}-${theme}`);
  await page.locator('[data-pile="discard"]').click();
  await page.locator('dialog').waitFor();
  faults.push(...(await seriousFaults(page)));
  const text = await page.evaluate(
    () =>
      document.body.innerText +
      [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join(' '),
  );
  expect(text.match(/\{sd-[\w-]*\}|\bsummon-demons-[a-z]+-[\w-]+/g) ?? []).toEqual([]);
  expect(faults).toEqual([]);
});

it('leaves the dice of three programs in a row until they have come to rest and were read', async () => {
  const page = await stage.page({ motion: true });
  await table(page, [me('Camille'), bot, bot, bot], { start_souls: 8 }, SUMMON);
  await myTurn(page);
  // Every total that stands still, whose it is, and for how long it was to be seen.
  await page.evaluate(() => {
    const seen: { by: string; from: number; to: number }[] = [];
    Object.assign(globalThis, { seen });
    let shown = '';
    const look = (): void => {
      const total = document.querySelector('.throw .total')?.textContent ?? '';
      const by = document.querySelector('.throw .dice p')?.textContent ?? '';
      const now = total === '' ? '' : `${by} ${total}`;
      const last = seen.at(-1);
      if (now !== shown && last && last.to === 0) last.to = performance.now();
      if (now !== shown && now !== '') seen.push({ by, from: performance.now(), to: 0 });
      shown = now;
      requestAnimationFrame(look);
    };
    look();
  });
  const read = () =>
    page.evaluate(() =>
      (globalThis as unknown as { seen: { by: string; from: number; to: number }[] }).seen.filter(
        (one) => one.to !== 0 && !one.by.startsWith('You'),
      ),
    );
  for (let moves = 0; moves < 80 && new Set((await read()).map((one) => one.by)).size < 3; moves += 1) {
    let played = 0;
    await play(page, () => played++ > 0);
  }
  const others = await read();
  expect(new Set(others.map((one) => one.by)).size).toBe(3);
  for (const one of others) expect(one.to - one.from, one.by).toBeGreaterThan(1000);
  await shot(page, 'summon-followed');
});

it('writes the short text of every card whole on its face, in both languages', async () => {
  const cut = new Set<string>();
  for (const language of ['en', 'fr']) {
    const page = await stage.page({ language, size: { width: 1280, height: 800 } });
    const ids = [
      ...readFileSync(join(process.cwd(), '../games/summon-demons/content/cards.toml'), 'utf8').matchAll(
        /^id = "(.*)"/gm,
      ),
    ].map((found) => found[1]!);
    let [at, room] = [0, 1];
    // The server's own cards, laid out in turn where the neighbours stand.
    await page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((said) => server.send(said));
      server.onMessage((said) => {
        const told = JSON.parse(String(said), (key, value: unknown) => {
          if (key !== 'block') return value;
          // What changes in the neighbourhood later on stays as it was laid out.
          if (!Array.isArray(value) || Array.isArray(value[0])) return {};
          room = value.length;
          return value.map((_, index) => ids[(at + index) % ids.length]);
        }) as unknown;
        socket.send(JSON.stringify(told));
      });
    });
    await table(page, [me('Ada'), bot], {}, SUMMON);
    const seen = new Set<string>();
    do {
      await page.locator('.block .face').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const found = await page.locator('.block .face').evaluateAll((faces) =>
        faces.map((face) => {
          const [text, card] = [face.querySelector<HTMLElement>('.short')!, face.getBoundingClientRect()];
          const whole =
            text.scrollHeight <= text.clientHeight + 1 &&
            text.getBoundingClientRect().bottom <= card.bottom &&
            text.getClientRects().length > 0;
          const [name, words] = [face.querySelector<HTMLElement>('.name')!, document.createRange()];
          words.selectNodeContents(name);
          const inside =
            words.getBoundingClientRect().right <= card.right &&
            words.getBoundingClientRect().left >= card.left;
          return {
            id: face.closest('[data-card]')?.getAttribute('data-card') ?? '',
            text: `${name.textContent}: ${text.textContent} (${text.scrollHeight} in ${text.clientHeight})`,
            whole,
            inside,
          };
        }),
      );
      for (const one of found) {
        seen.add(one.id);
        if (!one.whole || !one.inside) cut.add(one.text);
      }
      at += room;
      if (at % (4 * room) === 0) await shot(page, `summon-faces-${language}-${at}`);
      if (at < ids.length) await page.reload();
    } while (at < ids.length);
    expect(seen.size).toBe(ids.length);
  }
  expect([...cut]).toEqual([]);
});
