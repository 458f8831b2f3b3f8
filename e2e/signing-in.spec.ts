import { expect, type Page, test } from '@playwright/test';
import { arriveAs, logIn, PASSWORD } from './people.ts';

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('the page asked for is opened after signing in, with its filters and its anchor', async ({ page }) => {
  await page.goto('/m/builder?tab=industry&jurisdictions=ON#somewhere');
  await expect(page).toHaveURL(/\/login$/);
  await email(page).fill('owner@demo.test');
  await email(page).press('Enter');
  await password(page).fill(PASSWORD);
  await password(page).press('Enter');
  await expect(page).toHaveURL(/\/m\/builder\?tab=industry&jurisdictions=ON/);
});

test('a remembered page on another site is not followed', async ({ page, baseURL }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('nextPage', '//example.test/m/'));
  await logIn(page, 'owner@demo.test');
  expect(page.url()).toContain(String(baseURL));
});

test('unknown pages lead everybody home', async ({ browser, baseURL }) => {
  const homes = [
    [null, /\/login$/],
    ['owner@demo.test', /\/m\/(updates|builder)/],
    ['editor@demo.test', /\/a\/billTracker$/],
  ] as const;
  for (const [person, home] of homes) {
    const page = await browser.newPage({ baseURL });
    if (person) await arriveAs(page, person, '/no/such/page');
    else await page.goto('/no/such/page');
    await expect(page).toHaveURL(home);
    await page.close();
  }
});

test('the staff area is closed to others, and offers staff the way back', async ({
  page,
  browser,
  baseURL,
}) => {
  await arriveAs(page, 'owner@demo.test', '/a/billTracker');
  await expect(page).toHaveURL(/\/m\//);
  await expect(page.getByRole('link', { name: 'Staff area' })).toHaveCount(0);

  const staff = await browser.newPage({ baseURL });
  await arriveAs(staff, 'admin@demo.test', '/a/billTracker');
  await staff.getByRole('link', { name: 'Exit' }).click();
  await expect(staff).toHaveURL(/\/m\//);
  await expect(staff.getByRole('link', { name: 'Staff area' })).toBeVisible();
  await staff.close();
});

test('an expired trial sees the way on and nothing else', async ({ page }) => {
  await arriveAs(page, 'expired@demo.test', '/m/builder');
  await expect(page.getByRole('heading', { name: 'Your free trial has now expired...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Info Hub' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a token that the server refuses leads to signing in, and back to the page', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder?tab=industry');
  await expect(page.getByRole('combobox', { name: 'Industry or occupation' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('token', 'refused'));
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await logIn(page, 'owner@demo.test');
  await expect(page).toHaveURL(/tab=industry/);
});

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await arriveAs(page, 'user@demo.test', '/m/builder');
  const other = await context.newPage();
  await other.goto('/m/builder');
  await expect(other.getByRole('button', { name: /^User menu/ })).toBeVisible();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});
