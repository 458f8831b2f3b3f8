import { expect, type Page, test } from '@playwright/test';
import { arriveAs, PASSWORD } from '../people.ts';

interface Found {
  id: string;
  description: string | null;
  jurisdictionName: string;
  provisionGroup: { id: string; name: string };
}

/** The calls of somebody beside the page, as JSON. */
async function callsOf(page: Page, email: string) {
  const login = await page.request.post('/auth/login', { data: { email, password: PASSWORD } });
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  const get = async (path: string) => (await page.request.get(path, { headers })).json();
  const send = (path: string, data: object) => page.request.post(path, { headers, data });
  const post = async (path: string, data: object) => (await send(path, data)).json();
  return { headers, get, send, post };
}

/** Provisions of the first topics, as many as are wanted. */
async function provisionsOf(page: Page, email: string, most: number, jurisdictions: string[]) {
  const { get, post } = await callsOf(page, email);
  const found: Found[] = [];
  for (const area of await get('/api/areas/withPrunedTopics')) {
    for (const { _id } of area.topics) {
      const groups: { id: string }[] = await get(`/api/topics/${_id}/provisions`);
      if (groups.length === 0) continue;
      const body = { provisions: groups.map(({ id }) => id), jurisdictions };
      found.push(...(await post('/api/buildReport', body)));
      if (found.length >= most) return found.slice(0, most);
    }
  }
  return found;
}

async function reportOf(page: Page, email: string, name: string, provisions: Found[]): Promise<string> {
  const { post } = await callsOf(page, email);
  return (await post('/api/reports', { name, provisions: provisions.map(({ id }) => id) })).id;
}

const menu = async (page: Page, report: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${report}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a report is renamed, put into another order, duplicated and shared, and says what it is', async ({
  page,
}) => {
  const name = `Pay ${Date.now()}`;
  const provisions = await provisionsOf(page, 'owner@demo.test', 3, ['AB']);
  const groups = provisions.map(({ provisionGroup }) => provisionGroup.name);
  const id = await reportOf(page, 'owner@demo.test', name, provisions);
  await arriveAs(page, 'owner@demo.test', `/m/my/reports/${id}`);
  const headings = page
    .getByRole('region')
    .getByRole('heading', { level: 3 })
    .filter({ hasNotText: 'Alberta' });
  await expect(headings).toHaveText(groups);

  await menu(page, name, 'Change the order');
  const order = page.getByRole('dialog', { name: 'Change the order' });
  await order.getByRole('button', { name: `Move ${groups[0]} down` }).click();
  await order.getByRole('button', { name: 'Save' }).click();
  await expect(order).toBeHidden();
  await expect(headings).toHaveText([groups[1], groups[0], groups[2]] as string[]);
  await page.reload();
  await expect(headings).toHaveText([groups[1], groups[0], groups[2]] as string[]);

  await menu(page, name, 'Rename');
  const rename = page.getByRole('dialog', { name: 'Rename report' });
  await rename.getByLabel('Name of the report').fill('   ');
  await expect(rename.getByRole('button', { name: 'Save' })).toBeDisabled();
  await rename.getByLabel('Name of the report').fill(`${name} renamed`);
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} renamed` })).toBeVisible();

  await menu(page, `${name} renamed`, 'Duplicate');
  await expect(page.getByText(`“${name} renamed (copy)” was made.`)).toBeVisible();
  await page.getByRole('button', { name: 'View Report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} renamed (copy)` })).toBeVisible();
  await expect(headings).toHaveText([groups[1], groups[0], groups[2]] as string[]);
  await menu(page, `${name} renamed (copy)`, 'Share with your account');
  await expect(page.getByText('Your report, shared')).toBeVisible();

  await arriveAs(page, 'colleague@demo.test', '/m/my');
  const row = page.getByRole('row').filter({ hasText: `${name} renamed (copy)` });
  await expect(row.getByText('Shared with you')).toBeVisible();
  await expect(row.getByText('Dana Roy')).toBeVisible();
  await expect(row.getByText('3 provisions')).toBeVisible();
  // The report that was not shared is not theirs to see.
  await expect(page.getByRole('link', { name: `${name} renamed`, exact: true })).toHaveCount(0);
});

test('two people in one report: who comes second is told, and nothing is lost', async ({ page, browser }) => {
  const name = `Both ${Date.now()}`;
  const provisions = await provisionsOf(page, 'owner@demo.test', 2, ['SK']);
  const id = await reportOf(page, 'owner@demo.test', name, provisions);
  await arriveAs(page, 'owner@demo.test', `/m/my/reports/${id}`);
  const elsewhere = await (await browser.newContext()).newPage();
  await arriveAs(elsewhere, 'owner@demo.test', `/m/my/reports/${id}`);
  await menu(page, name, 'Rename');
  const field = page.getByLabel('Name of the report');
  await field.fill(`${name} by the first`);

  await menu(elsewhere, name, 'Rename');
  await elsewhere.getByLabel('Name of the report').fill(`${name} by the second`);
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: `${name} by the second` })).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Error updating report: This report was changed elsewhere' }),
  ).toBeVisible();
  await expect(field).toHaveValue(`${name} by the first`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} by the first` })).toBeVisible();
  await elsewhere.context().close();
});

test('who appends to a report just deleted is told, and loses nothing', async ({ page }) => {
  const name = `Gone ${Date.now()}`;
  const [provision] = await provisionsOf(page, 'user@demo.test', 1, ['PE']);
  const id = await reportOf(page, 'user@demo.test', name, []);
  await arriveAs(page, 'user@demo.test', `/m/builder?jurisdictions=PE#${provision?.id}`);
  const entry = page.locator(`[id="${provision?.id}"]`);
  await entry.getByRole('button', { name: /^Add To Report/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add To Report' });
  await dialog.getByLabel('Create a new report').fill(`${name} again`);
  const { headers } = await callsOf(page, 'user@demo.test');
  expect((await page.request.delete(`/api/reports/${id}`, { headers })).ok()).toBe(true);
  await dialog.getByRole('button', { name: new RegExp(name) }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: /^Error updating report: .*deleted/ }),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
  await expect(dialog.getByLabel('Create a new report')).toHaveValue(`${name} again`);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Report created successfully!')).toBeVisible();
});

test('what changed since the last look is shown with redlines, until it is marked as read', async ({
  page,
}) => {
  const [provision] = (await provisionsOf(page, 'owner@demo.test', 8, ['YT'])).slice(-1);
  if (!provision) throw new Error('Yukon has no provision.');
  const editor = await callsOf(page, 'editor@demo.test');
  // The editor takes the newest revision, whatever other journeys published.
  const publish = async (words: string, revision = 0): Promise<void> => {
    const answer = await editor.send(`/api/staff/provisions/${provision.id}/publish`, {
      description: `${provision.description}<p>${words}</p>`,
      changeType: 'Amendment In Force',
      revision,
    });
    if (answer.status() === 409 && revision < 30) return publish(words, revision + 1);
    expect(answer.status()).toBe(200);
  };
  await publish('An employer keeps records for three years.');
  const id = await reportOf(page, 'owner@demo.test', `Changes ${Date.now()}`, [provision]);
  await publish('An employer keeps records for seven years.');

  await arriveAs(page, 'owner@demo.test', `/m/my/reports/${id}`);
  await expect(page.getByText(/^1 text changed since you last looked/)).toBeVisible();
  await page.getByRole('button', { name: 'See what changed' }).click();
  const changes = page.getByRole('dialog', { name: 'What changed since' });
  await expect(changes.locator('del')).toContainText('three');
  await expect(changes.locator('ins')).toContainText('seven');
  await changes.getByText('Since a day').click();
  await expect(changes.getByLabel('Day', { exact: true })).toBeVisible();
  await changes.getByText('Since I last looked').click();
  await changes.getByRole('button', { name: 'Mark as read' }).click();
  await expect(changes).toBeHidden();
  await expect(page.getByText(/^1 text changed since you last looked/)).toHaveCount(0);
  await page.getByRole('button', { name: 'What changed since' }).click();
  await expect(changes.getByText("You're all caught up!")).toBeVisible();
});

test('a large report is downloaded as every kind, and shows how far its file is', async ({ page }) => {
  const provisions = await provisionsOf(page, 'owner@demo.test', 300, []);
  const id = await reportOf(page, 'owner@demo.test', 'Everything', provisions);
  await arriveAs(page, 'owner@demo.test', `/m/my/reports/${id}`);
  for (const [kind, ending] of [
    ['PDF', 'pdf'],
    ['Word', 'docx'],
    ['Excel', 'xlsx'],
  ] as const) {
    await page.getByRole('button', { name: 'Download' }).click();
    const waiting = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('menuitem', { name: kind }).click();
    await expect(page.getByRole('progressbar', { name: `Making the ${kind} file` })).toBeVisible();
    expect((await waiting).suggestedFilename()).toMatch(new RegExp(`^Everything-.*\\.${ending}$`));
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
});

test('a file that cannot be made says why', async ({ page }) => {
  const provisions = await provisionsOf(page, 'owner@demo.test', 2, ['AB']);
  const id = await reportOf(page, 'owner@demo.test', `File ${Date.now()}`, provisions);
  const lines = [{ progress: 0.4 }, { error: 'The file could not be made now.' }];
  await page.route('**/api/reports/*/download*', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    }),
  );
  await arriveAs(page, 'owner@demo.test', `/m/my/reports/${id}`);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await expect(page.getByText('Something went wrong: The file could not be made now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
});
