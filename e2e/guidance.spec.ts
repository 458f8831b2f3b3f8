import { expect, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';
import { card, forgetTours, walkInWindow } from './tours.ts';

/** The steps of specification 2.6; "done" closes the last and is not counted. */
const UPDATES = [
  'Welcome',
  'Help menu',
  'Reminders',
  'Amendments',
  'Filters',
  'Updated Reports',
  'Announcements',
  'Info Hub',
  'Checklists',
  'My Info',
  'Watchlist',
];

test.describe('a newcomer', () => {
  // Nothing was seen in this browser.
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is shown around by keyboard, once, and in no other browser again', async ({ page, browser }) => {
    await forgetTours(page, 'trial@demo.test');
    await arriveAs(page, 'trial@demo.test', '/m/updates');
    await expect(card(page)).toContainText('Step 1 of 11');
    await expect(card(page)).toContainText('Welcome');
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.waitForTimeout(400);
    expect(await violationsIn(page)).toEqual([]);
    // The page behind hears none of its own keys.
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
    const titles = ['Welcome'];
    for (let step = 2; step <= 11; step += 1) {
      await page.keyboard.press('Enter');
      await expect(card(page)).toContainText(`Step ${step} of 11`);
      titles.push((await card(page).getByRole('heading').textContent()) ?? '');
      await expect(page.getByRole('button', { name: step === 11 ? 'Done' : 'Next' })).toBeFocused();
    }
    expect(titles).toEqual(UPDATES);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(card(page)).toContainText('Step 10 of 11');
    // A key that comes while the card is still being put in its place is not heard.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(card(page)).toContainText('Step 11 of 11', { timeout: 1_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    // What the library writes on the blocks is not left behind, and what the page says of them is.
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
    await expect(page.locator('section[aria-expanded], section[aria-haspopup]')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Amendments' })).toBeVisible();
    await page.waitForTimeout(2_000);
    await expect(card(page)).toHaveCount(0);

    // Another person in this browser is a newcomer of their own, and takes nothing from the first.
    await forgetTours(page, 'trialuser@demo.test');
    await arriveAs(page, 'trialuser@demo.test', '/m/updates');
    await expect(card(page)).toContainText('Step 1 of 11');
    await page.getByRole('button', { name: 'End Tour' }).click();
    await arriveAs(page, 'trial@demo.test', '/m/updates');
    await expect(page.getByRole('heading', { level: 2, name: 'Amendments' })).toBeVisible();
    await page.waitForTimeout(2_000);
    await expect(card(page)).toHaveCount(0);

    const other = await browser.newPage({ storageState: { cookies: [], origins: [] } });
    await arriveAs(other, 'trial@demo.test', '/m/updates');
    await expect(other.getByRole('heading', { level: 2, name: 'Amendments' })).toBeVisible();
    await other.waitForTimeout(2_000);
    await expect(card(other)).toHaveCount(0);
    await other.close();
  });

  test('ends a tour, also on a phone, and asks for all of them again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await forgetTours(page, 'user@demo.test');
    await arriveAs(page, 'user@demo.test', '/m/checklists?jurisdiction=ON');
    await expect(card(page)).toContainText('Step 1 of 2');
    const box = await card(page).boundingBox();
    expect(box?.width).toBe(390);
    // A sheet at the foot.
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    await page.getByRole('button', { name: 'End Tour' }).click();
    await expect(card(page)).toContainText('Step 1 of 3');
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page.getByRole('button', { name: 'Restart Feature Tours' }).click();
    await expect(page).toHaveURL('/m/updates');
    await expect(card(page)).toContainText('Step 1 of 11');
    await page.getByRole('button', { name: 'End Tour' }).click();
    await expect(card(page)).toHaveCount(0);
  });
});

test.describe('the blocks of a tour', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('are brought on the screen, and those that are not there leave a card, on a phone', async ({
    page,
  }) => {
    await walkInWindow(page, 390, 700);
  });
});

test.describe('a page that did not load', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is shown around once it was tried again, and without the code of a tour until the next visit', async ({
    page,
  }) => {
    // Somebody whose tours no other journey ends meanwhile.
    await forgetTours(page, 'editor@demo.test');
    const isFeed = (url: URL) => url.pathname.startsWith('/api/updates');
    await page.route(isFeed, (route) => route.abort());
    await arriveAs(page, 'editor@demo.test', '/m/updates');
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    await page.waitForTimeout(2_000);
    await expect(card(page)).toHaveCount(0);

    let asked = 0;
    await page.route('**/assets/runTour-*.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.unroute(isFeed);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Amendments' })).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.waitForTimeout(2_000);
    // Once, by the hint ahead of it and by itself.
    expect(asked).toBeLessThanOrEqual(2);
    await expect(card(page)).toHaveCount(0);

    await page.unroute('**/assets/runTour-*.js');
    await page.reload();
    await expect(card(page)).toContainText('Step 1 of 11');
  });
});

test('the help menu leads to the questions, the shortcuts and the tour of the page', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  const help = page.getByRole('button', { name: 'Help', exact: true });
  await help.click();
  await page.getByRole('button', { name: 'Show the tour of this page' }).click();
  await expect(card(page)).toContainText('The Info Hub');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(help).toBeFocused();
  await help.click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await help.click();
  await page.getByRole('link', { name: /^Help\/FAQ/ }).click();
  await expect(page).toHaveURL('/m/help');
  await page.getByRole('searchbox', { name: 'Find a question' }).fill('legal advice');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Is this legal advice?']);
  await page.getByRole('searchbox', { name: 'Find a question' }).fill('zzz');
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  expect(await violationsIn(page)).toEqual([]);
});

test('a how-to video is found by what it says, played by keyboard with captions, and left where it was', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await page.getByRole('button', { name: 'Help', exact: true }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Help', exact: true });
  const find = menu.getByRole('searchbox', { name: 'Find a video' });
  await expect(find).toBeFocused();
  const rows = menu.getByRole('region', { name: 'How-to videos' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.type('red and struck');
  await expect(rows).toHaveCount(1);
  await expect(rows.locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Compare two provinces' });
  await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  const film = dialog.locator('video');
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  expect(await time()).toBe(0);
  await page.waitForTimeout(400);
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  const mode = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
  expect(await mode()).toBe('showing');
  await page.keyboard.press('c');
  expect(await mode()).toBe('hidden');
  await page.keyboard.press('Enter');
  await expect.poll(time).toBeGreaterThan(0.2);
  await page.keyboard.press('Enter');
  const lines = dialog.getByRole('region', { name: 'Transcript' }).getByRole('listitem');
  await lines.nth(3).getByRole('button').click();
  await expect(lines.nth(3).getByRole('button')).toHaveAttribute('aria-current', 'true');
  await expect.poll(time).toBeGreaterThan(10);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu.getByRole('button', { name: /^Compare two provinces/ })).toBeFocused();
});

test('a video that does not come leaves its words and can be tried again', async ({ page }) => {
  await page.route('**/mp4?code=*', (route) => route.abort());
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: /^Follow a bill/ }).click();
  await expect(page.getByRole('alert')).toContainText('The video did not load.');
  await expect(page.getByRole('region', { name: 'Transcript' }).getByRole('listitem')).not.toHaveCount(0);
  await page.unroute('**/mp4?code=*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(20);
});
