import { expect, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

test('an editor takes a bill from introduction to in force, rolls its change in, publishes, and readers follow', async ({
  page,
  browser,
  baseURL,
}) => {
  // The longest journey of all.
  test.setTimeout(120_000);
  await arriveAs(page, 'editor@demo.test', '/a/billTracker');
  await expect(page.getByRole('list', { name: 'Bills' })).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New bill' });
  await form.getByLabel('Jurisdiction').fill('Manit');
  await page.getByRole('option', { name: 'Manitoba' }).click();
  await form.getByLabel('Number').fill('Bill 77 (43-4)');
  await form.getByLabel('Name').fill('Posting of Notices Act');
  await form.getByLabel('Introduced on').fill('2026-03-02');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { name: 'Bill 77 (43-4), Posting of Notices Act' })).toBeVisible();
  await expect(form).toBeHidden();

  // What it changes, told to readers while it stands before the legislature.
  await page.getByRole('combobox', { name: 'Provision' }).fill('Reporting Pay');
  await page.getByRole('option', { name: /^Reporting Pay/ }).click();
  await page.getByRole('textbox', { name: 'What will change' }).fill('A notice has to be posted.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added. Readers see it in Latest Updates.')).toBeVisible();
  await page.getByRole('combobox', { name: 'In force' }).click();
  await page.getByRole('option', { name: 'on Royal Assent' }).click();

  // One key, one stage.
  const moveOn = page.getByRole('button', { name: /^Move on/ });
  const assent = page.getByRole('button', { name: 'Stands at Royal Assent' });
  while ((await assent.getAttribute('aria-pressed')) !== 'true') {
    await expect(page.getByText(/Saved \d/)).toBeVisible();
    const before = await page.locator('button[aria-pressed="true"]').first().innerText();
    await page.getByRole('heading', { name: 'Stages' }).click();
    await page.keyboard.press('m');
    await expect(page.locator('button[aria-pressed="true"]').first()).not.toHaveText(before);
  }
  await expect(moveOn).toBeDisabled();
  await expect(page.getByText(/^To be rolled in/)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Write the upcoming text' }).click();
  const upcoming = page.getByRole('textbox', { name: 'Upcoming text' });
  await upcoming.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Post a zebrafinch notice at the entrance.');
  await page.getByRole('button', { name: 'Keep the upcoming text' }).click();
  await expect(page.getByText('The upcoming text is kept.')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  // Back in the tracker it stands beside what is published, and one key rolls it in.
  await page.getByRole('link', { name: 'Bill 77 (43-4) · Posting of Notices Act' }).click();
  await expect(page.locator('ins', { hasText: 'zebrafinch' })).toBeVisible();
  await page.keyboard.press('i');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text.locator('ins', { hasText: 'zebrafinch' })).toBeVisible();
  // The text that was rolled in is a draft once it is kept; until then there is nothing to publish.
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish Reporting Pay, Manitoba' });
  await expect(dialog.getByRole('radio', { name: /^Amendment In Force/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Bill 77/ })).toBeChecked();
  await dialog.getByLabel('What readers are told, in one line').fill('A zebrafinch notice has to be posted.');
  await dialog.getByLabel('Nothing new was read, because').fill('Read with the bill.');
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText(/Published\. \d+ are told\./)).toBeVisible();
  await page.goto('/a/billTracker');
  await page.getByRole('searchbox', { name: 'Find a bill' }).fill('Posting of Notices');
  await page.getByRole('list', { name: 'Bills' }).getByRole('button').first().click();
  await expect(page.getByText(/^Rolled in/)).toBeVisible();

  const reader = await browser.newPage({ baseURL });
  await arriveAs(reader, 'owner@demo.test', '/m/updates');
  await expect(reader.getByText('A zebrafinch notice has to be posted.').first()).toBeVisible();
  const hit = reader.getByRole('link', { name: /^Reporting Pay/ }).first();
  await expect(async () => {
    await reader.goto('/m/newSearch?q=zebrafinch');
    await expect(hit).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await hit.click();
  await expect(reader).toHaveURL(/\/m\/builder\/.+#/);
  const entry = reader.getByRole('article').filter({ hasText: 'zebrafinch' });
  await expect(entry).toBeVisible();
  await entry.getByRole('button', { name: /Compare to Previous Versions/ }).click();
  await expect(reader.getByRole('dialog').locator('ins', { hasText: 'zebrafinch' }).first()).toBeVisible();
  await reader.close();
});
