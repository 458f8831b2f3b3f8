import { expect, type Page, test } from '@playwright/test';
import {
  alert,
  changeAnswer,
  choice,
  columns,
  dialog,
  entry,
  HUB,
  openByKeyboard,
  PHONE,
  pointedOut,
  tabTo,
} from './comparison.ts';
import { arriveAs } from './people.ts';

test.describe('Compare Jurisdictions', () => {
  test('by keyboard: choose, go from change to change, swap, and come back', async ({ page }) => {
    await arriveAs(page, 'owner@demo.test', HUB);
    const opener = await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await expect(
      dialog(page).getByText('Select one or more jurisdictions from above to get started.'),
    ).toBeVisible();
    await tabTo(page, choice(page, 'British Columbia'));
    await page.keyboard.press('Space');
    await expect(choice(page, 'British Columbia')).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, choice(page, 'Federal'));
    await page.keyboard.press('Enter');
    const heads = columns(page);
    await expect(heads).toHaveText([/^Ontario/, /^British Columbia/, /^Federal/]);

    const status = dialog(page)
      .getByRole('status')
      .filter({ hasText: /change/i });
    await expect(status).toHaveText(/^\d+ changes/);
    const count = Number.parseInt((await status.textContent()) ?? '', 10);
    await page.keyboard.press('n');
    await expect(status).toContainText(`Change 1 of ${count}`);
    await expect(pointedOut(page).first()).toBeFocused();
    await expect(pointedOut(page).first()).toBeInViewport();
    await expect(pointedOut(page).first()).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('p');
    await expect(status).toContainText(`Change ${count} of ${count}`);
    await expect(pointedOut(page).first()).toBeInViewport();
    await page.keyboard.press('n');
    await expect(status).toContainText(`Change 1 of ${count}`);

    await choice(page, 'Make British Columbia the base').press('Enter');
    await expect(heads).toHaveText([/^British Columbia/, /^Ontario/, /^Federal/]);
    await expect(dialog(page).getByRole('group', { name: 'British Columbia beside' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('three redlines side by side; more scroll with the base in place', async ({ page }) => {
    await arriveAs(page, 'owner@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    for (const name of ['Alberta', 'British Columbia', 'Federal']) await choice(page, name).press('Enter');
    const heads = columns(page);
    await expect(heads).toHaveCount(4);
    for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
    const base = await heads.first().boundingBox();
    await choice(page, 'Manitoba').press('Enter');
    await expect(heads.last()).toHaveText(/^Manitoba/);
    await expect(heads.last()).toBeInViewport({ ratio: 0.95 });
    expect((await heads.first().boundingBox())?.x).toBe(base?.x);
    await choice(page, 'Alberta').press('Enter');
    await expect(heads).toHaveText([/^Ontario/, /^British Columbia/, /^Federal/, /^Manitoba/]);
  });

  test('on a phone by keyboard: one jurisdiction at a time, the base behind a toggle', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await arriveAs(page, 'owner@demo.test', HUB);
    const opener = await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    const box = await dialog(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([PHONE.width, PHONE.height]);
    await tabTo(page, choice(page, 'British Columbia'));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('base text')).toHaveCount(0);
    await tabTo(page, choice(page, 'Show Ontario'));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('base text')).toBeVisible();
    await page.keyboard.press('n');
    await expect(pointedOut(page).first()).toBeInViewport();
    await choice(page, 'Quebec').press('Enter');
    await expect(choice(page, 'British Columbia')).toHaveAttribute('aria-pressed', 'false');
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('sections stand beside their own, and those that do not differ can be left out', async ({ page }) => {
    await changeAnswer(page, '**/allJurs', (items: { jurisdiction: string }[]) =>
      items.map((item) =>
        item.jurisdiction === 'ON'
          ? {
              ...item,
              description: '<h4>Threshold</h4><p>44 hours.</p><h4>Averaging</h4><p>Up to four weeks.</p>',
            }
          : {
              ...item,
              redline:
                '<h4>Threshold</h4><p><del data-change="1">44</del> <ins data-change="1">40</ins> hours.</p><h4>Averaging</h4><p>Up to four weeks.</p>',
            },
      ),
    );
    await arriveAs(page, 'owner@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await choice(page, 'British Columbia').press('Enter');
    const rows = dialog(page).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1).getByRole('heading', { name: 'Threshold' })).toHaveCount(2);
    await expect(rows.nth(2).getByRole('heading', { name: 'Averaging' })).toHaveCount(2);
    await dialog(page).getByRole('checkbox', { name: 'Only sections that differ' }).press('Space');
    await expect(rows).toHaveCount(2);
    await dialog(page).getByRole('checkbox', { name: 'Hide deletions' }).press('Space');
    await expect(dialog(page).locator('del', { hasText: '44' })).toBeHidden();
    await expect(dialog(page).locator('ins', { hasText: '40' })).toBeVisible();
  });

  test('the Excel file is downloaded by those who may, and nobody else is offered it', async ({ page }) => {
    await arriveAs(page, 'owner@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await expect(choice(page, 'Download Excel')).toBeDisabled();
    await choice(page, 'British Columbia').press('Enter');
    const download = page.waitForEvent('download');
    await choice(page, 'Download Excel').press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^lawleaf-comparison-\w{3}-\d{2}-\d{4}\.xlsx$/);
    await expect(dialog(page)).toBeVisible();
    expect(await page.content()).not.toContain('exportComparison');

    await arriveAs(page, 'west@demo.test', '/m/builder?jurisdictions=AB');
    await openByKeyboard(page, 'Alberta', 'Compare Jurisdictions');
    await expect(choice(page, 'Federal')).toBeVisible();
    await expect(dialog(page).getByRole('group').getByRole('button')).toHaveCount(2);
    await expect(choice(page, 'Download Excel')).toHaveCount(0);
  });

  test('is not offered to an account of one jurisdiction', async ({ page }) => {
    await arriveAs(page, 'trial@demo.test', '/m/builder');
    await expect(entry(page, 'Ontario')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Compare Jurisdictions/ })).toHaveCount(0);
  });

  test('a jurisdiction lost between two clicks is told, and the comparison stays', async ({ page }) => {
    await arriveAs(page, 'owner@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await choice(page, 'British Columbia').press('Enter');
    await page.route('**/allJurs', (route) =>
      route.fulfill({
        status: 404,
        json: { error: { code: 'not_found', message: 'This provision could not be found.' } },
      }),
    );
    await choice(page, 'Make British Columbia the base').press('Enter');
    await expect(
      alert(page, 'Error loading provision data: This provision could not be found.'),
    ).toBeVisible();
    await expect(columns(page)).toHaveText([/^Ontario/, /^British Columbia/]);
  });
});

test.describe('policy comparison', () => {
  const withPolicy = (page: Page) =>
    changeAnswer(page, '**/api/buildReport', (list: object[]) =>
      list.map((provision) => ({ ...provision, policy: '<p>Staff are paid fairly.</p>' })),
    );
  const policies = (page: Page) => dialog(page).getByRole('radio', { name: 'Policy language' });

  test('is offered to ADMIN only', async ({ page }) => {
    await withPolicy(page);
    await arriveAs(page, 'admin@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await expect(policies(page)).toHaveCount(1);

    await arriveAs(page, 'editor@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await expect(choice(page, 'British Columbia')).toBeVisible();
    await expect(policies(page)).toHaveCount(0);
  });
});
