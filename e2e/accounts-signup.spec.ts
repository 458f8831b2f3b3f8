import { expect, type Page, test } from '@playwright/test';
import { linkTo } from './outbox.ts';
import { arriveAs } from './people.ts';

const step = (page: Page, name: string) => page.getByRole('listitem', { name: new RegExp(`: ${name}$`) });

async function chooseProvince(page: Page): Promise<void> {
  await page.goto('/signup/start');
  const plan = page.getByRole('region', { name: 'Province' });
  await plan.getByRole('button', { name: 'Try for Free – No Credit Card Needed' }).click();
  await expect(page.getByRole('heading', { name: 'Customize your free trial' })).toBeVisible();
}

async function fillCustomize(page: Page): Promise<void> {
  await page.getByLabel('Ontario').check();
  const boxes = page.getByRole('region', { name: 'Areas of law' }).getByRole('checkbox', { disabled: false });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Business name').fill('Kiln & Co');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill(email);
}

test('a stranger goes from the plans to reading a provision', async ({ page, request, browser, baseURL }) => {
  const email = `noor${Date.now()}@kiln.test`;
  await chooseProvince(page);
  await fillCustomize(page);
  await fillAccount(page, email);
  await page.getByLabel('I am not a robot').check();
  await expect(page.getByLabel('I am not a robot')).toBeEnabled();
  await page.getByRole('button', { name: 'Start my free trial' }).click();
  await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  // The mail is read where an ADMIN reads it: in the outbox on the page.
  const staff = await browser.newPage({ baseURL });
  await arriveAs(staff, 'admin@demo.test', '/a/outbox');
  await staff.getByLabel('Search emails').fill(email);
  await staff
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('button', { name: /Choose your Lawleaf password/ })
    .click();
  await expect(staff.getByRole('link', { name: /signup\/password/ })).toBeVisible();
  await staff.close();

  await page.goto(await linkTo(request, email, 'setPassword'));
  await expect(page.getByRole('navigation', { name: 'Steps of the signup' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('Fresh-Pass-1');
  await page.getByLabel('New password again').fill('Fresh-Pass-1');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/m\//);
  await expect(page.getByText('Welcome to Lawleaf!')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Free trial' })).toContainText(
    'Your free trial ends in 14 days.',
  );
  await page.goto('/m/builder');
  await expect(page.getByRole('article').first()).toContainText('Ontario');

  await page.goto(await linkTo(request, email, 'setPassword'));
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('the plan decides what may be chosen', async ({ page }) => {
  await chooseProvince(page);
  const areas = page.getByRole('region', { name: 'Areas of law' });
  const go = page.getByRole('button', { name: 'Continue' });
  await expect(areas.getByRole('checkbox')).toHaveCount(1);
  await expect(areas.getByLabel('Employment Standards (included)')).toBeDisabled();
  await expect(go).toBeDisabled();

  await page.getByLabel('Ontario').check();
  await expect(page.getByLabel('Alberta')).toBeDisabled();
  const open = areas.getByRole('checkbox', { disabled: false });
  await open.nth(0).check();
  await open.nth(1).check();
  await expect(open).toHaveCount(2);
  await expect(go).toBeEnabled();

  await page.reload();
  await expect(page.getByLabel('Ontario')).toBeChecked();
  await expect(open).toHaveCount(2);

  await page.getByLabel('Ontario').uncheck();
  await page.getByLabel('Alberta').check();
  await expect(areas.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(go).toBeDisabled();
});

test('a plan for everything has all jurisdictions chosen and locked', async ({ page }) => {
  await page.goto('/signup/start');
  await page.getByRole('region', { name: 'National' }).getByRole('button').click();
  const boxes = page.getByRole('region', { name: 'Jurisdictions' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(12);
  await expect(
    page
      .getByRole('region', { name: 'Jurisdictions' })
      .getByRole('checkbox', { checked: true, disabled: true }),
  ).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('earlier steps can be clicked, later ones not, and nothing is lost on the way back', async ({
  page,
}) => {
  await chooseProvince(page);
  await fillCustomize(page);
  await fillAccount(page, 'noor@kiln.test');
  await expect(step(page, 'Confirm').getByRole('link')).toHaveCount(0);
  await step(page, 'Plan').getByRole('link').click();
  await expect(page).toHaveURL(/\/signup\/start$/);
  await expect(step(page, 'Account').getByRole('link')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Business name')).toHaveValue('Kiln & Co');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('noor@kiln.test');
});

test('/signup and /signup/plans lead to the first step where there is no marketing site', async ({
  page,
}) => {
  for (const path of ['/signup', '/signup/plans']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signup\/start$/);
  }
});

test('/signup and /signup/plans lead to the marketing site where there is one', async ({ page }) => {
  await page.route('**/signup**', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace('"marketingUrl":null', '"marketingUrl":"https://marketing.test/plans"'),
    });
  });
  await page.route('https://marketing.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Plans and prices</h1>' }),
  );
  for (const path of ['/signup', '/signup/plans']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Plans and prices' })).toBeVisible();
  }
});
