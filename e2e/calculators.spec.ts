import { expect, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

/** From the feed to a calculator, as a person goes: three actions. */
async function toCalculator(page: Page, email: string, question: string): Promise<void> {
  await arriveAs(page, email, '/m/updates');
  await page.getByRole('button', { name: 'More of Info Hub' }).click();
  await page
    .getByRole('menuitem', { name: /Calculators/ })
    .or(page.getByRole('link', { name: /^Calculators/ }))
    .first()
    .click();
  await page.getByRole('link', { name: question }).click();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const steps = (page: Page) => page.getByRole('tabpanel');

test('52 people laid off in Ontario and 3 in Alberta: what is owed, and by which section', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await toCalculator(page, 'owner@demo.test', 'How much notice is owed, or pay instead?');
  await page.getByLabel('First day').fill('2019-03-15');
  await page.getByLabel('Last day').fill('2019-03-14');
  await expect(page.getByText('The last day is before the first day.')).toBeVisible();
  await page.getByLabel('Last day').fill('2026-11-30');
  await page.getByLabel('Regular wages').fill('1.234,56');
  await expect(page.getByText('Write the amount like 1200.50.')).toBeVisible();
  await page.getByLabel('Regular wages').fill('1200');
  await page.getByLabel('Jobs that end').fill('52');
  await page.getByLabel('Employees here in all').fill('310');
  await page.getByLabel('Payroll a year').fill('6,400,000');
  await expect(steps(page).getByText('$18,800.00').first()).toBeVisible();
  await expect(steps(page)).toContainText('52 × $18,800.00 = $977,600.00');
  await expect(steps(page)).toContainText('Reasonable notice at common law');
  expect(await violationsIn(page)).toEqual([]);

  await page.getByLabel('Jobs that end').fill('ON 52, XX 3');
  await expect(page.getByText('There is no jurisdiction “XX”.')).toBeVisible();
  await page.getByLabel('Jobs that end').fill('ON 52, AB 3');
  const total = page.getByRole('row', { name: /Notice and severance pay together/ });
  await expect(total).toContainText('3 × $6,000.00 = $18,000.00');
  await expect(page.getByRole('row', { name: /^Group termination/ })).toContainText('No group');
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Ontario' }).click();
  await steps(page).getByRole('link', { name: 'Provision' }).first().click();
  await expect(page).toHaveURL(/\/m\/builder\/.+#/);
  await expect(
    page.getByRole('heading', { name: /Individual Termination Notice|Notice/ }).first(),
  ).toBeVisible();
  expect(sent.filter((line) => line.includes('calculators') || line.includes('6400000'))).toEqual([]);
});

test('pay for Labour Day for a part-timer in Quebec, kept without what was entered', async ({ page }) => {
  await toCalculator(page, 'owner@demo.test', 'What is the pay for a public holiday?');
  await choose(page, 'Jurisdiction', 'Quebec');
  await page.getByLabel('Day of the holiday').fill('2026-09-07');
  await page.getByLabel('First day of work').fill('2024-01-15');
  await page.getByLabel('Wages, without overtime').fill('960');
  await expect(steps(page).getByText('$48.00').first()).toBeVisible();
  await expect(steps(page)).toContainText('Labour Day');
  await expect(
    steps(page)
      .getByRole('link', { name: /labour standards/i })
      .first(),
  ).toHaveAttribute('href', /legisquebec/);
  expect(new URL(page.url()).search).toBe('?jurisdiction=QC');
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Keep' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Labour Day in Montreal');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'My Info' }).click();
  await page.getByRole('link', { name: 'Calculations' }).click();
  const row = page.getByRole('row', { name: /Labour Day in Montreal/ });
  await expect(row).toContainText('Not kept');
  expect(await violationsIn(page)).toEqual([]);
  await row.getByRole('button', { name: 'Delete Labour Day in Montreal' }).click();
  await expect(page.getByText('You keep no calculations yet')).toBeVisible();
});

test('a restricted account and a trial are offered the law of their own jurisdictions', async ({ page }) => {
  await toCalculator(page, 'west@demo.test', 'When does overtime start, and what does it cost?');
  await page.getByRole('combobox', { name: 'Jurisdiction', exact: true }).click();
  await expect(page.getByRole('option', { name: 'Alberta' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Ontario' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByLabel('Day 2').fill('25');
  await expect(page.getByRole('alert').getByText('A day has 24 hours.')).toBeVisible();
  await page.getByLabel('Day 2').fill('12');
  await page.getByLabel('Wage of an hour').fill('30');
  await expect(steps(page).getByText('Hours of overtime').first()).toBeVisible();
  await page.goto('/m/calculators/notice?jurisdiction=ON');
  await expect(
    page.getByText('Your plan does not include the jurisdiction that was asked for.'),
  ).toBeVisible();

  await arriveAs(page, 'trial@demo.test', '/m/calculators');
  await page.getByRole('combobox', { name: 'Work is done in' }).click();
  await expect(page.getByRole('option')).toHaveCount(1);
});
