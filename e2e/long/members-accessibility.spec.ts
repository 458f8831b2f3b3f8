import { expect, type Page, test } from '@playwright/test';
import { smallTargetsIn, violationsIn } from '../axe.ts';
import { arriveAs } from '../people.ts';

/** axe on the screens of members in the states they can be in, each in light on a desktop and in dark on a phone. */

const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 860 } },
] as const;

interface State {
  name: string;
  path: string;
  /** Brings the screen into its state. */
  into?: (page: Page) => Promise<void>;
}

const dialog = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog').first()).toBeVisible();
};

const broken = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname.startsWith(path),
    (route) => route.fulfill({ status: 500, json: { error: { code: 'broken', message: 'Out of order.' } } }),
  );

const STATES: State[] = [
  { name: 'updates', path: '/m/updates' },
  {
    name: 'the dialog that adds to a report',
    path: '/m/updates',
    into: async (page) => {
      await page.getByRole('button', { name: /^Add all/ }).click();
      await dialog(page);
    },
  },
  {
    name: 'updates that failed',
    path: '/m/builder',
    into: async (page) => {
      await broken(page, '/api/updates');
      await page.goto('/m/updates');
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  { name: 'search', path: '/m/newSearch?q=vacation' },
  { name: 'a search that finds nothing', path: '/m/newSearch?q=zzzzqqqq' },
  { name: 'the matrix on another day', path: '/m/compare?on=2025-01-01' },
  { name: 'calculators', path: '/m/calculators' },
  { name: 'a calculator', path: '/m/calculators/notice' },
  { name: 'policies', path: '/m/policies?jurisdictions=PE' },
  { name: 'a checklist', path: '/m/checklists?jurisdiction=PE' },
  {
    name: 'the drawer of a requirement',
    path: '/m/checklists?jurisdiction=PE',
    into: async (page) => {
      await page.locator('[data-opener]').first().click();
      await dialog(page);
    },
  },
  { name: 'reports', path: '/m/my' },
  {
    name: 'a new report',
    path: '/m/my',
    into: async (page) => {
      await page.getByRole('button', { name: 'New report' }).click();
      await dialog(page);
    },
  },
  { name: 'notes', path: '/m/my/notes' },
  { name: 'calculations', path: '/m/my/calculations' },
  { name: 'preferences', path: '/m/preferences' },
  {
    name: 'topics to watch',
    path: '/m/preferences',
    into: async (page) => {
      await page.getByRole('button', { name: 'Watch topics' }).click();
      await dialog(page);
    },
  },
  { name: 'the tracker', path: '/m/tracker' },
  { name: 'help', path: '/m/help' },
  {
    name: 'the Info Hub, a topic in all jurisdictions',
    path: '/m/builder?jurisdictions=ON,BC',
  },
  {
    name: 'the help menu',
    path: '/m/updates',
    into: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await dialog(page);
    },
  },
];

for (const look of LOOKS) {
  test.describe(look.colorScheme, () => {
    test.use(look);
    for (const { name, path, into } of STATES) {
      test(name, async ({ page }) => {
        test.slow();
        await arriveAs(page, 'owner@demo.test', path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        await into?.(page);
        await page.waitForTimeout(500);
        expect(await violationsIn(page)).toEqual([]);
        // What a dialog half covers is no target until it is closed.
        const isCovered = (await page.getByRole('dialog').count()) > 0;
        expect(await smallTargetsIn(page, isCovered ? '[role=dialog]' : undefined)).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wider, 'wider than the window').toBeLessThanOrEqual(0);
      });
    }
  });
}

// Of 640 px is what stays of 1280 at a zoom of 200 %.
for (const width of [1440, 1060, 768, 640]) {
  test(`no screen is wider than a window of ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const { name, path } of STATES.filter(({ into }) => !into)) {
      await arriveAs(page, 'owner@demo.test', path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, name).toBeLessThanOrEqual(0);
    }
  });
}
