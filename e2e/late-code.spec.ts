import { expect, type Page, test } from '@playwright/test';
import { arriveAs } from './people.ts';

/** Code that comes late may not come: the connection is lost for a moment, or a newer version took the place of the page's files. */

const ofChunk = (name: string): string => `**/assets/${name}-*.js`;
const fail = (page: Page, name: string) => page.route(ofChunk(name), (route) => route.abort());
const replace = (page: Page, name: string) =>
  page.route(ofChunk(name), (route) => route.fulfill({ status: 404, body: 'gone' }));

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('a dialog whose code does not come says so, keeps the page, and opens when it is asked for again', async ({
  page,
}) => {
  await fail(page, 'AddToReportDialog');
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  const button = page.getByRole('button', { name: 'Add Results To Report' });
  await button.click();
  await expect(alert(page, 'The dialog did not load.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute(ofChunk('AddToReportDialog'));
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a list opens though code that it shares with others did not come at first', async ({ page }) => {
  await fail(page, 'overlays');
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  const field = page.getByRole('combobox', { name: 'Area of law' });
  await field.click();
  await expect(alert(page, 'The list did not load.')).toBeVisible();
  await page.unroute(ofChunk('overlays'));
  await page.getByRole('heading', { level: 1 }).click();
  await field.click();
  await expect(page.getByRole('option', { name: 'Human Rights' })).toBeVisible();
});

test('a search is gone to, though the address of the Info Hub is settled while its code comes', async ({
  page,
}) => {
  const held = (address: string) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const routed = page.route(address, async (route) => {
      await released;
      await route.continue();
    });
    return { routed, release };
  };
  const areas = held('**/api/areas/withPrunedTopics');
  const search = held(ofChunk('SearchScreen'));
  await Promise.all([areas.routed, search.routed]);
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  const asked = page.waitForRequest(/SearchScreen-/);
  await page.getByRole('searchbox', { name: 'Search provisions' }).fill('stat holiday');
  await asked;
  areas.release();
  await expect(page.getByRole('article').first()).toBeVisible();
  search.release();
  await expect(page).toHaveURL(/\/m\/newSearch\?q=stat\+holiday$/);
});

test('a screen whose code does not come says so, and is there when it is tried again', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await fail(page, 'PoliciesScreen');
  await page.getByRole('link', { name: 'Policies' }).click();
  await expect(page).toHaveURL(/\/m\/policies/);
  await expect(alert(page, 'did not load')).toBeVisible();
  await page.unroute(ofChunk('PoliciesScreen'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Policies');
});

test('a screen that a newer version replaced is loaded with its page, once', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  // From the moment at which the page is asked for again its files are there: its code may ask for them before it counts as loaded.
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route(ofChunk('PoliciesScreen'), (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await page.evaluate(() => document.body.setAttribute('data-first-page', ''));
  await page.getByRole('link', { name: 'Policies' }).click();
  await expect(page.locator('body[data-first-page]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Policies');
});

test('a screen that is nowhere to be had does not keep the page going round', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await replace(page, 'PoliciesScreen');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('link', { name: 'Policies' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(alert(page, 'This page has to be loaded again')).toBeVisible();
  await page.waitForTimeout(500);
  expect(loads).toBe(1);
});

test('a menu that a newer version replaced offers to load the page again, and what was typed is kept', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await page.getByRole('searchbox').first().fill('vacation pay');
  await replace(page, 'UserMenuItems');
  await page.getByRole('button', { name: /^User menu of / }).click();
  await page.unroute(ofChunk('UserMenuItems'));
  await alert(page, 'The menu did not load.').getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('searchbox').first()).toHaveValue('vacation pay');
  await page.getByRole('button', { name: /^User menu of / }).click();
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
});

test('an application that does not come says so, and is there when it is tried again', async ({ page }) => {
  await fail(page, 'application');
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('This page did not load');
  await page.unroute(ofChunk('application'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
