import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { logIn } from './people.ts';

test("type 'stat holidya', pick Ontario and British Columbia, open the first hit in the builder @both", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  await logIn(page, 'owner@demo.test');
  const token = await page.evaluate(() => localStorage.getItem('token'));

  await page.getByRole('searchbox', { name: 'Search provisions' }).fill('stat holidya');
  await expect(page).toHaveURL(/\/m\/newSearch\?q=stat\+holidya$/);
  await expect(page.getByText('Did you mean')).toBeVisible();

  const jurisdictions = page.getByRole('region', { name: 'Jurisdiction' });
  await jurisdictions.getByRole('checkbox', { name: 'Ontario' }).check();
  await jurisdictions.getByRole('checkbox', { name: 'British Columbia' }).check();
  await expect(page).toHaveURL(/jurisdiction=Ontario&jurisdiction=British\+Columbia/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  for (const place of await page.getByRole('article').locator('abbr').allTextContents()) {
    expect(['ON', 'BC']).toContain(place);
  }

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search provisions' })).toHaveValue('stat holidya');
  await expect(jurisdictions.getByRole('checkbox', { name: 'Ontario' })).toBeChecked();

  const first = page.getByRole('article').first();
  const name = await first.getByRole('heading').innerText();
  const place = await first.locator('b').first().innerText();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/builder\/[^/]+\/[^/]+#/);
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

test('a short query waits, and nothing found says so', async ({ page }) => {
  await logIn(page, 'owner@demo.test');
  await page.goto('/m/newSearch');
  const field = page.getByRole('searchbox', { name: 'Search provisions' });
  await field.fill('ab');
  await expect(page.getByText('Type at least 3 characters.')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/newSearch$/);
  await field.fill('zzzzqqqq');
  await expect(page.getByText('No results found.')).toBeVisible();
  await expect(page.getByText('Please adjust your filters and try again.')).toBeVisible();
});

test('on a phone the facets are in a drawer and their choices hold when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'owner@demo.test');
  await page.goto('/m/newSearch?q=overtime');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Quebec' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/jurisdiction=Quebec/);
  await expect(page.getByRole('button', { name: 'Remove Quebec' })).toBeVisible();
});

test('the search screen passes axe in both schemes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (colorScheme === 'light') await logIn(page, 'owner@demo.test');
    await page.goto('/m/newSearch?q=sick+note');
    await expect(page.getByRole('article').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
});
