import { expect, type Page, test } from '@playwright/test';
import { type Calls, restOnPage } from '../test/restOnPage.ts';
import { statuteFile } from '../test/statuteFile.ts';
import { html, type WatchedSite, watchedSite } from '../test/watchedSite.ts';
import { violationsIn } from './axe.ts';
import { arriveAs, PASSWORD } from './people.ts';

let site: WatchedSite;
test.beforeAll(async () => {
  site = await watchedSite();
});
test.afterAll(() => site.close());

/** Calls as somebody, without a page. */
async function callsAs(page: Page, email: string): Promise<Calls> {
  const answer = await page.request.post('/auth/login', { data: { email, password: PASSWORD } });
  const headers = { authorization: `Bearer ${(await answer.json()).token}` };
  return {
    get: async (path: string) => (await page.request.get(path, { headers })).json(),
    post: async (path: string, data: unknown) => {
      const said = await page.request.post(path, { headers, data });
      expect(said.ok(), await said.text()).toBe(true);
      return said.json();
    },
  };
}

test('a page changes: the editor sees it, readers are told, and reading it again ends that', async ({
  page,
  browser,
  baseURL,
}) => {
  const ref = `${site.address}/rates`;
  const editor = await callsAs(page, 'editor@demo.test');
  const { permalink, rate } = await restOnPage(editor, ref);
  const wording = (amount: string) =>
    html(`<h1>Rates</h1><p>The minimum wage is $${amount} an hour.</p>`, 'Island rates');
  site.pages.set('/rates', wording(rate));

  expect(await editor.post('/api/staff/sources/readNow', { ref })).toEqual({ isRead: true });
  site.pages.set('/rates', wording('99.25'));
  await arriveAs(page, 'editor@demo.test', `/a/data?show=sources&source=${encodeURIComponent(ref)}`);
  await expect(page.getByText('On', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(
    page.getByRole('list', { name: 'Sources' }).getByRole('button', { name: new RegExp(new URL(ref).host) }),
  ).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Ask for it now' }).click();
  const source = page.getByRole('region', { name: 'Source', exact: true });
  await expect(source.locator('del')).toContainText(`$${rate}`);
  await expect(source.locator('ins')).toContainText('$99.25');
  const resting = page.getByRole('region', { name: 'What changed is what it rests on' });
  await expect(resting).toContainText('Readers are told since');
  expect(await violationsIn(page)).toEqual([]);

  const reader = await (await browser.newContext({ baseURL })).newPage();
  await arriveAs(reader, 'owner@demo.test', permalink);
  const notice = reader.getByText(/^Source changed on .*; being checked$/);
  await expect(notice.first()).toBeVisible();

  await page.getByRole('heading', { level: 1, name: 'Island rates' }).click();
  await page.keyboard.press('r');
  await expect(page.getByText('Read again today. The source is worked off.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Minimum Wage' }).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  await reader.context().close();
});

test('a page that moved and one that is gone are worked off, each by its key', async ({ page }) => {
  const editor = await callsAs(page, 'editor@demo.test');
  const [moved, gone] = [`${site.address}/old-place`, `${site.address}/gone`];
  await restOnPage(editor, moved, 'NL');
  await restOnPage(editor, gone, 'NS');
  site.pages.set('/old-place', html('<p>Rates.</p>', 'Mainland rates'));
  site.pages.set('/gone', html('<p>Rates.</p>', 'Highland rates'));
  const ask = (ref: string) => editor.post('/api/staff/sources/readNow', { ref });
  for (const ref of [moved, gone]) expect(await ask(ref)).toEqual({ isRead: true });
  site.pages.set('/new-place', html('<p>Rates.</p>', 'Mainland rates'));
  site.pages.set('/old-place', (_, response) => response.writeHead(301, { location: '/new-place' }).end());
  site.pages.delete('/gone');
  for (const ref of [moved, gone, gone]) await ask(ref);

  await arriveAs(page, 'editor@demo.test', '/a/data?show=sources');
  const list = page.getByRole('list', { name: 'Sources' });
  await page.getByRole('radio', { name: /^Moved \d+$/ }).click();
  await list.getByRole('button', { name: /Mainland rates/ }).click();
  await expect(page.getByRole('button', { name: /^Take the new address/ })).toBeEnabled();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('a');
  await expect(page.getByText('1 provision has the new address.')).toBeVisible();
  await expect(list.getByRole('button', { name: /Mainland rates/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /^Dead \d+$/ }).click();
  await list.getByRole('button', { name: /Highland rates/ }).click();
  await expect(page.getByRole('button', { name: /^Keep as last read/ })).toBeEnabled();
  await page.keyboard.press('x');
  await expect(page.getByText('It is kept as it was last read.')).toBeVisible();
  await expect(list.getByRole('button', { name: /Highland rates/ })).toHaveCount(0);
});

test('a newer text of a statute is read in: its sections stand against the older, and it is worked off by a key', async ({
  page,
}) => {
  const about = { number: 'N-23.6', title: 'Non-smokers’ Health Act' };
  const text = (asOf: string, words: string) => ({
    name: `${asOf}.xml`,
    mimeType: 'application/xml',
    buffer: Buffer.from(statuteFile(asOf, [{ label: '3', note: 'Places', lines: [words] }], about)),
  });
  await arriveAs(page, 'editor@demo.test', '/a/data?show=sources');
  await page.getByRole('button', { name: 'Read in a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read in a file' });
  const read = async (file: ReturnType<typeof text>): Promise<void> => {
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Read it in' }).click();
  };
  await read({ ...text('2026-01-02', 'x'), buffer: Buffer.from('<Statute><Body>') });
  await expect(dialog.getByText(/The file is not whole XML/)).toBeVisible();
  await read(text('2026-01-01', 'No smoking in rooms of ten people.'));
  await expect(dialog.getByText('Sections kept: 1.')).toBeVisible();
  await read(text('2026-11-01', 'No smoking in rooms of five people.'));
  await expect(
    dialog.getByText('Sections that differ since Jan 01, 2026: 1', { exact: false }),
  ).toBeVisible();
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('link').click();
  const source = page.getByRole('region', { name: 'Source', exact: true });
  await expect(source.locator('del')).toContainText('ten');
  await expect(source.locator('ins')).toContainText('five');
  await page.keyboard.press('x');
  await expect(page.getByText('It is worked off, and readers are told no more.')).toBeVisible();
});
