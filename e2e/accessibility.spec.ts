import { expect, type Page, test } from '@playwright/test';
import { COLOURS, smallTargetsIn, violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';
import { smallTargets } from './targets.ts';

async function expectNoViolations(page: Page): Promise<void> {
  // Colours are judged when nothing is fading in any more.
  await page.waitForTimeout(400);
  // What is far off the screen has no layout yet, and would be measured at the wrong places.
  await page.evaluate(() => {
    for (const entry of document.querySelectorAll<HTMLElement>('article')) {
      entry.style.contentVisibility = 'visible';
    }
  });
  expect(await violationsIn(page)).toEqual([]);
}

const entry = (page: Page) => page.getByRole('article').first();

for (const colorScheme of COLOURS) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('signing in', async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
      await expectNoViolations(page);
      await page.getByLabel('Email', { exact: true }).fill('owner@demo.test');
      await page.keyboard.press('Enter');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoViolations(page);
    });

    test('the Info Hub, its popover and its drawer', async ({ page }) => {
      test.slow();
      await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=BC');
      await page.getByRole('button', { name: /^Provisions/ }).click();
      await page.getByRole('button', { name: 'Uncheck All' }).click();
      await page.getByRole('checkbox', { name: 'Minimum Wage' }).check();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectNoViolations(page);
      await page.goto('/m/builder');
      await page
        .getByRole('note')
        .filter({ hasText: 'Upcoming Changes' })
        .getByRole('button', { name: 'View details' })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Bill Details' })).toBeVisible();
      await page.waitForTimeout(400);
      // The list behind the drawer was judged above.
      expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
    });

    test('the search and its facets on a desktop', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await arriveAs(page, 'owner@demo.test', '/m/newSearch');
      // Below the boxes of a facet, which are small and need the space around them.
      await expect(page.getByRole('button', { name: 'Show more' })).not.toHaveCount(0);
      await expect(entry(page)).toBeVisible();
      await expectNoViolations(page);
      expect(await smallTargetsIn(page)).toEqual([]);
    });

    test('where staff begin', async ({ page }) => {
      await arriveAs(page, 'admin@demo.test', '/a/billTracker');
      await expect(page.getByRole('main')).toBeVisible();
      await expectNoViolations(page);
    });

    test('on a phone, with its menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=BC');
      await expect(entry(page)).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('the keyboard reaches the content, the search and the list of shortcuts', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  await expect(entry(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search provisions' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
});

test('nothing is wider than the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await expect(entry(page)).toBeVisible();
  for (const article of await page.getByRole('article').all()) await article.scrollIntoViewIfNeeded();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const width of [1280, 390]) {
  test(`search and policies can be hit by unsteady hands, and stand still while they load, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/m/newSearch?query=vacation', '/m/policies?jurisdictions=ON']) {
      await arriveAs(page, 'owner@demo.test', path);
      await expect(entry(page)).toBeVisible();
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            // What was seen before comes in one piece.
            new PerformanceObserver((list) =>
              resolve(
                list
                  .getEntries()
                  .filter((shift) => shift.entryType === 'layout-shift')
                  .reduce((sum, shift) => sum + ((shift as { value?: number }).value ?? 0), 0),
              ),
            ).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(moved, `${path} moves while it loads`).toBeLessThanOrEqual(0.02);
      expect(await smallTargets(page), path).toEqual([]);
    }
  });
}

test('the policy of the page is not broken by the page', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=BC');
  await expect(entry(page)).toBeVisible();
  await page.getByRole('button', { name: 'View details' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(refused).toEqual([]);
});
