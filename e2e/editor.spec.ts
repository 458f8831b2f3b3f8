import { expect, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs, logIn } from './people.ts';

/** Opens a provision by the tree, as an editor does. */
async function openProvision(page: Page, group: string, jurisdiction: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Filter the tree' }).fill(group);
  await page
    .getByRole('list', { name: 'Provisions' })
    .getByRole('button', { name: new RegExp(`^${group}`) })
    .click();
  await page
    .getByRole('list', { name: 'Provisions' })
    .getByRole('button', { name: new RegExp(`${jurisdiction}$`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: jurisdiction })).toBeVisible();
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

test('an editor raises a rate: the text is checked, compared, published, and readers follow', async ({
  page,
  browser,
  baseURL,
}) => {
  await arriveAs(page, 'editor@demo.test', '/a/data');
  await openProvision(page, 'Minimum Wage', 'Newfoundland and Labrador');
  await expect(text(page)).toContainText('$16.35');

  // A new rate is a new row; the one before ends the day before.
  await page.getByRole('button', { name: 'General minimum wage', exact: true }).click();
  await page.getByRole('button', { name: 'New rate' }).click();
  await page.getByLabel('General minimum wage, from').fill('2026-11-01');
  await page.getByLabel('General minimum wage, value').fill('16.85');
  await expect(page.getByRole('list', { name: 'History of General minimum wage' })).toContainText(
    'Oct 31, 2026',
  );

  // The library's own rules say that the text says something else, and offer to write it.
  const finding = page
    .getByRole('note')
    .filter({ hasText: 'The text says $16.35, the value says $16.85.' })
    .first();
  await expect(finding).toBeVisible();
  await finding.getByRole('button', { name: 'Write $16.85' }).click();
  await expect(text(page).locator('ins', { hasText: '16.85' })).toBeVisible();
  await expect(text(page).locator('del', { hasText: '16.35' })).toBeVisible();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  await page.keyboard.press('ControlOrMeta+Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish Minimum Wage, Newfoundland and Labrador' });
  await expect(dialog.getByRole('radio', { name: /^Amendment In Force/ })).toBeChecked();
  const line = dialog.getByLabel('What readers are told, in one line');
  await expect(line).toHaveValue(
    'General minimum wage rises from $16.35 to $16.85 an hour on November 01, 2026.',
  );
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: /^Publish and tell \d+/ }).click();
  await expect(page.getByText(/Published\. \d+ are told\./)).toBeVisible();
  await expect(text(page)).toContainText('$16.85');
  await expect(page.getByRole('button', { name: /^Publish/ }).last()).toBeDisabled();

  const reader = await browser.newPage({ baseURL });
  await arriveAs(reader, 'owner@demo.test', '/m/updates');
  await expect(reader.getByText('General minimum wage rises from $16.35 to $16.85').first()).toBeVisible();
  await reader.close();
});

test('a draft outlives the page, is told apart in the tree, and can be thrown away', async ({ page }) => {
  await arriveAs(page, 'editor@demo.test', '/a/data');
  await openProvision(page, 'Reporting Pay', 'Saskatchewan');
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Keep a copy.');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(text(page)).toContainText('Keep a copy.');
  await expect(page.getByText(/^Draft, \d+ change/)).toBeVisible();
  await page.goto('/a/data?show=drafts');
  // Drafts of other journeys may stand beside it.
  const draft = page.getByRole('list', { name: 'Drafts' }).getByRole('button', { name: /^Reporting Pay SK/ });
  await expect(draft).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await draft.click();
  await page.keyboard.press('Enter');
  await expect(text(page)).toContainText('Keep a copy.');
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('menuitem', { name: 'Throw the draft away' }).click();
  await expect(page.getByText('The draft is gone.')).toBeVisible();
  await expect(text(page)).not.toContainText('Keep a copy.');
});

test('words written while the connection is gone, and when the session has ended, are there after signing in again', async ({
  page,
}) => {
  await arriveAs(page, 'editor@demo.test', '/a/data');
  await openProvision(page, 'Reporting Pay', 'Nova Scotia');
  const address = page.url();
  await page.route('**/draft', (route) => route.abort());
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Written offline.');
  await expect(page.getByText('Not saved, kept on this computer')).toBeVisible();
  await page.unroute('**/draft');
  await expect(page.getByText(/Saved \d/)).toBeVisible();

  // The session is ended elsewhere while somebody types: the words come back with the page they were written on.
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' Written too late.');
  await page.waitForURL(/\/login/);
  await logIn(page, 'editor@demo.test');
  await expect(page).toHaveURL(address);
  await expect(text(page)).toContainText('Written offline. Written too late.');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('menuitem', { name: 'Throw the draft away' }).click();
  await expect(page.getByText('The draft is gone.')).toBeVisible();
});

test('a save whose answer was lost is taken for no other tab', async ({ page }) => {
  await arriveAs(page, 'editor@demo.test', '/a/data');
  await openProvision(page, 'Reporting Pay', 'Yukon');
  let isLost = false;
  await page.route(/\/draft$/, async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' First words.');
  await expect(page.getByText('Not saved, kept on this computer')).toBeVisible();
  await page.keyboard.type(' Second words.');
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(text(page)).toContainText('First words. Second words.');
  await expect(page.getByText(/another tab/i)).toHaveCount(0);
});

test('what is pasted from Word or the web is cleaned, and its table is kept for readers', async ({
  page,
}) => {
  await arriveAs(page, 'editor@demo.test', '/a/data');
  await openProvision(page, 'Reporting Pay', 'Prince Edward Island');
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await text(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<html><body><p class="MsoNormal" style="color:red">Pasted <b>words</b>.<o:p></o:p></p>' +
        '<table border="1"><tr><td width="90"><p class="MsoNormal">General</p></td><td>16.90</td></tr></table>' +
        '<script>window.wasRun = true</' +
        'script><img src="x" onerror="window.wasRun = true"></body></html>',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text(page).locator('strong', { hasText: 'words' })).toBeVisible();
  await expect(text(page).getByRole('cell', { name: 'General' })).toBeVisible();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await page.reload();
  await expect(text(page).getByRole('cell', { name: '16.90' })).toBeVisible();
  await expect(text(page).locator('[style*="red"], img[src="x"], [class^="Mso"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  await page.getByRole('button', { name: 'More' }).last().click();
  await page.getByRole('menuitem', { name: 'Throw the draft away' }).click();
  await expect(page.getByText('The draft is gone.')).toBeVisible();
});

test('of two editors the second merges, and nothing is overwritten unseen', async ({
  page,
  browser,
  baseURL,
}) => {
  const write = async (at: Page, words: string) => {
    await openProvision(at, 'Reporting Pay', 'Newfoundland and Labrador');
    await text(at).click();
    await at.keyboard.press('ControlOrMeta+End');
    await at.keyboard.type(words);
    await expect(at.getByText(/Saved \d/)).toBeVisible();
  };
  await arriveAs(page, 'editor@demo.test', '/a/data');
  await write(page, ' By Tom.');
  const second = await browser.newPage({ baseURL });
  await arriveAs(second, 'admin@demo.test', '/a/data');
  await write(second, ' By Mira.');
  await expect(second.getByText(/is in Text$/)).toBeVisible();

  await page.getByRole('button', { name: 'Publish Ctrl Enter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Editorial/ }).check();
  await dialog.getByLabel('Nothing new was read, because').fill('Better words.');
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('Published.')).toBeVisible();

  await second.getByRole('button', { name: 'Merge…' }).click({ timeout: 20_000 });
  const merge = second.getByRole('dialog');
  await expect(merge.getByText('1 of 1 still to choose')).toBeVisible();
  await expect(merge.getByText(/^Tom .*, published /)).toBeVisible();
  await second.keyboard.press('2');
  await merge.getByRole('button', { name: 'Type it' }).click();
  await merge.getByRole('textbox', { name: 'Result of Text' }).click();
  await second.keyboard.press('ControlOrMeta+End');
  await second.keyboard.type(' Typed by hand.');
  await merge.getByRole('button', { name: 'Go on with the result' }).click();
  await expect(text(second)).toContainText('By Tom.');
  await expect(text(second)).toContainText('By Mira.');
  await expect(text(second)).toContainText('Typed by hand.');
  await second.close();
});

test('the queue: one key confirms a source, another hides, and both can be taken back', async ({ page }) => {
  await arriveAs(page, 'editor@demo.test', '/a/data?show=queue');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  expect(await violationsIn(page)).toEqual([]);
  const first = await rows.nth(1).innerText();
  await page.keyboard.press('l');
  await expect(page.getByText('Hidden for 30 days.')).toBeVisible();
  await expect(rows.nth(1)).not.toHaveText(first);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  // Taken back as well: another journey compares the files with what is exported.
  const done = page.getByText('Read again today.').locator('..');
  const undone = page.waitForResponse((response) => response.url().endsWith('/undoReadAgain'));
  await done.getByRole('button', { name: 'Undo' }).click();
  expect((await undone).ok()).toBe(true);
});

test('an editor finds the doors of administrators locked, and members find none', async ({
  page,
  browser,
  baseURL,
}) => {
  await arriveAs(page, 'editor@demo.test', '/a/outbox');
  await expect(page.getByText('This is for administrators.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Outbox' })).toHaveCount(0);
  const member = await browser.newPage({ baseURL });
  await arriveAs(member, 'owner@demo.test', '/a/data');
  await expect(member).toHaveURL(/\/m\//);
  await member.close();
});

test('the editor’s code is part of no page of members', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(await response.text().catch(() => ''));
  });
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  await page.goto('/m/builder');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => /ProseMirror|prosemirror/.test(script))).toEqual([]);
});
