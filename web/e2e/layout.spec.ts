import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, bot, finish, me, PHONE, RING, shot, Stage, table, tooWide } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

it('pans and zooms the board by wheel, drag, keys and two fingers, and keeps the place', async () => {
  const page = await stage.page();
  const id = await table(page, [me('Ada'), bot], RING);
  const plane = page.locator('svg[role="tree"]');
  await plane.waitFor();
  const scale = async (): Promise<number> => Number(await plane.getAttribute('data-scale'));
  const whole = await scale();
  const box = (await plane.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.4);
  await page.mouse.wheel(0, -500);
  await page.waitForFunction(
    (before) => Number(document.querySelector('svg[role="tree"]')?.getAttribute('data-scale')) > before * 1.5,
    whole,
  );
  const zoomed = await scale();
  const shift = (): Promise<string | null> => page.locator('svg[role="tree"] > g').getAttribute('transform');
  const before = await shift();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 4 });
  await page.mouse.up();
  expect(await shift()).not.toBe(before);
  expect(await page.locator('.refusal').count()).toBe(0);
  await page.goto('/settings');
  await page.goto(`/t/${id}`);
  await plane.waitFor();
  await page.waitForFunction(
    (kept) => Number(document.querySelector('svg[role="tree"]')?.getAttribute('data-scale')) === kept,
    zoomed,
  );
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'treeitem');
  await page.keyboard.press('0');
  expect(await scale()).toBeCloseTo(whole, 2);
  await page.keyboard.press('+');
  expect(await scale()).toBeGreaterThan(whole * 1.2);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await scale()).toBeGreaterThan(whole * 1.2);

  const phone = await stage.page({ size: PHONE, touch: true });
  await table(phone, [me('Ada'), bot], RING);
  await phone.locator('svg[role="tree"]').waitFor();
  const start = Number(await phone.locator('svg[role="tree"]').getAttribute('data-scale'));
  const touched = (await phone.locator('svg[role="tree"]').boundingBox())!;
  const fingers = await phone.context().newCDPSession(phone);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...across: number[]): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: across.map((x, id) => ({ x: touched.x + x, y: touched.y + 120, id })),
    });
  await touch('touchStart', 150, 190);
  for (let x = 200; x <= 300; x += 20) await touch('touchMove', 150, x);
  await touch('touchEnd');
  expect(Number(await phone.locator('svg[role="tree"]').getAttribute('data-scale'))).toBeGreaterThan(
    start * 1.5,
  );
});

it('fits 320 pixels, twice the zoom, and half again the text size', async () => {
  const page = await stage.page({ size: { width: 320, height: 640 }, touch: true });
  for (const path of [
    '/',
    '/settings',
    '/new/dicke-daemonen',
    '/rules/dicke-daemonen',
    '/boards/dicke-daemonen',
    '/content/demons',
    '/nowhere',
  ]) {
    await page.goto(path);
    await page.locator('main').waitFor();
    expect(await tooWide(page, 320), path).toEqual([]);
  }
  await table(page, [me('Ada'), bot], RING);
  await page.locator('#confirm').waitFor();
  await page.getByRole('button', { name: 'Actions', exact: true }).tap();
  await page.locator('.right .action').first().tap();
  // Question and button stand under the list, too.
  await page.locator('.decision .question').waitFor();
  await page.locator('#confirm:not([disabled])').waitFor();
  expect(await tooWide(page, 320)).toEqual([]);
  await page.getByRole('button', { name: 'Board', exact: true }).tap();
  expect(await tooWide(page, 320)).toEqual([]);
  await page.locator('#confirm').tap();
  await page.locator('.log, #confirm').first().waitFor();
  await shot(page, 'narrow-320');

  // 1280 × 720 at 200 % is a page of 640 × 360.
  const zoomed = await stage.page({ size: { width: 640, height: 360 } });
  await table(zoomed, [me('Ada'), bot], RING);
  await zoomed.locator('#confirm').waitFor();
  expect(await tooWide(zoomed, 640)).toEqual([]);
  await zoomed.locator('#confirm').scrollIntoViewIfNeeded();
  const box = (await zoomed.locator('#confirm').boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(360);
  await shot(zoomed, 'zoom-200');

  const large = await stage.page({ path: '/settings' });
  await large.getByText('150 %').click();
  await table(large, [me('Ada'), bot], RING);
  await large.locator('#confirm').waitFor();
  expect(await tooWide(large, 1440)).toEqual([]);
  await shot(large, 'text-150');
});

it('keeps still where motion is not wanted, and outlines where colours are forced', async () => {
  const page = await stage.page({ forced: true });
  await table(page, [me('Ada'), bot], RING);
  await page.locator('#confirm').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe('reduced');
  const moving = await page.evaluate(() => {
    const times = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
    return times.filter((style) =>
      [...style.transitionDuration.split(','), ...style.animationDuration.split(',')].some(
        (time) => Number.parseFloat(time) > 0,
      ),
    ).length;
  });
  expect(moving).toBe(0);
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'treeitem');
  const ring = page.locator('svg[role="tree"] .ring .light').first();
  await ring.waitFor({ state: 'attached' });
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'Highlight';
    document.body.append(probe);
    const color = getComputedStyle(probe).color;
    probe.remove();
    return color;
  });
  expect(await ring.evaluate((element) => getComputedStyle(element).stroke)).toBe(highlight);
  await shot(page, 'forced-colours');
});

it('reads the situation and the inspector aloud, marks the tab, and is silent until asked', async () => {
  const page = await stage.page();
  await page.addInitScript(() => {
    const counter = globalThis as unknown as { sounded: number; AudioContext: typeof AudioContext };
    counter.sounded = 0;
    const Real = counter.AudioContext;
    counter.AudioContext = class extends Real {
      override createGain(): GainNode {
        counter.sounded += 1;
        return super.createGain();
      }
    };
  });
  await table(page, [me('Ada'), bot], RING);
  await page.locator('#confirm').waitFor();
  expect(await page.title()).toMatch(/^● /);
  const polite = page.locator('[aria-live="polite"][role="status"].sr');
  await page.keyboard.press('s');
  await page.waitForFunction(
    () => (document.querySelector('[aria-live="polite"][role="status"].sr')?.textContent ?? '').length > 100,
  );
  await page.keyboard.press('b');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'treeitem');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('i');
  await page.waitForFunction(() =>
    /worth|corner/i.test(document.querySelector('[aria-live="polite"][role="status"].sr')?.textContent ?? ''),
  );
  await expect.poll(() => polite.count()).toBe(1);
  await answer(page);
  const sounded = (): Promise<number> =>
    page.evaluate(() => (globalThis as unknown as { sounded: number }).sounded);
  expect(await sounded()).toBe(0);
  await page.getByRole('button', { name: 'Sound' }).click();
  await page.locator('#confirm').waitFor();
  await answer(page);
  await page.waitForFunction(() => (globalThis as unknown as { sounded: number }).sounded > 0);
});

it('keeps the paragraphs of the log inside it when the window becomes narrower', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), bot], RING);
  await finish(page);
  await page.locator('#tab-log').click();
  await page.locator('.log .rule-chip').first().waitFor();
  // What has been drawn once remembers its size; so the whole log is gone through.
  const through = (): Promise<string[]> =>
    page.evaluate(async () => {
      let list: Element | null = document.querySelector('.log');
      while (list && !/auto|scroll/.test(getComputedStyle(list).overflowY)) list = list.parentElement;
      const cut = new Set<string>();
      for (let top = 0; list && top < list.scrollHeight; top += 300) {
        list.scrollTop = top;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const edge = list.getBoundingClientRect().left + list.clientWidth;
        for (const chip of list.querySelectorAll('.rule-chip'))
          if (chip.getBoundingClientRect().right > edge) cut.add(chip.closest('.line')?.textContent ?? '');
      }
      return [...cut];
    });
  expect(await through()).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await shot(page, 'log-narrower');
  expect(await through()).toEqual([]);
});
