import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bothSizes, PHONE, seriousFaults, Stage, tooWide, untranslated } from './harness';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const lacking = (page: Page) => page.locator('.list li.bad');
const kept = (page: Page) => page.locator('.list ul li.good');
const fine = (page: Page) => page.locator('.list').getByText('Everything is as it should be.');
const add = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Add ${name}`, exact: true }).click();

it('builds an illegal list, reads every reason, mends it, keeps it, shares it and plays it', async () => {
  const page = await stage.page({ path: '/new/demonworld' });
  // From the form: an own list is a field with a way to the builder.
  await page.locator('fieldset', { hasText: 'Army in the south' }).getByText('Own list').click();
  await page.getByRole('link', { name: 'Build an army' }).click();
  await page.getByRole('heading', { name: 'Build an army' }).waitFor();
  await page.getByText('Pitched battle, 1000 points').click();
  await page.locator('.settings').getByText('Full', { exact: true }).click();
  for (let times = 0; times < 3; times += 1) await add(page, 'Noble Footsoldiers');
  await page.locator('.cards').getByText('Orcs', { exact: true }).click();
  await page.locator('.cards li button').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.list li.bad').length === 5);
  const reasons = await lacking(page).allTextContents();
  expect(reasons.join(' ')).toMatch(/fielded 3 times; allowed: 2/);
  expect(reasons.join(' ')).toMatch(/not of the people of the list: Empire/);
  expect(reasons.join(' ')).toMatch(/must command; stars: 2 at least/);
  expect(reasons.join(' ')).toMatch(/Provincial troops: 0; points/);
  expect(reasons.join(' ')).toMatch(/North March or South March: 0; points/);
  await expect.poll(() => lacking(page).locator('.rule-chip').count()).toBe(5);
  expect(await page.getByRole('button', { name: 'Play with this list' }).isDisabled()).toBe(true);
  expect(await bothSizes(page, 'armies-refused')).toEqual([]);

  // Mended: by keyboard out with the orcs and one of three, in with provincials, a commander and a march.
  await page.getByRole('button', { name: /^Remove .*, place 4$/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Remove .*, place 3$/ }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.cards').getByText('Empire', { exact: true }).click();
  for (const card of ['E11', 'E12', 'E08', 'E02'])
    await page.locator('.cards li', { hasText: card }).getByRole('button').click();
  await fine(page).waitFor();
  expect(await lacking(page).count()).toBe(0);
  await expect.poll(() => kept(page).count()).toBeGreaterThan(8);
  await page.locator('.list li', { hasText: 'E11' }).getByText('Standard of Victory').click();
  await page.waitForFunction(() => location.search.includes('standard-of-victory'));
  await fine(page).waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  // Kept under a name, also after coming back; the link shows it to somebody else.
  await page.getByLabel('Name of the list').fill('Guard of the march');
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('region', { name: 'Your list' })
    .getByText('“Guard of the march” is kept in this browser.')
    .waitFor();
  const link = await page.getByLabel('Link to this list').inputValue();
  const text = await page.getByLabel('As text').inputValue();
  expect(text).toBe('E01 E01 E11+standard-of-victory E12 E08 E02');
  await page.goto('/armies');
  await page.getByRole('button', { name: 'Guard of the march', exact: true }).click();
  await fine(page).waitFor();
  const friend = await stage.page({ path: link.slice(stage.url.length), size: PHONE, touch: true });
  await fine(friend).waitFor();
  await expect.poll(() => friend.locator('.list ol li').count()).toBe(6);

  await page.getByRole('button', { name: 'Play with this list' }).click();
  await page.getByRole('textbox', { name: 'List of the south' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'List of the south' }).inputValue()).toBe(text);
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('bot');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.locator('#confirm').waitFor();
  await page.getByText('Noble Footsoldiers').first().waitFor();
});

it.each([
  ['en-GB', 'en'],
  ['fr-FR', 'fr'],
])('begins with a ready army and reads well in %s', async (language, short) => {
  const page = await stage.page({ language, path: '/armies' });
  await page.locator('.ready button').nth(1).click();
  await page.locator('.list ol li').nth(5).waitFor();
  await page.locator('.list ul li').first().waitFor();
  expect(await untranslated(page)).toEqual([]);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await bothSizes(page, `armies-${short}`)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await tooWide(page, PHONE.width)).toEqual([]);
});
