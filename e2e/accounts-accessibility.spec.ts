import { expect, type Page, test } from '@playwright/test';
import { LOOKS, violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

async function expectNoViolations(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(300);
  expect.soft(await violationsIn(page), name).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

const SIGNUP = JSON.stringify({
  plan: 'province',
  jurisdictions: ['ON'],
  areas: [],
  sentTo: 'noor@kiln.test',
});

// Many pages in one test, each looked at whole.
test.describe.configure({ timeout: 150_000 });

for (const { colorScheme, viewport } of LOOKS) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test('pages for strangers', async ({ page }) => {
      await page.goto('/login');
      await page.evaluate((data) => sessionStorage.setItem('signup', data), SIGNUP);
      for (const path of [
        '/signup/start',
        '/signup/customize',
        '/signup/account',
        '/signup/confirmation',
        '/forgotPassword',
        '/resetPassword/a@demo.test/x',
        '/mfaLogin/a@demo.test/x',
        '/terms',
      ]) {
        await page.goto(path);
        await expectNoViolations(page, path);
      }
    });

    test('pages for people of an account', async ({ page }) => {
      for (const [person, path] of [
        ['owner@demo.test', '/m/settings/account'],
        ['owner@demo.test', '/m/settings/users'],
        ['owner@demo.test', '/m/settings/security'],
        ['owner@demo.test', '/m/settings/data'],
        ['user@demo.test', '/m/preferences'],
        ['trial@demo.test', '/m/activateSubscription'],
        ['expired@demo.test', '/m/updates'],
        ['admin@demo.test', '/a/outbox'],
      ] as const) {
        await arriveAs(page, person, path);
        await expectNoViolations(page, path);
      }
    });
  });
}
