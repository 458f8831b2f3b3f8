import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

/** Goes on with the tabulator until something has the focus, as a person without a mouse does. */
async function tabTo(page: Page, to: Locator, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${to} is not reached by ${key}.`);
}

test('an incident is entered, told of, closed and exported by the keyboard alone', async ({ page }) => {
  const what = `A laptop was left on a train ${Date.now()}.`;
  await arriveAs(page, 'admin@demo.test', '/a/incidents');
  await expect(page.getByRole('heading', { name: 'Incident register' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeEnabled();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Enter an incident' });
  await expect(form.getByLabel('What happened')).toBeFocused();
  await page.keyboard.type(what);
  await tabTo(page, form.getByLabel('Information concerned'));
  await page.keyboard.type('None: its disk was encrypted.');
  await tabTo(page, form.getByLabel('Known on'));
  await page.keyboard.type('11022026');
  await expect(form.getByLabel('Known on')).toHaveValue('2026-11-02');
  await tabTo(page, form.getByLabel('People concerned'));
  await page.keyboard.type('12');
  await tabTo(page, form.getByLabel('Estimated'));
  await page.keyboard.press('Space');
  await expect(form.getByLabel('Estimated')).toBeChecked();
  await tabTo(page, form.getByRole('button', { name: 'Add who was told' }));
  await page.keyboard.press('Enter');
  // A new line has the focus; when it is taken away, so has the button that adds one.
  await expect(form.getByRole('combobox', { name: 'Told, line 1' })).toBeFocused();
  await tabTo(page, form.getByRole('button', { name: 'Remove line 1' }));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Add who was told' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByLabel('How, line 1'));
  await page.keyboard.type('by telephone');
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);

  // It is not closed before its risk is concluded on; what was typed stays.
  await tabTo(page, form.getByLabel('Closed on'));
  await page.keyboard.type('11032026');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Conclude on the risk before you close it.')).toBeVisible();
  await expect(form.getByLabel('What happened')).toHaveValue(what);
  await tabTo(page, form.getByRole('combobox', { name: 'Risk of serious injury' }), 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByLabel('Concluded from'));
  await page.keyboard.type('Nobody could read the disk.');
  await tabTo(page, form.getByRole('button', { name: 'Enter', exact: true }));
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);

  const entry = page.getByRole('button', { name: new RegExp(what) }).first();
  await expect(entry).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Export as CSV' }));
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^incidents-\d{4}-\d{2}-\d{2}\.csv$/);
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  const opened = page.getByRole('dialog', { name: /^Incident \d+$/ });
  await expect(opened.getByLabel('How, line 1')).toHaveValue('by telephone');
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(entry).toBeFocused();
});
