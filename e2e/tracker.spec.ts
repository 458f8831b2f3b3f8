import { expect, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

test('the tracker finds a bill, keeps its filters in the address, and says what it would change', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await page.getByRole('link', { name: 'Open the tracker' }).click();
  await expect(page.getByRole('heading', { name: 'Bill Tracker' })).toBeVisible();
  const rows = page.getByRole('row');
  const federal = rows.filter({ hasText: 'Bill C-31 (45-1)' });
  await expect(federal.getByRole('img')).toHaveAccessibleName('Introduction (House), step 1 of 11');
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Find a bill' }).fill('bill 2 - 2024');
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/q=bill/);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Jun 01, 2024');

  await page.getByRole('button', { name: 'Bill 2 - 2024' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'Summary of Changes' })).toBeVisible();
  await drawer.getByRole('link', { name: 'Minimum Wage' }).click();
  await expect(page).toHaveURL(/\/m\/builder\/.+#/);
});
