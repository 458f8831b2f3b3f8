import { expect, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

const axe = async (page: Page): Promise<void> => expect(await violationsIn(page)).toEqual([]);

test('the home page lists what changed, filters it, and says why an entry is there', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/updates?from=2026-10-01&to=2026-10-01');
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  const amendments = page.getByRole('region', { name: 'Amendments' });
  const ontario = amendments.getByRole('listitem').filter({ hasText: '$17.95 an hour now' });
  await expect(ontario).toContainText('Amendment In Force');
  await expect(ontario).toContainText('Employment Standards');
  await axe(page);

  await ontario.getByRole('button', { name: 'Why am I seeing this?' }).click();
  await expect(page.getByText('Your account covers Employment Standards in Ontario.')).toBeVisible();
  await page.keyboard.press('Escape');

  const count = await amendments.getByRole('listitem').count();
  await page
    .getByLabel(/Jurisdictions, amendments/)
    .first()
    .click();
  await page.getByRole('option', { name: 'Ontario' }).click();
  await page.keyboard.press('Escape');
  await expect(amendments.getByRole('listitem')).not.toHaveCount(count);
  await page.getByRole('button', { name: 'Clear Jurisdiction List' }).click();
  await expect(amendments.getByRole('listitem')).toHaveCount(count);

  const inForce = page.getByRole('checkbox', { name: 'Amendments In Force' });
  await inForce.click();
  await expect(inForce).not.toBeChecked();
  await expect(page.getByText('No updates were found within the selected date range.')).toBeVisible();
  await inForce.click();
  await expect(inForce).toBeChecked();

  await page.getByRole('button', { name: /Date range/ }).click();
  await page.getByRole('button', { name: 'Last 2 years' }).click();
  await expect(page).toHaveURL(/from=/);
  await expect(amendments.getByText('Upcoming Amendment').first()).toBeVisible();
  await amendments
    .getByRole('button', { name: /^Bill details: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Bill Details' })).toBeVisible();
  await page.keyboard.press('Escape');

  await ontario.getByRole('link', { name: 'Minimum Wage' }).click();
  await expect(page).toHaveURL(/\/m\/builder\/.+#/);
});

test('amendments go into a report, and the report then stands among those updated', async ({ page }) => {
  await arriveAs(page, 'trialuser@demo.test', '/m/updates?from=2026-10-01&to=2026-10-01');
  await expect(page.getByText('No reports have been updated recently.')).toBeVisible();
  await page.getByRole('button', { name: /^Add (?:all \d+|it) to a report$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Create a new report').fill('October rates');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Report created successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'October rates' })).toBeVisible();

  await page.route('**/api/reports', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'down', message: 'The library is closed.' } } }),
  );
  await page.reload();
  await page.getByRole('button', { name: /^Add (?:all \d+|it) to a report$/ }).click();
  await expect(page.getByText('Error fetching report list:')).toBeVisible();
});

test('an account that selected jurisdictions sees its own and chooses none', async ({ page }) => {
  await arriveAs(page, 'west@demo.test', '/m/updates');
  await expect(page.getByRole('heading', { name: 'Amendments' })).toBeVisible();
  await expect(page.getByText('Jurisdictions, amendments')).toHaveCount(0);
  await expect(page.getByText('Jurisdictions, reminders')).toHaveCount(0);
});

test('a feed that does not load says so, keeps the page, and loads when tried again', async ({ page }) => {
  let failing = true;
  await page.route('**/api/updates?*', (route) =>
    failing
      ? route.fulfill({
          status: 500,
          json: { error: { code: 'internal', message: 'The shelves are empty.' } },
        })
      : route.continue(),
  );
  // That the bell does not load is nothing to trouble a reader with (specification 7).
  await page.route('**/api/notifications/mine', (route) => route.fulfill({ status: 500, json: {} }));
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  const toast = page.getByText('Error Loading Updates Feed:').locator('..');
  await expect(toast).toContainText('The shelves are empty.');
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Reminders' })).toBeVisible();
});

test('the bell marks its list as seen after 3 seconds, and stands on wide desktops only', async ({
  page,
}) => {
  await arriveAs(page, 'colleague@demo.test', '/m/updates');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/not seen yet/);
  const seen = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().endsWith('/mine'),
  );
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Minimum wages rose');
  expect(JSON.parse((await seen).postData() ?? '{}')).toHaveProperty('lastSeen');
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.setViewportSize({ width: 1190, height: 800 });
  await expect(bell).toHaveCount(0);
});

test('a topic is watched from the preferences, and marked in the feed', async ({ page }) => {
  await arriveAs(page, 'trial@demo.test', '/m/preferences');
  await page.getByRole('button', { name: 'Watch topics' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Wages and Payment' }).check();
  await dialog.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByText(/^You watch 1 topic in 1 jurisdiction\./)).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Latest Updates' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Minimum Wage' }).getByText('Watched'),
  ).toBeVisible();
});
