import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, asked, bot, finish, me, PHONE, RING, shot, Stage, table } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

it('makes a table by the form, says what differs from the book, and plays it to the end', async () => {
  const page = await stage.page();
  await page.getByRole('link', { name: 'Create… Dicke Dämonen' }).click();
  await page.locator('.choice label').nth(7).waitFor();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('bot');
  // Every opponent says in a line how it plays.
  const said = new Set<string | null>();
  for (const level of ['familiar', 'fiend', 'archfiend', 'imp']) {
    await page.getByLabel('Level').selectOption(level);
    said.add(await page.locator('.opponent small').textContent());
  }
  expect(said.size).toBe(4);
  expect([...said].at(-1)).toBe('Plays anything it may and never gives up.');
  await page.locator('.choice label', { hasText: 'Ring' }).click();
  await page.getByText('Different from the book:').waitFor();
  await shot(page, 'new-table-filled');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.locator('#confirm').waitFor();
  expect(await finish(page)).toBeGreaterThan(5);
  await page.goto('/');
  await page.locator('#replays .row').first().waitFor();
});

it('says before the table is made what a ready army leaves at home', async () => {
  const page = await stage.page({ path: '/new/demonworld', language: 'fr-FR' });
  const south = page.locator('fieldset', { has: page.locator('legend', { hasText: 'Armée du sud' }) });
  await page.getByText('Bataille rangée, 1000 points').click();
  await south.getByText('Empire', { exact: true }).click();
  await page.getByText('De base', { exact: true }).click();
  await south.getByText(/^Char impérial reste au camp/).waitFor();
  await expect.poll(() => south.locator('.note').count()).toBeGreaterThan(1);
  await shot(page, 'new-table-notes');
  await page.getByText('Avancées', { exact: true }).click();
  await south.locator('.note').first().waitFor({ state: 'detached' });
});

it('refuses an owner’s content file with the place and the reason', async () => {
  const page = await stage.page({ path: '/new/dicke-daemonen' });
  await page.locator('.choice label').nth(7).waitFor();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('bot');
  await page.locator('.pack input').setInputFiles({
    name: 'creatures.toml',
    mimeType: 'text/plain',
    buffer: Buffer.from('schema = "none"\n'),
  });
  await page.locator('.pack code', { hasText: 'creatures.toml' }).waitFor();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.locator('.pack .bad').first().waitFor();
  expect(await page.locator('.pack .bad').first().textContent()).toMatch(/creatures/);
  await shot(page, 'content-refused');
  await page.getByRole('button', { name: 'Play with the values that ship' }).click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.locator('#confirm').waitFor();
  await page.goto('/content/demons');
  await page
    .getByText(/Reconstructed: [1-9]/)
    .first()
    .waitFor();
});

it('lets people roll their own dice and type them', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), me('Blaise')], RING, { dice: 'table' });
  // Everything that is drawn or rolled is asked, until the game itself asks something.
  let typed = 0;
  for (let rounds = 0; rounds < 40; rounds += 1) {
    await page.locator('.tray, #confirm, .curtain').first().waitFor();
    if (await page.locator('.curtain').count()) {
      await page.locator('.curtain .filled').click();
      await page.locator('.curtain').waitFor({ state: 'detached' });
    } else if (await page.locator('.tray').count()) {
      if (typed === 0) await shot(page, 'typed-dice');
      const before = await page.locator('.tray').getAttribute('data-at');
      const faces = page.locator('.tray .faces button');
      if (await faces.count()) await faces.last().click();
      else {
        await page.locator('.tray input').fill('1');
        await page.locator('.tray .filled').click();
      }
      typed += 1;
      await page.waitForFunction(
        (old) => document.querySelector('.tray')?.getAttribute('data-at') !== old,
        before,
      );
    } else break;
  }
  // Four creatures for each of the two hands.
  expect(typed).toBe(8);
  await page.locator('#confirm').waitFor();
});

it('ends the game of whoever runs out of time', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), bot], RING, { clock: { type: 'live', seconds: 3, increment: 0 } });
  await page.locator('.seats .clock.running').waitFor();
  await page.locator('.over').waitFor();
  expect(await page.locator('.over .read').first().textContent()).toMatch(/Ada has run out of time/);
});

it('carries a seat to another device, once', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), bot], RING);
  await page.locator('#confirm').waitFor();
  await answer(page);
  const step = await page.locator('.page h1 .step').textContent();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Go on with another device…' }).click();
  const link = (await page.locator('.link b').textContent()) ?? '';
  expect(link).toMatch(/#carry=/);
  const other = await stage.page({ size: PHONE, touch: true, path: link.replace(/^https?:\/\/[^/]+/, '') });
  await other.locator('#confirm').waitFor();
  expect(await other.locator('.page h1 .step').textContent()).toBe(step);
  await expect.poll(() => other.locator('.hand .card').count()).toBeGreaterThan(0);
  const third = await stage.page({ path: link.replace(/^https?:\/\/[^/]+/, '') });
  await third.locator('.stage').waitFor();
  await third.waitForTimeout(300);
  expect(await third.locator('.hand .card').count()).toBe(0);
});

it('plays a game from its text and its list alone', async () => {
  const page = await stage.page({ path: '/settings' });
  await page.getByText('As text', { exact: true }).click();
  await table(page, [me('Ada'), bot], RING);
  await page.locator('#confirm').waitFor();
  expect(await page.locator('svg[role="tree"]').count()).toBe(0);
  expect(((await page.locator('.paper-text pre').textContent()) ?? '').length).toBeGreaterThan(100);
  const before = await page.locator('.paper-text pre').textContent();
  await answer(page);
  await asked(page);
  expect(await page.locator('.paper-text pre').textContent()).not.toBe(before);
  await shot(page, 'text-view');
  expect(await finish(page)).toBeGreaterThan(3);
});

it('fills an open seat with an opponent of the chosen level', async () => {
  const page = await stage.page();
  await table(page, [me('Ada'), { type: 'open' }], RING);
  const row = page.locator('.waiting li', { hasText: 'open seat' });
  await row.getByText('Looks one step ahead and takes what glitters.').waitFor();
  await row.getByLabel('Level').selectOption('imp');
  await row.getByText('Plays anything it may and never gives up.').waitFor();
  await shot(page, 'waiting-fill');
  await row.getByRole('button', { name: 'Fill with an opponent' }).click();
  await page.locator('#confirm').waitFor();
  expect(await page.locator('.seats li').nth(1).textContent()).toMatch(/opponent: imp/);
});

it('offers to let an opponent take over the seat of somebody who has gone', async () => {
  const host = await stage.page();
  const id = await table(host, [me('Ada'), { type: 'open' }], RING, { takeover: true });
  const guest = await stage.page({ path: `/t/${id}` });
  await guest.getByLabel('Your name').fill('Théo');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await host.locator('.seats li').nth(1).waitFor();
  const offer = host.getByRole('button', { name: 'Let an opponent take over' });
  expect(await offer.count()).toBe(0);
  await guest.close();
  await offer.waitFor();
  await offer.click();
  // Somebody who has just lost the connection is given time to come back.
  await host
    .getByText(/an opponent may take over in \d+ s/)
    .first()
    .waitFor();
  await shot(host, 'takeover-too-soon');
});

it('mutes one speaker for this device and reads them again', async () => {
  const host = await stage.page();
  const id = await table(host, [me('Ada'), { type: 'open' }], RING);
  const guest = await stage.page({ path: `/t/${id}` });
  await guest.getByLabel('Your name').fill('Théo');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('.stage').waitFor();
  await host.locator('.stage').waitFor();
  const say = async (text: string): Promise<void> => {
    await guest.getByLabel('Say something…').fill(text);
    await guest.getByRole('button', { name: 'Send' }).click();
  };
  await guest.getByRole('tab', { name: /Chat/ }).click();
  await host.getByRole('tab', { name: /Chat/ }).click();
  await say('first');
  await host.getByText('first').waitFor();
  expect(await guest.getByRole('button', { name: 'Mute Théo' }).count()).toBe(0);
  await host.getByRole('button', { name: 'Mute Théo' }).click();
  await say('second');
  await guest.getByText('second').waitFor();
  await host.reload();
  await host.getByRole('tab', { name: /Chat/ }).click();
  await host.getByRole('button', { name: 'Read Théo again' }).waitFor();
  expect(await host.getByText('second').count()).toBe(0);
  await host.getByRole('button', { name: 'Read Théo again' }).click();
  await host.getByText('second').waitFor();
});
