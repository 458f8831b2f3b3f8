import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

const entries = (page: Page) => page.getByRole('article');
const tile = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Jurisdictions on a map' })
    .getByRole('button', { name: new RegExp(`^${name}(,|$)`) });

test('policies are filtered by areas and jurisdictions, and the address says so', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await page.getByRole('navigation').getByRole('link', { name: 'Policies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^\d{2,} sample policies/ })).toBeVisible();

  await tile(page, 'Ontario').click();
  await page.getByRole('combobox', { name: 'Areas of law' }).click();
  await page.getByRole('option', { name: 'Human Rights' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/m\/policies\?areas=\w+&jurisdictions=ON$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Human Rights' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  for (const entry of await entries(page).all()) await expect(entry).toHaveAccessibleName('Ontario');

  await page.getByRole('combobox', { name: 'Topic' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/\/m\/policies\/\w+\/\w+\?jurisdictions=ON$/);
  // Those of the topic are there once as many are drawn as are counted above them.
  const counted = page.getByRole('status').filter({ hasText: /^\d+ sample polic/ });
  const number = async () => Number.parseInt((await counted.textContent()) ?? '', 10);
  await expect(async () => expect(await entries(page).count()).toBe(await number())).toPass();
  const count = await number();
  expect(count).toBeGreaterThan(0);
  await page.reload();
  await expect(entries(page)).toHaveCount(count);
  expect(await violationsIn(page)).toEqual([]);

  await page.goto('/m/policies?areas=nothing');
  await expect(page.getByText('No results found.')).toBeVisible();
  await expect(page.getByText('Please adjust your filters and try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(entries(page)).not.toHaveCount(0);
});

test('an entry leads to its provision, and chosen policies become one Word document', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/policies?jurisdictions=ON');
  const first = entries(page).first();
  await expect(first).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Choose .*, Ontario$/ })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: /^Choose .*, Ontario$/ })
    .nth(1)
    .check();
  await expect(page.getByText('2 chosen')).toBeVisible();
  const document = '**/api/policies/document';
  await page.route(document, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'broken', message: 'The server is broken.' } } }),
  );
  await page.getByRole('button', { name: 'Download as Word' }).click();
  await expect(page.getByText('Something went wrong: The server is broken.')).toBeVisible();
  await page.unroute(document);
  await expect(page.getByText('2 chosen')).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as Word' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('policies.docx');
  const parts = unzipSync(new Uint8Array(readFileSync(await download.path())));
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, ' ');
  expect(text).toContain('Sample policies');
  expect(text.match(/: Ontario/g)?.length).toBe(4);

  // Comparing policies is for ADMIN only (specification 6).
  await expect(page.getByRole('button', { name: /^Compare Jurisdictions/ })).toHaveCount(0);
  const id = await first.getAttribute('id');
  await first.getByRole('button', { name: 'More actions for Ontario' }).click();
  await page.getByRole('menuitem', { name: 'View Provision' }).click();
  await expect(page).toHaveURL(new RegExp(`/m/builder/.*#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
});
