import { expect, test } from '@playwright/test';
import { logIn } from './people.ts';

test('sign in, choose minimum wage for two provinces, read both with their sections, follow a permalink', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, 'owner@demo.test');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Info Hub' }).click();

  await page.getByRole('combobox', { name: 'Area of law' }).click();
  await page.getByRole('option', { name: 'Employment Standards' }).click();
  await page.getByRole('combobox', { name: 'Topic' }).click();
  await page.getByRole('option', { name: 'Wages and Payment' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Employment Standards: Wages and Payment' }),
  ).toBeVisible();

  await page.getByRole('button', { name: /^Provisions/ }).click();
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await page.getByRole('checkbox', { name: 'Minimum Wage' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Provisions/ })).toHaveText('Some Provisions Hidden');

  const jurisdictions = page.getByRole('combobox', { name: /^Jurisdictions/ });
  await jurisdictions.fill('ontar');
  await page.getByRole('option', { name: 'Ontario' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'British Columbia, BC', exact: true }).click();

  await expect(page.getByText(/^2 results in 1 of \d+ provisions$/)).toBeVisible();
  for (const [name, act] of [
    ['Ontario', 'Employment Standards Act, 2000'],
    ['British Columbia', 'Employment Standards Act'],
  ] as const) {
    const entry = page.getByRole('article', { name, exact: true });
    await expect(entry).toContainText(/\$\d\d\.\d\d/);
    await expect(entry.getByText(/^Updated: \w{3} \d{2}, \d{4}$/)).toBeVisible();
    await expect(entry.getByRole('link', { name: act, exact: true }).first()).toHaveAttribute(
      'href',
      /^https?:/,
    );
    await expect(entry.getByText(/\bss? \d+/).first()).toBeVisible();
  }

  await page.getByRole('button', { name: 'More actions for Ontario' }).click();
  await page.getByRole('menuitem', { name: 'Permalink' }).click();
  await expect(page.getByText('Permalink copied.')).toBeVisible();
  const permalink = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(permalink).hash).toMatch(/^#[\w-]+$/);

  const other = await context.newPage();
  await other.goto(permalink);
  const entry = other.getByRole('article', { name: 'Ontario', exact: true }).first();
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
  await expect(
    other.getByRole('heading', { level: 1, name: 'Employment Standards: Wages and Payment' }),
  ).toBeVisible();
});
