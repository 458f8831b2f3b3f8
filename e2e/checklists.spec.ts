import { expect, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

const statusOf = (page: Page, requirement: RegExp) =>
  page
    .getByRole('row')
    .filter({ hasText: requirement })
    .getByRole('button', { name: /^(Not|In|Done)/ });

test('an owner chooses a province, changes a status by keyboard alone, and a colleague sees it', async ({
  page,
  browser,
}) => {
  test.slow();
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await page.getByRole('navigation').getByRole('link', { name: 'Checklists' }).click();
  await expect(page.getByText('Select a province to see your Checklist.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Jurisdiction' }).fill('mani');
  await page.getByRole('option', { name: 'Manitoba' }).click();
  await expect(page).toHaveURL(/jurisdiction=MB/);
  const rows = page.getByRole('table', { name: 'Requirements' }).getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(15);
  expect(await violationsIn(page)).toEqual([]);

  const all = await rows.count();
  await page.getByLabel('Number of employees').fill('3');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page.reload();
  await expect(page.getByLabel('Number of employees')).toHaveValue('3');
  await page.getByLabel('Number of employees').fill('');
  await expect(rows).toHaveCount(all);

  const name = (await rows.nth(1).getByRole('cell').nth(1).innerText()).split('\n')[0] ?? '';
  const requirement = new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  await statusOf(page, requirement).focus();
  await page.keyboard.press('Enter');
  const done = page.getByRole('menuitemradio', { name: 'Done' });
  await expect(done).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(done).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(statusOf(page, requirement)).toHaveText('Done');
  await expect(statusOf(page, requirement)).toBeFocused();
  await expect(rows.filter({ hasText: requirement })).toContainText('Dana Roy');

  const colleague = await browser.newPage();
  await arriveAs(colleague, 'user@demo.test', '/m/checklists?jurisdiction=MB');
  await expect(statusOf(colleague, requirement)).toHaveText('Done');
  await colleague.getByRole('switch', { name: 'Hide completed items' }).check({ force: true });
  await expect(colleague.getByRole('row').filter({ hasText: requirement })).toHaveCount(0);
  await colleague.close();
});

test('an account of two areas sees all requirements, links only its own, and is told about the others', async ({
  page,
}) => {
  await arriveAs(page, 'west@demo.test', '/m/checklists?jurisdiction=ON');
  // Ontario is not theirs.
  await expect(page.getByText('Select a province to see your Checklist.')).toBeVisible();
  await page.goto('/m/checklists?jurisdiction=AB');
  const table = page.getByRole('table', { name: 'Requirements' });
  await expect(table.getByRole('link').first()).toBeVisible();
  const outside = table.locator('button[aria-description]').first();
  expect(await violationsIn(page)).toEqual([]);
  await outside.focus();
  await expect(page.getByRole('tooltip')).toContainText('You do not have access to this area of law.');
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/m\/builder\/.+#/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a trial has its one jurisdiction at once, and its note speaks of the free trial', async ({ page }) => {
  await arriveAs(page, 'trial@demo.test', '/m/checklists');
  await expect(page.getByRole('table', { name: 'Requirements' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Jurisdiction' })).toHaveCount(0);
  await page.locator('button[aria-description]').first().hover();
  await expect(page.getByRole('tooltip')).toContainText('about more areas during your free trial');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });

  test('requirements are cards, and the note comes by touch', async ({ page }) => {
    await arriveAs(page, 'west@demo.test', '/m/checklists?jurisdiction=SK');
    const outside = page.locator('button[aria-description]').first();
    await expect(outside).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await outside.tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('two colleagues see each other within two seconds; owner, evidence, comment and history in the drawer', async ({
  page,
  browser,
}) => {
  test.slow();
  await arriveAs(page, 'owner@demo.test', '/m/checklists?jurisdiction=NL');
  const opener = page.getByRole('button', { name: /^Details: / }).first();
  const requirement = (await opener.getAttribute('aria-label'))?.replace('Details: ', '') ?? '';
  const colleague = await browser.newPage();
  await arriveAs(colleague, 'user@demo.test', '/m/checklists?jurisdiction=NL');
  const theirs = colleague
    .getByRole('row')
    .filter({ hasText: requirement })
    .getByRole('button', { name: /^(Not|In|Done)/ });
  await expect(theirs).toBeVisible();
  // The stream is open by then.
  await colleague.waitForTimeout(1_500);

  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Requirement' });
  await drawer.getByRole('radio', { name: 'In Progress' }).focus();
  await page.keyboard.press('Space');
  await expect(theirs).toHaveText('In Progress', { timeout: 4_000 });

  await drawer.getByRole('combobox', { name: 'Owner' }).click();
  await page.getByRole('option', { name: 'Colin Ng' }).click();
  await expect(drawer.getByText('made Colin Ng the owner')).toBeVisible();
  await drawer
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'Policy.txt', mimeType: 'text/plain', buffer: Buffer.from('Post it in the lunch room.') },
    ]);
  await expect(drawer.getByRole('button', { name: 'Policy.txt', exact: true })).toBeVisible();
  await drawer
    .locator('input[type=file]')
    .setInputFiles([{ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x00\x01') }]);
  await expect(drawer.getByRole('alert')).toContainText('is not what its name says');
  const saved = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Policy.txt', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('Policy.txt');

  await drawer.getByRole('textbox', { name: 'Write a comment' }).fill('Ask the committee.');
  await page.keyboard.press('Control+Enter');
  await expect(drawer.getByText('Ask the committee.')).toBeVisible();
  await expect(drawer.getByText('Dana Roy wrote a comment')).toBeVisible();
  await page.waitForTimeout(400);
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(colleague.getByText('Your open requirements')).toBeVisible();
  await colleague.close();
});

test('of two who change the same status the later wins, both stand in the history, and the other is told', async ({
  page,
  browser,
}) => {
  test.slow();
  await arriveAs(page, 'user@demo.test', '/m/checklists?jurisdiction=FED');
  const first = page.getByRole('button', { name: /^Not Started: / }).first();
  const requirement = ((await first.getAttribute('aria-label')) ?? '').replace('Not Started: ', '');
  const colleague = await browser.newPage();
  await arriveAs(colleague, 'owner@demo.test', '/m/checklists?jurisdiction=FED');
  const set = async (who: Page, from: string, to: string) => {
    await who.getByRole('button', { name: `${from}: ${requirement}` }).click();
    await who.getByRole('menuitemradio', { name: to }).click();
    await expect(who.getByRole('button', { name: `${to}: ${requirement}` })).toBeVisible();
  };
  await set(page, 'Not Started', 'Done');
  await expect(colleague.getByRole('button', { name: `Done: ${requirement}` })).toBeVisible();
  await set(colleague, 'Done', 'In Progress');
  await expect(page.getByText('Dana Roy set this to In Progress after you:')).toBeVisible();
  await expect(page.getByRole('button', { name: `In Progress: ${requirement}` })).toBeVisible();
  await page.getByRole('button', { name: `Details: ${requirement}` }).click();
  const history = page.getByRole('dialog', { name: 'Requirement' });
  await expect(history.getByText('Dana Roy set Done to In Progress')).toBeVisible();
  await expect(history.getByText('Colin Ng set Not Started to Done')).toBeVisible();
  await colleague.close();
});

test('what a person owns is in their list, among their reminders and in their calendar, whose address they end', async ({
  page,
}) => {
  test.slow();
  await arriveAs(page, 'colleague@demo.test', '/m/checklists?jurisdiction=NT');
  const opener = page.getByRole('button', { name: /^Details: / }).first();
  const requirement = ((await opener.getAttribute('aria-label')) ?? '').replace('Details: ', '');
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Requirement' });
  await drawer.getByRole('combobox', { name: 'Owner' }).click();
  await page.getByRole('option', { name: 'Amélie Tremblay' }).click();
  await drawer.getByRole('button', { name: /^Due/ }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page
    .getByRole('button', { name: /^\d+ \w+ \d{4}$/ })
    .nth(12)
    .click();
  await expect(drawer.getByRole('combobox', { name: 'How often' })).toHaveValue('Once');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^Your open requirements/ })).toContainText(requirement);

  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your due dates in your calendar' });
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const address = await dialog.getByLabel('Address').inputValue();
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  const feed = () => page.request.get(new URL(address).pathname);
  const text = (await (await feed()).text()).replace(/\r\n /g, '');
  expect(text).toMatch(/^BEGIN:VCALENDAR/);
  expect(text).toContain(requirement.slice(0, 20));
  await dialog.getByRole('button', { name: 'End the address' }).click();
  await expect(dialog.getByLabel('Address')).toHaveCount(0);
  expect((await feed()).status()).toBe(404);

  await page.goto('/m/updates');
  await expect(page.getByText(requirement).first()).toBeVisible();
});

test('staff have a checklist of their own, and none of their customers’', async ({ page }) => {
  await arriveAs(page, 'editor@demo.test', '/m/checklists?jurisdiction=NL');
  await expect(page.getByRole('button', { name: /^Not Started: / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(In Progress|Done): / })).toHaveCount(0);
});
