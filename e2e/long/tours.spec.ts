import { expect, type Page, test } from '@playwright/test';
import { arriveAs } from '../people.ts';
import { card, forgetTours, walkInWindow } from '../tours.ts';

/** Every tour, one after the other; `guidance.spec.ts` has the first in each run. */
test.use({ storageState: { cookies: [], origins: [] } });

/** The tours of the other screens: where they are, and what each begins with. */
const OTHERS = [
  ['/m/builder', 'Step 1 of 5', 'The Info Hub'],
  ['/m/my', 'Step 1 of 3', 'Your reports'],
  ['/m/preferences', 'Step 1 of 3', 'Preferences'],
  ['/m/checklists?jurisdiction=AB', 'Step 1 of 2', 'Checklists'],
  ['/m/checklists?jurisdiction=AB', 'Step 1 of 3', 'Status'],
  ['/m/my/notes', 'Step 1 of 2', 'Notes and reminders'],
] as const;

const flags = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tourSeen.')).length);

test('the blocks of a tour are brought on the screen of a low window', async ({ page }) => {
  await walkInWindow(page, 1280, 460);
});

test('all seven tours come at the first visit of their screens, never twice, and all again when asked for', async ({
  page,
}) => {
  test.slow();
  await page.route('**/assets/runTour-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await forgetTours(page, 'west@demo.test');
  await arriveAs(page, 'west@demo.test', '/m/my');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A dialog that is open when the tour is due comes first.
  await page.waitForRequest('**/assets/runTour-*.js');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(card(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card(page)).toContainText('Your reports');
  await expect(card(page)).toHaveCount(1);
  for (const [path, step, title] of OTHERS) {
    if (new URL(page.url()).pathname !== path.split('?')[0]) await page.goto(path);
    await expect(card(page)).toContainText(step, { timeout: 25_000 });
    await expect(card(page)).toContainText(title);
    await page.getByRole('button', { name: 'End Tour' }).click();
    await expect(card(page).filter({ hasText: title })).toHaveCount(0);
  }
  expect(await flags(page)).toBe(6);
  await page.goto('/m/preferences');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(card(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^User menu of / }).click();
  await page.getByRole('menuitem', { name: 'Restart Feature Tours' }).click();
  await expect(page).toHaveURL('/m/updates');
  await expect(card(page)).toContainText('Step 1 of 11');
  expect(await flags(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.goto('/m/preferences');
  await expect(card(page)).toContainText('Step 1 of 3');
});
