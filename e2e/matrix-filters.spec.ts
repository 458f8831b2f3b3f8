import { expect, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

/** One pixel short of the width at which all choices stand in the bar, and a phone. */
for (const [width, height] of [
  [1059, 800],
  [390, 844],
] as const)
  test(`at ${width} pixels the choices of the matrix stand behind Filters, by keyboard alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arriveAs(page, 'owner@demo.test', '/m/compare?fields=nothing');
    // What is wrong is said in sight, and not behind the button.
    await expect(
      page.getByRole('alert').getByText('There is no row “nothing” in these provisions.'),
    ).toBeVisible();

    if (width > 390)
      await expect(page.getByText('None of the rows chosen is of this provision').first()).toBeVisible();

    const button = page.getByRole('button', { name: /^Filters/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    const isInside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
    await expect.poll(isInside).toBe(true);
    // The keyboard stays in the drawer, whose fields are reached one after the other.
    const reached = new Set<string>();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const at = page.locator(':focus');
      expect(await isInside()).toBe(true);
      reached.add(
        await at.evaluate((node) => node.textContent || node.getAttribute('aria-label') || node.id),
      );
    }
    expect(reached.size).toBeGreaterThan(5);

    await drawer.getByRole('switch', { name: 'Fold rows that are the same' }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/fold=1/);
    await drawer.getByRole('button', { name: 'Jurisdictions' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Jurisdictions by code', { exact: true }).fill('ON, XX');
    await page.keyboard.press('Enter');
    await expect(page.getByText('There is no jurisdiction “XX”.')).toBeVisible();
    await page.getByLabel('Jurisdictions by code', { exact: true }).fill('ON, QC');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/jurisdictions=ON%2CQC|jurisdictions=ON,QC/);
    expect(await violationsIn(page)).toEqual([]);

    // Escape closes what was opened last, then the drawer, and the focus is back on its button.
    await page.keyboard.press('Escape');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toContainText(/[23]/);
  });

test('at 1060 pixels all choices stand in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1060, height: 800 });
  await arriveAs(page, 'owner@demo.test', '/m/compare');
  await expect(page.getByRole('button', { name: /^Jurisdictions/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(0);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(await violationsIn(page)).toEqual([]);

  // Header and first column stay in sight, however far one goes.
  const grid = page.getByRole('grid');
  const corner = grid.getByRole('columnheader', { name: 'Field' });
  const home = grid.getByRole('columnheader', { name: /Ontario/ });
  const where = async () =>
    [await corner.boundingBox(), await home.boundingBox()].map((box) => [box?.x, box?.width]);
  const before = await where();
  await page.getByRole('button', { name: 'Columns after' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'beside Ontario' })).not.toContainText(/^1–/);
  expect(await where()).toEqual(before);

  // Rows that are the same everywhere fold away.
  await page.goto('/m/compare?jurisdictions=NT,NU');
  await expect(grid.getByRole('columnheader')).toHaveCount(3);
  const rows = () => grid.getByRole('rowheader').count();
  // The last of them are drawn when there is time for it.
  let all = 0;
  await expect(async () => {
    const before = all;
    all = await rows();
    expect(all).toBeGreaterThan(20);
    expect(all).toBe(before);
  }).toPass();
  await expect(page.getByText(/rows? (is|are) the same/)).toHaveCount(0);
  await page.getByRole('switch', { name: 'Fold rows that are the same' }).press('Space');
  await expect.poll(rows).toBeLessThan(all);
});
