import { expect, type Page, test } from '@playwright/test';
import { TOURS } from '../../src/shared/localPreferences.ts';
import { violationsIn } from '../axe.ts';
import { arriveAs } from '../people.ts';
import { type Installation, makeInstallation } from './newerLibrary.ts';

const LEAVE = 'provisions/employment-standards/leaves-of-absence/bereavement-leave.yaml';
const STAFF = ['AB', 'MB', 'ON'];

let installation: Installation;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  installation = await makeInstallation();
  await installation.start();
});
test.afterAll(() => installation?.remove());

/** Asks a call as the editor who is signed in. */
async function ask<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.fetch(`${installation.base}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}` },
    data: body,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

interface Cells {
  cells: { jurisdiction: string; provisionId: string }[];
}
interface Opened {
  revision: number;
  content: { description: string };
  draft: { content: { description: string } } | null;
}
interface Tree {
  areas: { topics: { groups: { id: string; name: string }[] }[] }[];
}

const provisions = new Map<string, string>();
const textOf = async (page: Page, code: string): Promise<Opened> =>
  ask<Opened>(page, `/api/staff/data/provisions/${provisions.get(code)}`);

/** What staff wrote of three provisions: a sentence of their own before the first paragraph, published as a better wording. */
async function editAsStaff(page: Page): Promise<void> {
  const { areas } = await ask<Tree>(page, '/api/staff/data/tree');
  const groups = areas.flatMap(({ topics }) => topics.flatMap((topic) => topic.groups));
  const group = groups.find(({ name }) => name === 'Bereavement Leave');
  const { cells } = await ask<Cells>(page, `/api/staff/data/groups/${group?.id}`);
  for (const { jurisdiction, provisionId } of cells) provisions.set(jurisdiction, provisionId);
  for (const code of STAFF) {
    const at = `/api/staff/data/provisions/${provisions.get(code)}`;
    const { revision, content } = await textOf(page, code);
    const { version } = await ask<{ version: number }>(page, `${at}/draft`, {
      content: { ...content, description: `<p>Staff say so.</p>${content.description}` },
      ...{ version: 0, baseRevision: revision },
    });
    await ask(page, `${at}/publish`, {
      version,
      publication: {
        ...{ changeType: 'Editorial', effectiveDate: null, line: null, checkedAgainst: [] },
        ...{ nothingRead: 'Better words.', reviewBy: null, correctionWhy: null, at: null },
      },
    });
  }
}

/** A newer library says something else at the end of the text of each. */
const newer = (text: string): string =>
  STAFF.reduce((whole, code) => {
    const [before = '', after = ''] = whole.split(new RegExp(`(?<=\\n  "?${code}"?:\\n)`));
    return (
      before +
      after.replace(/( {4}text: \|\n(?: {6}.*\n|\n)*? {6}.*\n)(?! {6}|\n)/, '$1\n      The file says so.\n')
    );
  }, text);

/** The difference of a provision, opened by its row. */
async function open(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${code}\\s*Bereavement Leave`) }).click();
  await expect(page.locator('ins', { hasText: 'The file says so.' })).toBeVisible();
  await expect(page.locator('ins', { hasText: 'Staff say so.' })).toBeVisible();
}

test('where a newer starter library and staff differ, an editor takes the file, keeps the other, and merges', async ({
  page: blank,
  browser,
}) => {
  test.setTimeout(300_000);
  await blank.close();
  const seen = TOURS.map((tour) => ({ name: `tourSeen.${tour}`, value: 'true' }));
  const page = await browser.newPage({
    baseURL: installation.base,
    storageState: { cookies: [], origins: [{ origin: installation.base, localStorage: seen }] },
  });
  await arriveAs(page, 'editor@demo.test', '/a/data?show=files');
  await expect(page.getByText('Files and database agree')).toBeVisible();
  await editAsStaff(page);
  await installation.stop();
  installation.rewrite(LEAVE, newer);
  await installation.start();

  // The start overwrote nothing, and the screen lists what differs.
  await page.goto('/a/data?show=files');
  await expect(page.getByText('differ in both').locator('..')).toContainText('3');
  for (const code of STAFF) {
    expect((await textOf(page, code)).content.description).toMatch(/^<p>Staff say so/);
  }
  await open(page, 'AB');
  expect(await violationsIn(page)).toEqual([]);

  // The file is taken: readers get it at once, and what staff wrote is a version.
  await page.getByRole('button', { name: 'Take the file' }).click();
  await expect(page.getByText('The file was taken.')).toBeVisible();
  await expect(page.getByText('Took file')).toBeVisible();
  const alberta = (await textOf(page, 'AB')).content.description;
  expect(alberta).toContain('The file says so.');
  expect(alberta).not.toContain('Staff say so.');

  // Ours is kept: nothing of the provision changes.
  await open(page, 'MB');
  await page.getByRole('button', { name: 'Keep ours' }).click();
  await expect(page.getByText('Kept as it is here.')).toBeVisible();
  const manitoba = (await textOf(page, 'MB')).content.description;
  expect(manitoba).toContain('Staff say so.');
  expect(manitoba).not.toContain('The file says so.');

  // Both, by the keys: a draft, which goes out as every draft does.
  await open(page, 'ON');
  await page.keyboard.press('2');
  await expect(page.getByText('1 field differs, 1 settled')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page).toHaveURL(new RegExp(`/a/data/.+/${provisions.get('ON')}$`));
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toContainText('Staff say so.');
  await expect(text.locator('ins', { hasText: 'The file says so.' })).toBeVisible();
  const ontario = await textOf(page, 'ON');
  expect(ontario.content.description).not.toContain('The file says so.');
  expect(ontario.draft?.content.description).toMatch(/Staff say so\..*The file says so\./s);

  await page.goto('/a/data?show=files');
  await expect(page.getByText('Files and database agree')).toBeVisible();
  await expect(page.getByText('In a draft')).toBeVisible();

  // The next start with the same library asks nothing again.
  await installation.stop();
  await installation.start();
  await page.goto('/a/data?show=files');
  await expect(page.getByText('Files and database agree')).toBeVisible();
  await page.close();
});
