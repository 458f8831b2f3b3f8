import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { arriveAs, logIn } from './people.ts';

/** What goes wrong around a page: the connection, the browser's storage, other tabs, and what a browser keeps of pages that were left. */

const userMenu = (page: Page, name: string) => page.getByRole('button', { name: `User menu of ${name}` });
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const note = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const startNote = async (page: Page, text: string): Promise<void> => {
  await page
    .getByRole('button', { name: /^Add a Note\/Reminder/ })
    .first()
    .click();
  await note(page).fill(text);
};

/** What a browser does that forbids a site to keep anything. */
const forbidStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });

/** What a browser does that has no room left. */
const fillStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

test('a lost connection is said, what was typed stays, and what was missing comes by itself', async ({
  page,
  context,
}) => {
  await arriveAs(page, 'colleague@demo.test', '/m/builder?jurisdictions=NB');
  await startNote(page, 'Written on a train');
  await context.setOffline(true);
  await expect(status(page, 'You are offline.')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error saving note:' })).toContainText(
    'The server could not be reached.',
  );
  await expect(note(page)).toHaveValue('Written on a train');

  await context.setOffline(false);
  await expect(status(page, 'You are offline.')).toHaveCount(0);
  // A slow server, and a hand that clicks twice.
  let writes = 0;
  await page.route(
    (url) => url.pathname === '/api/notes',
    async (route) => {
      writes += 1;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    },
  );
  await save(page).dblclick();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByText('Written on a train')).toBeVisible();
  expect(writes).toBe(1);
});

test('a list that could not be had without a connection is there when the connection is', async ({
  page,
  context,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=PE');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Clear Jurisdiction Filter' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error building report:' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a session that ended elsewhere while a note was written leads back to the note', async ({ page }) => {
  // A page whose stream ends asks anew, and leaves for the sign-in by itself before the note is saved.
  await page.route('**/api/notifications/stream', (route) => route.abort());
  await arriveAs(page, 'user@demo.test', '/m/builder?jurisdictions=NS');
  await startNote(page, 'Half a thought');
  await page.waitForTimeout(500);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await save(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, 'user@demo.test');
  await expect(page).toHaveURL(/\/m\/builder.*jurisdictions=NS/);
  await expect(note(page)).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
});

test('two people in two tabs: each keeps their own, the first is told, and a reload is the other’s', async ({
  page,
  context,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await expect(userMenu(page, 'Dana')).toBeVisible();
  const danas = await page.evaluate(() => localStorage.getItem('token'));
  const other = await context.newPage();
  await arriveAs(other, 'west@demo.test', '/m/updates');
  const others = await other.evaluate(() => localStorage.getItem('token'));
  await expect(status(page, 'Somebody else signed in in another tab.')).toBeVisible();
  const sent = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.add(request.headers().authorization);
  });
  await page.getByRole('link', { name: 'Checklists', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checklists');
  await expect(userMenu(page, 'Dana')).toBeVisible();
  expect([...sent]).toEqual([`Bearer ${danas}`]);
  expect(others).not.toBe(danas);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(userMenu(page, 'Dana')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^User menu of / })).toBeVisible();
  await other.close();
});

test('one after the other in one tab: the page of the first is gone from memory', async ({ page }) => {
  await arriveAs(page, 'user@demo.test', '/m/updates');
  await page.evaluate(() => document.body.setAttribute('data-first-page', ''));
  await page.getByRole('button', { name: /^User menu of / }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('west@demo.test');
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill('Demo-Pass-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/updates$/);
  await expect(page.locator('body[data-first-page]')).toHaveCount(0);
});

for (const [name, spoil] of [
  ['forbids to keep anything', forbidStorage],
  ['has no room left', fillStorage],
] as const) {
  test(`a browser that ${name}: one signs in, reads, and the disclaimer goes when it is told to`, async ({
    page,
    context,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await spoil(context);
    await page.goto('/signup/start');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Who has seen no tour is shown one.
    await page.route('**/api/tours', (route) => route.fulfill({ json: ['updates', 'reportBuilder'] }));
    await logIn(page, 'trialuser@demo.test');
    await expect(page).toHaveURL(/\/m\/updates$/);
    await page.getByRole('button', { name: 'I acknowledge the above' }).click();
    await expect(page.getByRole('region', { name: 'Disclaimer' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Info Hub', exact: true }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await startNote(page, 'Kept nowhere yet');
    await expect(note(page)).toHaveValue('Kept nowhere yet');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    expect(errors).toEqual([]);
  });
}

test.describe('Back after logging out', () => {
  test('shows nothing of the account, within the page and after another site', async ({ page }) => {
    await arriveAs(page, 'owner@demo.test', '/m/my');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/icon.svg');
    await page.goto('/m/updates');
    await userMenu(page, 'Dana').click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
    // Within the moment after, so that the page can still answer.
    await page.evaluate(() => void setTimeout(() => history.go(-3)));
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(userMenu(page, 'Dana')).toHaveCount(0);
  });

  test('a page that the browser kept asleep is unseen until it is known whose it is', async ({ page }) => {
    const sleep = () =>
      page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    const wake = () =>
      page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await arriveAs(page, 'owner@demo.test', '/m/updates');
    await expect(userMenu(page, 'Dana')).toBeVisible();
    await sleep();
    await expect(userMenu(page, 'Dana')).toBeHidden();
    await wake();
    await expect(userMenu(page, 'Dana')).toBeVisible();
    await sleep();
    // A page that sleeps hears nothing of what another tab does.
    await page.evaluate(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('tokenOwner');
    });
    await wake();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await expect(userMenu(page, 'Dana')).toHaveCount(0);
  });
});
