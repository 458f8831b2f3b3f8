import { expect, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

test("type 'stat holidya', pick Ontario and British Columbia, open the first hit in the builder", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  const token = await page.evaluate(() => localStorage.getItem('token'));

  await page.getByRole('searchbox', { name: 'Search provisions' }).fill('stat holidya');
  await expect(page).toHaveURL(/\/m\/newSearch\?q=stat\+holidya$/);
  await expect(page.getByText('Did you mean')).toBeVisible();

  const jurisdictions = page.getByRole('region', { name: 'Jurisdiction' });
  await jurisdictions.getByRole('checkbox', { name: 'Ontario' }).check();
  await jurisdictions.getByRole('checkbox', { name: 'British Columbia' }).check();
  await expect(page).toHaveURL(/jurisdiction=Ontario&jurisdiction=British\+Columbia/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  // The hits from before stand until those of the choice are there.
  await expect(async () => {
    for (const place of await page.getByRole('article').locator('abbr').allTextContents()) {
      expect(['ON', 'BC']).toContain(place);
    }
  }).toPass();

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search provisions' })).toHaveValue('stat holidya');
  await expect(jurisdictions.getByRole('checkbox', { name: 'Ontario' })).toBeChecked();

  const first = page.getByRole('article').first();
  const name = await first.getByRole('heading').innerText();
  const place = await first.locator('b').first().innerText();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/builder\/[^/]+\/[^/]+#/);
  // The hits stand until the topic is there.
  await expect(page.locator('[id^=hit-]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('article', { name: place, exact: true }).first()).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search provisions' })).toHaveValue('stat holidya');
  expect(addresses.some((address) => address.includes('/1/indexes/'))).toBe(true);
  for (const address of addresses) {
    expect(address).not.toContain('eyJ');
    expect(address).not.toContain(token ?? 'no token');
  }
});

test('a search that fails says so, keeps what was asked, and tries again', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/newSearch?q=overtime&jurisdiction=Ontario&size=25');
  const field = page.getByRole('searchbox', { name: 'Search provisions' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route('**/1/indexes/*/queries*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await field.fill('jury duty');
  await expect(page.getByRole('alert')).toContainText('The search did not answer.');
  await expect(page.getByRole('alert')).toContainText('Your words and filters are kept.');
  await expect(field).toHaveValue('jury duty');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/1/indexes/*/queries*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toContainText('Jury and Court Leave');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/q=jury\+duty&jurisdiction=Ontario&size=25/);

  // The first search of a visit fails in the same way, and a token that is over is renewed without a word.
  await page.route('**/1/indexes/*/queries*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The search did not answer.');
  await page.unroute('**/1/indexes/*/queries*');
  let refused = 0;
  await page.route('**/1/indexes/*/queries*', (route) =>
    refused++ === 0
      ? route.fulfill({ status: 403, json: { message: 'over', status: 403 } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toContainText('Jury and Court Leave');
  expect(refused).toBeGreaterThan(1);
});

test('words, recent and saved searches, pages and a report, by keyboard and in the address', async ({
  page,
}) => {
  await arriveAs(page, 'user@demo.test', '/m/newSearch');
  const field = page.getByRole('searchbox', { name: 'Search provisions' });
  await field.fill('ab');
  await expect(page.getByText('Type at least 3 characters.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/newSearch$/);
  await field.fill('zzzzqqqq');
  await field.press('Enter');
  await expect(page.getByText('No results found.')).toBeVisible();
  await expect(page.getByText('Please adjust your filters and try again.')).toBeVisible();

  await field.fill('severence pay');
  await page.getByText('Did you mean').getByRole('button', { name: 'severance pay' }).click();
  await expect(field).toHaveValue('severance pay');
  await expect(page).toHaveURL(/q=severance\+pay/);

  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('severance pay');
  const name = `Severance ${Date.now()}`;
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox', { name: 'Add to the watchlist' }).check();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Results on a page' }).click();
  await page.getByRole('option', { name: '25 per page' }).click();
  await expect(page).toHaveURL(/size=25/);
  await expect(page.getByRole('article')).not.toHaveCount(10);
  await field.fill('overtime');
  await expect(page.getByRole('article')).toHaveCount(25);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).not.toHaveURL(/q=/);
  await page.getByRole('button', { name: 'severence pay', exact: true }).click();
  await expect(field).toHaveValue('severence pay');
  await page.getByRole('button', { name: /Saved searches/ }).click();
  const saved = page.getByRole('dialog', { name: 'Saved searches' });
  await expect(saved.getByRole('switch', { name: `Watch ${name}` })).toBeChecked();
  await saved.getByRole('link', { name }).click();
  await expect(field).toHaveValue('severance pay');
  await page.getByRole('button', { name: /Saved searches/ }).click();
  await saved.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(saved.getByRole('link', { name })).toHaveCount(0);

  await page
    .getByRole('button', { name: /^Add To Report/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Add To Report').first()).toBeVisible();
});

test('on a phone the facets are in a drawer and their choices hold when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveAs(page, 'owner@demo.test', '/m/newSearch?q=overtime');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Quebec' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/jurisdiction=Quebec/);
  await expect(page.getByRole('button', { name: 'Remove Quebec' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('staff edit the words of the search, and the next search knows them', async ({ page }) => {
  await arriveAs(page, 'editor@demo.test', '/a/search');
  await page.getByRole('textbox', { name: 'New line' }).fill('alone');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Please write “a, b, c”')).toBeVisible();
  await page.getByRole('textbox', { name: 'New line' }).fill('kerfuffle > overtime');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Filter lines' }).fill('kerfuffle');
  await expect(page.getByText('Edited by Tom Okafor')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.goto('/m/newSearch?q=kerfuffle');
  await expect(page.getByRole('article').first()).toContainText('Overtime');
  await page.goto('/a/search');
  await page.getByRole('searchbox', { name: 'Filter lines' }).fill('kerfuffle');
  await page.getByRole('button', { name: 'Delete kerfuffle > overtime' }).click();
  await expect(page.getByText('No line matches.')).toBeVisible();
});

test('the search screen passes axe in both schemes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (colorScheme === 'light') await arriveAs(page, 'owner@demo.test', '/m/newSearch?q=sick+note');
    else await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
  }
});
