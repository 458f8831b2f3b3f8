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

/** A form and a page without one in every run, the others in the long one, which has every screen (every-screen.spec.ts) as well. */
const STRANGERS = [
  '/signup/account',
  '/mfaLogin/a@demo.test/x',
  ...(process.env.LONG === '1'
    ? [
        ...['/signup/start', '/signup/customize', '/signup/confirmation'],
        ...['/forgotPassword', '/resetPassword/a@demo.test/x', '/terms'],
      ]
    : []),
];

const MEMBERS: (readonly [person: string, path: string])[] = [
  ['owner@demo.test', '/m/settings/users'],
  ['expired@demo.test', '/m/updates'],
  ...(process.env.LONG === '1'
    ? ([
        ['owner@demo.test', '/m/settings/account'],
        ['owner@demo.test', '/m/settings/security'],
        ['owner@demo.test', '/m/settings/data'],
        ['user@demo.test', '/m/preferences'],
        ['trial@demo.test', '/m/activateSubscription'],
        ['admin@demo.test', '/a/outbox'],
      ] as const)
    : []),
];

// Many pages in one test, each looked at whole.
test.describe.configure({ timeout: 150_000 });

for (const { colorScheme, viewport } of LOOKS) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test('pages for strangers', async ({ page }) => {
      await page.goto('/login');
      await page.evaluate((data) => sessionStorage.setItem('signup', data), SIGNUP);
      for (const path of STRANGERS) {
        await page.goto(path);
        await expectNoViolations(page, path);
      }
    });

    test('pages for people of an account', async ({ page }) => {
      for (const [person, path] of MEMBERS) {
        await arriveAs(page, person, path);
        await expectNoViolations(page, path);
      }
    });
  });
}
