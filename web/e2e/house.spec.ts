// A house with a password: its door, what it shows of its own, invitations, and a chat that nobody has to
// read.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bothSizes,
  bot,
  me,
  PHONE,
  RING,
  seriousFaults,
  shot,
  Stage,
  table,
  tooWide,
  untranslated,
} from './harness';

const folder = mkdtempSync(join(tmpdir(), 'house-'));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

let stage: Stage;
beforeAll(async () => {
  const sign =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#c33"/></svg>';
  stage = await Stage.open([
    '--password-file',
    file('password', 'open sesame\n'),
    '--operator-password-file',
    file('operator', 'abracadabra\n'),
    '--tables',
    'members',
    '--lines',
    '1',
    '--name',
    'The Cellar Club of Lower Pandemonium',
    '--logo',
    file('sign.svg', sign),
    '--imprint',
    file(
      'imprint.md',
      '# Who we are\n\nThe cellar, down the stairs.\n\n<script>document.title = "stolen"</script>\n',
    ),
    '--privacy',
    file('privacy.txt', 'Nothing is sold.\n\n- Tables are kept.\n- Chat is kept.\n'),
  ]);
});
afterAll(async () => {
  await stage?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('asks for the password in both languages and then shows the page that was asked for', async () => {
  const page = await stage.page({ path: '/new/dicke-daemonen' });
  await page.getByRole('heading', { name: 'The Cellar Club of Lower Pandemonium' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await bothSizes(page, 'door')).toEqual([]);
  await page.getByRole('link', { name: 'Français' }).click();
  await page.getByLabel('Mot de passe').fill('sésame');
  await page.getByRole('button', { name: 'Entrer' }).click();
  await page.getByText('Ce n’est pas le mot de passe.').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  expect(await bothSizes(page, 'door-wrong')).toEqual([]);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByLabel('Mot de passe').fill('open sesame');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create the table' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/new/dicke-daemonen');
});

it('keeps a link’s last part while the password is given', async () => {
  const page = await stage.page({ path: '/settings#carry=abc' });
  await page.getByLabel('Password').fill('open sesame');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#carry=abc');
});

it('shows its name, its sign and its pages, and nothing in them runs', async () => {
  const page = await stage.page();
  await page.getByRole('link', { name: 'Imprint' }).click();
  await page.getByRole('heading', { name: 'Who we are' }).waitFor();
  await expect.poll(() => page.getByText('<script>').count()).toBe(1);
  expect(await page.title()).toBe('Imprint · The Cellar Club of Lower Pandemonium');
  expect(await bothSizes(page, 'imprint')).toEqual([]);
  await page.getByRole('link', { name: 'To the tables' }).click();
  await page.getByLabel('Password').fill('open sesame');
  await page.getByRole('button', { name: 'Come in' }).click();
  const sign = page.locator('.wordmark img');
  await sign.waitFor();
  expect(await sign.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.locator('.wordmark').textContent()).toBe('The Cellar Club of Lower Pandemonium');
  await page.locator('.card .play').first().waitFor();
  expect(await untranslated(page)).toEqual([]);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await bothSizes(page, 'home-house')).toEqual([]);
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click();
  await page.getByText('Nothing is sold.').waitFor();
});

it('lets a member invite somebody, who sits down and makes no table', async () => {
  const member = await stage.page();
  await member.getByLabel('Password').fill('open sesame');
  await member.getByRole('button', { name: 'Come in' }).click();
  await member.getByLabel('The invitation lasts').selectOption('1 day');
  await member.getByRole('button', { name: 'Invite somebody' }).click();
  const link = (await member.locator('.invite b').textContent()) ?? '';
  expect(link).toMatch(/\/invitation\/g\.\d+\.[0-9a-f]{64}$/);
  await member.locator('.invite').scrollIntoViewIfNeeded();
  await shot(member, 'invitation');
  await member.setViewportSize(PHONE);
  expect(await tooWide(member, PHONE.width)).toEqual([]);
  await member.locator('.invite').scrollIntoViewIfNeeded();
  await shot(member, 'invitation-phone');
  const id = await table(member, [me('Ada'), { type: 'open' }], RING);
  const guest = await stage.page({ path: new URL(link).pathname });
  await guest.getByText('Tables are made by others here').waitFor();
  await guest.locator('.card h2').first().waitFor();
  expect(await guest.locator('.card .play').count()).toBe(0);
  expect(await guest.getByRole('button', { name: 'Invite somebody' }).count()).toBe(0);
  await shot(guest, 'home-guest');
  await guest.goto(`/t/${id}`);
  await guest.getByLabel('Your name').fill('ADA');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByText('Ada sits at this table, and nobody may be called the same').first().waitFor();
  await shot(guest, 'name-taken');
  await guest.getByLabel('Your name').fill('Théo');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('#confirm').or(guest.locator('.seats')).first().waitFor();
  const late = await stage.page({ path: `${new URL(link).pathname}0` });
  await late.getByText('This invitation has ended or is not whole.').waitFor();
});

it('leaves the whole chat unread where somebody wants that, and says who writes too fast', async () => {
  const page = await stage.page();
  await page.getByLabel('Password').fill('open sesame');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.locator('.wordmark').waitFor();
  await table(page, [me('Ada'), bot], RING);
  await page.getByRole('tab', { name: /Chat/ }).click();
  const say = async (text: string): Promise<void> => {
    await page.getByLabel('Say something…').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  await say('line 1');
  await page.getByText('line 1', { exact: true }).waitFor();
  await say('one too many');
  await page
    .getByText(/You have said much in a short time/)
    .first()
    .waitFor();
  expect(await page.getByLabel('Say something…').inputValue()).toBe('one too many');
  await shot(page, 'chat-too-fast');
  await page.getByRole('button', { name: 'Read nothing here' }).click();
  await page.getByText('You do not read the chat on this device.').waitFor();
  expect(await page.getByText('line 1', { exact: true }).count()).toBe(0);
  await shot(page, 'chat-hidden');
  await page.reload();
  await page.getByRole('tab', { name: /Chat/ }).click();
  await page.getByText('You do not read the chat on this device.').waitFor();
  await page.setViewportSize(PHONE);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await shot(page, 'chat-hidden-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Read the chat' }).click();
  await page.getByText('line 1', { exact: true }).waitFor();
});
