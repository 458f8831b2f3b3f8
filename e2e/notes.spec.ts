import { expect, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

/** A topic with few entries, one jurisdiction of which each journey takes for itself. */
const beside = (jurisdiction: string) => `/m/builder?jurisdictions=${jurisdiction}`;

const add = (page: Page) => page.getByRole('button', { name: /^Add a Note\/Reminder/ }).first();
const field = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const notesPath = (url: URL) => url.pathname.startsWith('/api/notes');

const refuse = (page: Page, method: string, status = 500) =>
  page.route(notesPath, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { error: { code: 'broken', message: 'The server is broken.' } } })
      : route.fallback(),
  );

test('a note is written, kept through a reload and a failing server, changed and deleted', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', beside('YT'));
  await add(page).click();
  await expect(field(page)).toBeFocused();
  await expect(button(page, 'Save')).toBeDisabled();
  await page.keyboard.type('   ');
  await expect(button(page, 'Save')).toBeDisabled();
  await field(page).fill('Ask <Colin> & co\nabout the roster');
  await page.waitForTimeout(500);
  await page.reload();
  await expect(field(page)).toHaveValue('Ask <Colin> & co\nabout the roster');

  await refuse(page, 'POST');
  await button(page, 'Save').click();
  await expect(toast(page, 'Error saving note: The server is broken.')).toBeVisible();
  await expect(field(page)).toHaveValue('Ask <Colin> & co\nabout the roster');
  await page.unrouteAll();
  await button(page, 'Save').click();
  await expect(page.getByText('Ask <Colin> & co')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByText('You', { exact: true })).toBeVisible();

  await page.reload();
  await button(page, 'Edit note').click();
  await expect(field(page)).toHaveValue('Ask <Colin> & co\nabout the roster');
  await field(page).fill('<script>window.broken = true</script>');
  await button(page, 'Cancel').click();
  await expect(page.getByText('about the roster')).toBeVisible();
  await button(page, 'Edit note').click();
  await field(page).fill('<script>window.broken = true</script>');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('<script>window.broken = true</script>')).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect(button(page, 'Edit note')).toBeFocused();

  await refuse(page, 'DELETE');
  await button(page, 'Edit note').click();
  await button(page, 'Delete note').click();
  await button(page, 'Delete').click();
  await expect(toast(page, 'Error deleting note: The server is broken.')).toBeVisible();
  await page.unrouteAll();
  if ((await field(page).count()) === 0) await button(page, 'Edit note').click();
  await button(page, 'Delete note').click();
  await button(page, 'Delete').click();
  await expect(page.getByText('window.broken')).toHaveCount(0);
  await expect(add(page)).toBeFocused();
  await page.reload();
  await expect(add(page)).toBeVisible();
  await expect(page.getByText('window.broken')).toHaveCount(0);
});

test('a note with a reminder is shared with a colleague, who reads it and cannot change it', async ({
  page,
  browser,
}) => {
  await arriveAs(page, 'owner@demo.test', beside('NU'));
  await add(page).click();
  await field(page).fill('Nunavut roster starts in April');
  await button(page, 'Reminder').click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByRole('button', { name: /^15 / }).click();
  const chosen = page.getByRole('button', { name: /^Reminder: \w+ 15, \d{4} @ 9 AM$/ });
  await expect(chosen).toHaveText(/^\w+ 15, \d{4} @ 9 AM$/);
  await page.keyboard.press('Escape');
  await expect(chosen).toBeFocused();
  await page.getByRole('combobox', { name: 'Share with' }).click();
  await expect(page.getByRole('option', { name: 'Amélie Tremblay' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Dana Roy' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Colin Ng' }).click();
  await page.keyboard.press('Escape');
  expect(await violationsIn(page, 'main')).toEqual([]);
  await button(page, 'Save').click();
  await expect(page.getByText('You, shared with 1')).toBeVisible();
  await expect(page.getByText(/15, \d{4} @ 9 AM/)).toBeVisible();

  const colleague = await browser.newContext();
  const other = await colleague.newPage();
  await arriveAs(other, 'user@demo.test', '/m/my/notes');
  const row = other.getByRole('listitem').filter({ hasText: 'Nunavut roster starts in April' });
  await expect(row.getByText('Dana Roy')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Coming reminders' })).toBeVisible();
  await expect(button(other, 'Edit note')).toHaveCount(0);
  expect(await violationsIn(other)).toEqual([]);
  await row.getByRole('link').click();
  await expect(other.getByText('Nunavut roster starts in April')).toBeVisible();
  await colleague.close();

  await button(page, 'Edit note').click();
  await button(page, 'Delete note').click();
  await button(page, 'Delete').click();
  await expect(page.getByText('Nunavut roster')).toHaveCount(0);
});

test('a text as long as a book is refused in words, and a long one is typed without delay', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', beside('NT'));
  await add(page).click();
  await field(page).fill('x'.repeat(1_000_000));
  await expect(page.getByText('A note holds at most 20,000 characters. This has 1,000,000.')).toBeVisible();
  await expect(button(page, 'Save')).toBeDisabled();
  await field(page).fill('x'.repeat(15_000));
  // The middle one of the keys: a neighbour on the processor may hold any of them up.
  const middle = await field(page).evaluate(async (area: HTMLTextAreaElement) => {
    area.focus();
    const took: number[] = [];
    for (let key = 0; key < 20; key += 1) {
      const began = performance.now();
      document.execCommand('insertText', false, 'y');
      took.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return took.sort((a, b) => a - b)[10];
  });
  expect(middle).toBeLessThan(50);

  await button(page, 'Cancel').click();
  await expect(field(page)).toHaveCount(0);
});

test('on a phone a note is written at the foot of its entry', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arriveAs(page, 'colleague@demo.test', beside('NU'));
  await add(page).click();
  await field(page).fill('From the road');
  await button(page, 'Save').click();
  const entry = page.getByRole('article').first();
  await expect(entry.getByText('From the road')).toBeVisible();
  await expect(entry.getByRole('button', { name: /^Add a Note/ })).toBeFocused();
  await button(page, 'Edit note').click();
  await button(page, 'Delete note').click();
  await button(page, 'Delete').click();
  await expect(page.getByText('From the road')).toHaveCount(0);
});
