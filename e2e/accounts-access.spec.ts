import { expect, type Page, test } from '@playwright/test';
import { invitePerson, linkTo } from './outbox.ts';
import { arriveAs, PASSWORD } from './people.ts';

const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu/ });

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/m\//);
}

test('a person who is invited sets a password, forgets it, and chooses another', async ({
  page,
  request,
}) => {
  const { email, link } = await invitePerson(request, 'owner@demo.test');
  await page.goto(link);
  await expect(page.getByRole('navigation', { name: 'Steps of the signup' })).toHaveCount(0);
  await setPassword(page, link, PASSWORD);
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();

  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  const reset = await linkTo(request, email, 'reset');
  // A mail scanner opens the link first; it must not spend it.
  await request.get(reset, { headers: { accept: 'text/html' } });
  await page.goto(reset);
  await page.getByLabel('New password', { exact: true }).fill('Another-Pass-1');
  await page.getByLabel('New password again').fill('Another-Pass-1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/m\//);
  await expect(page.getByText('Your password was changed.')).toBeVisible();

  // Before anything is typed.
  await page.goto(reset);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a member changes the password from the menu and stays signed in', async ({ page, request }) => {
  const { email, link } = await invitePerson(request, 'owner@demo.test');
  await setPassword(page, link, PASSWORD);
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Current password').fill('Wrong-Pass-1');
  await dialog.getByLabel('New password', { exact: true }).fill('Changed-Pass-1');
  await dialog.getByLabel('New password again').fill('Changed-Pass-1');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  const login = (password: string) => request.post('/auth/login', { data: { email, password } });
  expect((await login(PASSWORD)).status()).toBe(401);
  expect((await login('Changed-Pass-1')).status()).toBe(200);
});

test('an account with MFA signs in by the emailed link, after one click', async ({ page, request }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('mfa@demo.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Send it again' })).toBeEnabled();
  await page.goto(await linkTo(request, 'mfa@demo.test', 'mfa'));
  await expect(page.getByText('Continue as mfa@demo.test.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\//);
  await expect(page.getByRole('region', { name: 'Free trial' })).toHaveCount(0);
});

test('an owner invites, sees sessions, and downloads the data', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/settings');
  await expect(page).toHaveURL(/\/m\/settings\/account$/);
  await expect(page.getByLabel('Business name')).toHaveValue('Northern Outfitters');
  await page.getByRole('link', { name: 'Users' }).click();
  const email = `ui${Date.now()}@demo.test`;
  await page.getByLabel('First name').fill('Una');
  await page.getByLabel('Last name').fill('Ito');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invited, no answer yet');
  await row.getByRole('button', { name: 'Actions for Una Ito' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Deactivated');

  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText('This session')).toBeVisible();
  await page.getByRole('link', { name: 'Data' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all data' }).click();
  expect((await download).suggestedFilename()).toBe('account-data.zip');
});

test('settings are closed to members', async ({ page }) => {
  await arriveAs(page, 'user@demo.test', '/m/settings');
  await expect(page.getByText('Account settings are for the owner of the account.')).toBeVisible();
});

test('in a trial the owner is led to the plans, and others learn who the owner is', async ({
  page,
  browser,
  baseURL,
}) => {
  await arriveAs(page, 'trial@demo.test', '/m/builder');
  await page.getByRole('region', { name: 'Free trial' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Activate your subscription' })).toBeVisible();

  const other = await browser.newPage({ baseURL });
  await arriveAs(other, 'trialuser@demo.test', '/m/builder');
  await other.getByRole('region', { name: 'Free trial' }).getByRole('button', { name: 'Contact Us' }).click();
  await expect(other.getByText('Your account is owned by Priya Shah.')).toBeVisible();
  await other.goto('/m/activateSubscription');
  await expect(other.getByText('Only the owner of the account can do this.')).toBeVisible();
  await other.close();
});

test('an expired trial shows the activation on every page, and asking leads to the success page', async ({
  page,
}) => {
  for (const path of ['/m/updates', '/m/settings', '/m/privacy', '/m/preferences']) {
    await arriveAs(page, 'expired@demo.test', path);
    await expect(page.getByRole('heading', { name: 'Your free trial has now expired...' })).toBeVisible();
  }
  await page.getByRole('region', { name: 'Regional' }).getByRole('button', { name: 'Select' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Two shops in Halifax.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/m\/activateSubscription\/success$/);
  await expect(page.getByText('Thank you. We have your request.')).toBeVisible();
});

test('in an expired trial others are told whom to ask, on every page', async ({ page }) => {
  await page.route('**/currentUser', async (route) => {
    const answer = await route.fetch();
    const user = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...user, account: { ...user.account, isTrialExpired: true } },
    });
  });
  for (const path of ['/m/builder', '/m/activateSubscription', '/m/activateSubscription/success']) {
    await arriveAs(page, 'trialuser@demo.test', path);
    if (path.endsWith('success')) {
      await expect(page.getByText('Only the owner of the account can do this.')).toBeVisible();
      continue;
    }
    await expect(page.getByRole('heading', { name: 'Your free trial has now expired...' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).click();
    await expect(page.getByText('Your account is owned by Priya Shah.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
  }
});

test('the disclaimer appears after half a second and is remembered', async ({ page }) => {
  await arriveAs(page, 'user@demo.test', '/m/preferences');
  await page.evaluate(() => localStorage.removeItem('disclaimerSeen'));
  await page.reload();
  const bar = page.getByRole('button', { name: 'I acknowledge the above' });
  await bar.click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
  await page.waitForTimeout(900);
  await expect(bar).toHaveCount(0);
});

test('preferences are kept', async ({ page }) => {
  await arriveAs(page, 'colleague@demo.test', '/m/preferences');
  await page.getByLabel('Daily Summary').click();
  await expect(page.getByLabel('Daily Summary')).toBeChecked();
  await expect(page.getByText('Your changes were saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Daily Summary')).toBeChecked();
});

test('the legal pages are there for everybody, in the member area, and in a new tab', async ({
  page,
  context,
  request,
}) => {
  for (const [path, title] of [
    ['privacy', 'Privacy Policy'],
    ['terms', 'Terms of Use'],
    ['scopeOfProduct', 'Scope of Product'],
  ]) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByText(/Last changed/)).toBeVisible();
  }
  await arriveAs(page, 'user@demo.test', '/m/builder');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Terms of Use' }).click();
  await expect(page).toHaveURL(/\/m\/terms$/);

  const { link } = await invitePerson(request, 'owner@demo.test');
  await page.goto(link);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Terms of Use' }).click();
  await expect((await opened).getByRole('heading', { name: 'Terms of Use', level: 1 })).toBeVisible();
});

test('a preview of what is no public sample is not found, whatever the id', async ({ page }) => {
  for (const id of ['nothing', 'x'.repeat(80)]) {
    await page.goto(`/preview/${id}`);
    await expect(page.getByText('This page could not be found.')).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Start a free trial' }).click();
  await expect(page).toHaveURL(/\/signup\/start$/);
});
