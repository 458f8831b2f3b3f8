import { expect, type Locator, type Page } from '@playwright/test';
import { violationsIn } from './axe.ts';

/** Pixels of a small phone. */
export const PHONE = { width: 390, height: 844 };

/** The comparison that is open. */
export const dialog = (page: Page) => page.getByRole('dialog');
/** The first entry of a jurisdiction. */
export const entry = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first();
/** A button of the comparison. */
export const choice = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
/** The message of an error. */
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
/** The change that the navigator is at. */
export const pointedOut = (page: Page) => dialog(page).locator('[data-now]');
/** The heads of the texts side by side; the texts may hold tables of their own. */
export const columns = (page: Page) => dialog(page).locator('section > table > thead > tr > th');

/** The answer of a server in trouble. */
export const busy = { status: 503, json: { error: { code: 'busy', message: 'The server is busy.' } } };

/** Of the dialog: the page beneath it has its own test. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
}

/** Opens a comparison of an entry with keys alone; answers what the focus has to return to. */
export async function openByKeyboard(page: Page, jurisdiction: string, action: string): Promise<Locator> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 576;
  const name = isPhone ? `More actions for ${jurisdiction}` : `${action}: ${jurisdiction}`;
  const button = entry(page, jurisdiction).getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  if (isPhone) {
    const item = page.getByRole('menuitem', { name: action });
    await expect(item).toBeVisible();
    for (let presses = 0; presses < 6; presses++) {
      if (await item.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(dialog(page)).toBeVisible();
  return entry(page, jurisdiction).getByRole('button', { name });
}

/** Goes to a control with the Tab key. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key does not reach it.');
}

/** Answers of the server with something changed in them. */
export async function changeAnswer(page: Page, url: string, change: (body: never) => unknown): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as never) });
  });
}

/** The Info Hub with an entry that others have too. */
export const HUB = '/m/builder?jurisdictions=ON';
/** The Info Hub with an entry that has a history. */
export const ALBERTA = '/m/builder?jurisdictions=AB';
