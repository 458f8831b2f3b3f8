import { expect, type Page, test } from '@playwright/test';
import { arriveAs } from './people.ts';

/** A page on which the permalink of the first entry was just copied. */
async function copyPermalink(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  await page.getByRole('button', { name: 'More actions for Ontario' }).first().click();
  await page.getByRole('menuitem', { name: 'Permalink' }).click();
  const toast = page.getByText('Permalink copied.');
  await expect(toast).toBeVisible();
  return toast;
}

test('a success stays five seconds', async ({ page }) => {
  const toast = await copyPermalink(page);
  await page.clock.runFor(4_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toHaveCount(0);
});

test('pointing at a message stops its clock, which goes on from there', async ({ page }) => {
  const toast = await copyPermalink(page);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 600);
  await page.clock.runFor(6_000);
  await expect(toast).toHaveCount(0);
});

test('an error stays fifteen seconds, and can be dismissed', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/buildReport', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'invalid', message: 'No.' } } }),
  );
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  const toast = page.getByRole('alert').filter({ hasText: 'Error building report: No.' });
  await expect(toast).toBeVisible();
  await page.clock.runFor(13_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(toast).toHaveCount(0);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});
