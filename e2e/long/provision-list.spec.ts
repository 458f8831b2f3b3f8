import { expect, type Page, test } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { arriveAs } from '../people.ts';

interface Entry {
  id: string;
  isPublished: boolean;
  description: string | null;
}

const entries = (page: Page) => page.getByRole('article');

/** The real answer of the server, with some entries changed. */
const withEntries = (page: Page, change: (entries: Entry[]) => Entry[]) =>
  page.route('**/api/buildReport', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: change((await answer.json()) as Entry[]) });
  });

test('the policy banner opens the language, which is copied with a tick of three seconds', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  const banner = page.getByRole('note').filter({ hasText: 'Sample policy language' }).first();
  await banner.getByRole('button', { name: 'View details' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  const tick = dialog.getByRole('button', { name: 'Copied', exact: true });
  await expect(tick).toBeVisible();
  const plain = await page.evaluate(() => navigator.clipboard.readText());
  expect(plain.length).toBeGreaterThan(40);
  await page.clock.runFor(2_500);
  await expect(tick).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(tick).toHaveCount(0);
});

test('an entry leads to what it refers to, and its issue is reported with its place', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  const entry = entries(page).first();
  await entry.getByRole('button', { name: 'More actions for Ontario' }).click();
  const href = await page.getByRole('menuitem', { name: 'Report an Issue' }).getAttribute('href');
  expect(href).toMatch(/^mailto:/);
  const said = decodeURIComponent(String(href));
  const title = String(await page.getByRole('heading', { level: 1 }).textContent());
  for (const words of [...title.split(': '), 'Ontario']) expect(said).toContain(words);
  expect(said).toContain(`#${await entry.getAttribute('id')}`);
  await page.keyboard.press('Escape');

  // The link leads to all jurisdictions, so that the entries of one alone make way while it is on its way.
  const also = entry.getByText('Also see:').getByRole('link').first();
  const target = new URL(String(await also.getAttribute('href')), page.url()).hash.slice(1);
  await also.click();
  await expect(page.locator(`[id="${target}"]`)).toBeFocused();
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  await expect(page.getByRole('article', { name: 'Alberta' }).first()).toBeAttached();
  await expect(page.locator(`[id="${target}"]`)).toBeFocused();
});

test('what is not written yet says so, and what is not published is dimmed for staff', async ({ page }) => {
  await withEntries(page, (all) =>
    all.map((entry, index) => ({
      ...entry,
      isPublished: index !== 0,
      description: index === 1 ? null : entry.description,
    })),
  );
  await arriveAs(page, 'editor@demo.test', '/m/builder');
  const first = entries(page).first();
  await expect(first.getByText('Unpublished')).toBeVisible();
  const ground = (nth: number) =>
    entries(page)
      .nth(nth)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(0)).not.toBe(await ground(1));
  await expect(entries(page).nth(1).getByText('Details coming soon.')).toBeVisible();
  await expect(first.getByText('Details coming soon.')).toHaveCount(0);
});

test('menus that fail are told, and tried again', async ({ page }) => {
  const areas = '**/api/areas/withPrunedTopics';
  await page.route(areas, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'broken', message: 'The server is broken.' } } }),
  );
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Error loading menu data: The server is broken.' }),
  ).toBeVisible();
  await page.unroute(areas);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page)).not.toHaveCount(0);
});

test('the policy language is copied with its formatting, and a tick stands for three seconds', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await arriveAs(page, 'owner@demo.test', '/m/policies?jurisdictions=ON');
  const entry = entries(page).first();
  await entry.getByRole('button', { name: 'Copy: Ontario' }).click();
  const tick = entry.getByRole('button', { name: 'Copied: Ontario' });
  await expect(tick).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? '';
    return { html: await read('text/html'), plain: await read('text/plain') };
  });
  expect(copied.html).toMatch(/<p[ >]/);
  expect(copied.plain.length).toBeGreaterThan(40);
  expect(copied.plain).not.toContain('<');
  await page.clock.runFor(2_500);
  await expect(tick).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(tick).toHaveCount(0);
});

test('a public sample is read by strangers as the Info Hub shows it, without what only members do', async ({
  page,
}) => {
  await arriveAs(page, 'editor@demo.test', '/m/builder?jurisdictions=ON');
  const id = await page.getByRole('article').first().getAttribute('id');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const marked = await page.request.patch(`/api/staff/provisions/${id}/publicSample`, {
    headers: { authorization: `Bearer ${token}` },
    data: { isPublicSample: true },
  });
  expect(marked.ok()).toBe(true);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/preview/${id}`);
  const sample = page.getByRole('article', { name: 'Ontario' });
  await expect(sample.getByText(/^Updated: \w{3} \d{2}, \d{4}$/)).toBeVisible();
  await expect(sample.getByRole('button', { name: /^(?:More actions|Compare|Add)/ })).toHaveCount(0);
  expect(await violationsIn(page)).toEqual([]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Start a free trial' })).toBeVisible();
});

test('a search that finds more than a hundred says how many, draws on when asked, and adds all of them', async ({
  page,
}) => {
  test.slow();
  await arriveAs(page, 'owner@demo.test', '/m/search?text=employer');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Search Results: employer \(\d+ results\)$/);
  const total = Number(/\((\d+) results\)/.exec(await title.innerText())?.[1]);
  expect(total).toBeGreaterThan(100);
  const drawn = page.getByRole('article');
  await expect(drawn).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(drawn).toHaveCount(Math.min(total, 200));
  await page.getByRole('button', { name: 'Add Results To Report' }).click();
  await expect(page.getByRole('dialog').getByText(`${total} provisions will be added`)).toBeVisible();
});
