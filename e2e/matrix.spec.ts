import { expect, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

/** Counts what a person does: each press and each thing typed. */
function hands(page: Page) {
  let actions = 0;
  return {
    press: async (...args: Parameters<Page['getByRole']>) => {
      actions++;
      await page
        .getByRole(...args)
        .first()
        .click();
    },
    type: async (label: string, text: string) => {
      actions++;
      await page.getByLabel(label, { exact: true }).fill(text);
      await page.keyboard.press('Enter');
    },
    get actions() {
      return actions;
    },
  };
}

const MAX_ACTIONS = 8;

test('the owner compares notice in five provinces, and each number leads to its section', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  const hand = hands(page);
  await hand.press('button', { name: 'More of Info Hub' });
  await hand.press('menuitem', { name: /Compare across Canada/ });
  await hand.press('combobox', { name: 'Topic' });
  await hand.press('option', { name: 'Termination of Employment' });
  await hand.press('button', { name: /^Jurisdictions/ });
  await hand.type('Jurisdictions by code', 'ON, QC, BC, AB, SK');
  const grid = page.getByRole('grid', { name: 'Termination of Employment across Canada' });
  await expect(grid.getByRole('columnheader')).toHaveCount(6);
  await page.keyboard.press('Escape');
  const longest = grid.getByRole('gridcell', { name: /^Longest notice, Alberta, 8 weeks, same as Ontario/ });
  await expect(longest).toBeVisible();
  await expect(page).toHaveURL(/jurisdictions=/);
  await hand.press('gridcell', { name: /^Longest notice, Quebec, 8 weeks/ });
  const dialog = page.getByRole('dialog', { name: 'Longest notice, Quebec' });
  await expect(dialog.getByRole('link', { name: /labour standards/i }).first()).toBeVisible();
  await expect(dialog).toContainText('Read on');
  expect(await violationsIn(page)).toEqual([]);
  expect(hand.actions).toBeLessThanOrEqual(MAX_ACTIONS);

  // The choice stands in the address, and the keyboard walks the grid.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(grid.getByRole('columnheader')).toHaveCount(6);
  await grid.getByRole('columnheader', { name: 'Field' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /, Ontario, /);
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /, Saskatchewan, /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Saskatchewan/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /, Saskatchewan, /);
});

test('the owner reads Ontario’s minimum wage and sick-note rule of March 1, 2024', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  const hand = hands(page);
  await hand.press('link', { name: 'Info Hub', exact: true });
  await hand.press('button', { name: 'Ontario, ON' });
  await hand.type('Law on', '2024-03-01');
  const wage = page.getByRole('article', { name: 'Ontario' }).first();
  await expect(wage).toContainText('$16.55');
  await expect(wage).toContainText('In force from Oct 01, 2023 to Sep 30, 2024');
  await expect(wage.getByRole('link', { name: 'Employment Standards Act, 2000' })).toBeVisible();
  await expect(page.getByText('You are reading the law on March 01, 2024.')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  await hand.press('combobox', { name: 'Topic' });
  await hand.press('option', { name: 'Leaves of Absence' });
  const sick = page
    .getByRole('region', { name: 'Sick and Personal Leave' })
    .getByRole('article', { name: 'Ontario' });
  await expect(sick).toContainText('Evidence reasonable in the circumstances, including a note');
  await expect(sick).toContainText('to Oct 27, 2024');
  await expect(sick.getByRole('link', { name: 'Employment Standards Act, 2000' })).toBeVisible();
  expect(hand.actions).toBeLessThanOrEqual(MAX_ACTIONS);

  await page.getByRole('button', { name: 'Back to today' }).first().click();
  await expect(sick).toContainText('Updated: Oct 28, 2024');
  await expect(page).not.toHaveURL(/on=/);
});

test('an account of the west sees its own columns alone, and is told at the field what it does not have', async ({
  page,
}) => {
  await arriveAs(page, 'west@demo.test', '/m/updates');
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/matrix')) answers.push(await response.text().catch(() => ''));
  });
  const hand = hands(page);
  await hand.press('button', { name: 'More of Info Hub' });
  await hand.press('menuitem', { name: /Compare across Canada/ });
  await hand.press('combobox', { name: 'Topic' });
  await hand.press('option', { name: 'Termination of Employment' });
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell', { name: /^Longest notice, Alberta/ })).toBeVisible();
  await hand.press('button', { name: /^Jurisdictions/ });
  await hand.type('Jurisdictions by code', 'AB, ON');
  await expect(page.getByText('ON is not part of your plan.')).toBeVisible();
  expect(answers.join('')).not.toContain('"jurisdiction":"ON"');
  expect(hand.actions).toBeLessThanOrEqual(MAX_ACTIONS);

  await page.goto('/m/compare?jurisdictions=ON,AB&home=XX&on=1899-12-31');
  await expect(page.getByText('ON is not part of your plan.')).toBeVisible();
  await expect(page.getByText('There is no jurisdiction “XX”.')).toBeVisible();
  await expect(page.getByText('Choose a day between Jan 01, 1900 and Dec 31, 2199.')).toBeVisible();
});

test('a trial compares its one jurisdiction over time, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveAs(page, 'trial@demo.test', '/m/updates');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Compare across Canada' }).click();
  await expect(page.getByText(/Your plan has one jurisdiction/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByLabel('Law on', { exact: true }).fill('2024-03-01');
  await expect(page.getByText('You are reading the law on March 01, 2024.')).toBeVisible();
  await expect(page).toHaveURL(/on=2024-03-01/);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the matrix goes on landscape paper whole, five columns a page with home on each, and into a report', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/compare');
  await expect(page.getByRole('gridcell', { name: /^General minimum wage, Ontario/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const tables = page.getByRole('table');
  // Thirteen beside home, four a page.
  await expect(tables).toHaveCount(4);
  for (const table of await tables.all()) {
    await expect(table.getByRole('columnheader').nth(1)).toHaveText('Ontario');
    expect(await table.getByRole('columnheader').count()).toBeLessThanOrEqual(6);
  }
  await expect(tables.first()).toContainText(/Employment Standards Act, 2000, ss 23/);
  await expect(page.getByRole('grid')).toBeHidden();
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('page')),
  ).not.toBe('auto');
  await page.emulateMedia({ media: 'screen' });
  await expect(tables).toHaveCount(0);

  await page.getByRole('main').getByRole('button', { name: 'Add To Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add To Report' });
  await expect(dialog).toContainText(/\d\d provisions will be added/);
  await dialog.getByLabel('Create a new report').fill('Wages across Canada');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Report created successfully!')).toBeVisible();
});
