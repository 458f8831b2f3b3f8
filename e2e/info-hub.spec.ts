import { expect, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const entries = (page: Page) => page.getByRole('article');
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
/** The tile of a jurisdiction on the map of the filters. */
const tile = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Jurisdictions on a map' })
    .getByRole('button', { name: new RegExp(`^${name}(,|$)`) });

test('an area opens its first topic; back, forward and reload find what was there', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await expect(title(page)).toHaveText(/^Employment Standards: /);
  await tile(page, 'Ontario').click();
  await expect(page).toHaveURL(/jurisdictions=ON/);
  const wages = await title(page).textContent();

  await choose(page, 'Area of law', 'Human Rights');
  await expect(title(page)).toHaveText(/^Human Rights: /);
  await expect(page).toHaveURL(/jurisdictions=ON/);
  await page.reload();
  await expect(title(page)).toHaveText(/^Human Rights: /);
  await expect(tile(page, 'Ontario')).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await expect(title(page)).toHaveText(String(wages));
  await page.goBack();
  await expect(tile(page, 'Ontario')).toHaveAttribute('aria-pressed', 'false');
  await page.goForward();
  await expect(tile(page, 'Ontario')).toHaveAttribute('aria-pressed', 'true');
});

test('an area that does not cover a chosen jurisdiction drops it', async ({ page }) => {
  await page.route('**/api/areas/withPrunedTopics', async (route) => {
    const answer = await route.fetch();
    const areas = (await answer.json()) as { name: string; jurisdictions: string[] }[];
    const changed = areas.map((area) =>
      area.name === 'Human Rights' ? { ...area, jurisdictions: ['FED', 'QC'] } : area,
    );
    await route.fulfill({ json: changed });
  });
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=NU,QC');
  await expect(tile(page, 'Nunavut')).toHaveAttribute('aria-pressed', 'true');
  await choose(page, 'Area of law', 'Human Rights');
  await expect(title(page)).toHaveText(/^Human Rights: /);
  await expect(page).toHaveURL(/jurisdictions=QC$/);
  await expect(tile(page, 'Nunavut')).toBeDisabled();
  await expect(tile(page, 'Quebec')).toHaveAttribute('aria-pressed', 'true');
});

test('the filter is remembered for the next visit and can be cleared', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await tile(page, 'Quebec').click();
  await expect(page).toHaveURL(/jurisdictions=QC/);
  await page.goto('/m/builder');
  await expect(tile(page, 'Quebec')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear Jurisdiction Filter' }).click();
  await expect(page).not.toHaveURL(/jurisdictions=/);
  await page.goto('/m/builder');
  await expect(title(page)).toBeVisible();
  await expect(tile(page, 'Quebec')).toHaveAttribute('aria-pressed', 'false');
});

test('unchecking every provision leaves nothing, and says what to do', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  const provisions = page.getByRole('button', { name: /^Provisions/ });
  await expect(provisions).toHaveText('Showing all Provisions');
  await provisions.click();
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await expect(page.getByText('No results found.')).toBeVisible();
  await expect(page.getByText('Please adjust your filters and try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Check All', exact: true }).click();
  await expect(entries(page)).not.toHaveCount(0);
});

test('a report that fails says so, keeps the filters, and can be tried again', async ({ page }) => {
  await page.route('**/api/buildReport', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'busy', message: 'The server is busy.' } } }),
  );
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Error building report: The server is busy.' }),
  ).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  await page.unroute('**/api/buildReport');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page)).not.toHaveCount(0);
  await expect(tile(page, 'Ontario')).toHaveAttribute('aria-pressed', 'true');
});

test('a permalink shows its provision though the filters leave it out', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=NS');
  const entry = entries(page).first();
  await expect(entry).toHaveAccessibleName('Nova Scotia');
  const id = await entry.getAttribute('id');
  await tile(page, 'Nova Scotia').click();
  await tile(page, 'Yukon').click();
  await expect(entries(page).first()).toHaveAccessibleName('Yukon');

  await page.goto(`${new URL(page.url()).pathname}#${id}`);
  const linked = page.locator(`[id="${id}"]`);
  await expect(linked).toBeFocused();
  await expect(linked).toBeInViewport();
  await expect(tile(page, 'Yukon')).toHaveAttribute('aria-pressed', 'true');
});

test('a link to a provision that is not there is told, and the topic shown', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder#not-a-provision');
  await expect(
    page.getByText('The provision that this link points to is not among those you can read.'),
  ).toBeVisible();
  await expect(entries(page)).not.toHaveCount(0);
});

test('details open beside the text and give the focus back', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  const chip = page
    .getByRole('article')
    .getByText('Special rules')
    .first()
    .locator('..')
    .getByRole('button')
    .first();
  await chip.click();
  await expect(page.getByRole('dialog', { name: 'Special Rule Details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(chip).toBeFocused();

  const change = page
    .getByRole('note')
    .filter({ hasText: 'Upcoming Changes' })
    .getByRole('button', { name: 'View details' })
    .first();
  await change.click();
  await expect(page.getByRole('dialog', { name: 'Bill Details' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(change).toBeFocused();
});

test('an industry finds the provisions that treat it differently, and marks why', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await page.getByRole('radio', { name: 'Industry' }).check();
  await choose(page, 'Industry or occupation', 'Long-haul Trucking');
  await expect(title(page)).toHaveText(/^Industry Search: Long-haul Trucking \(\d+ results?\)$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Employment Standards' })).toBeVisible();
  for (const entry of await entries(page).all()) {
    await expect(entry.getByRole('button', { name: 'Long-haul Trucking' }).first()).toHaveAttribute(
      'data-marked',
    );
  }
});

test('an account of the west is offered its jurisdictions and areas only', async ({ page }) => {
  await arriveAs(page, 'west@demo.test', '/m/builder');
  await expect(entries(page)).not.toHaveCount(0);
  const map = page.getByRole('group', { name: 'Jurisdictions on a map' });
  await expect(map.getByRole('button', { disabled: false })).toHaveCount(3);
  // The list is put on the page bit by bit.
  const line = await page
    .getByText(/^\d+ results in /)
    .first()
    .innerText();
  await expect(entries(page)).toHaveCount(Number.parseInt(line, 10));
  const names = new Set(
    await entries(page).evaluateAll((all) => all.map((e) => e.querySelector('h3')?.textContent)),
  );
  expect([...names].sort()).toEqual(['Alberta', 'Federal', 'Saskatchewan']);
  await page.getByRole('combobox', { name: 'Area of law' }).click();
  await expect(page.getByRole('option')).toHaveText(['Employment Standards', 'Occupational Health & Safety']);
});

test('a topic of an area outside the plan is refused in words', async ({ page }) => {
  await arriveAs(page, 'west@demo.test', '/m/builder/privacy/breaches');
  await expect(page.getByText('Not part of your plan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^mailto:/);
});

test('every jurisdiction of a topic is on the page, and can be found by reading down', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  const line = page.getByText(/^\d+ results in /);
  await expect(line).toBeVisible();
  const count = Number.parseInt((await line.textContent()) ?? '', 10);
  await expect(entries(page)).toHaveCount(count);
  const last = entries(page).last().getByRole('heading').first();
  // What comes into view takes its real height, so the way down is longer than it first seems.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
});

const searchFor = (page: Page) => page.getByRole('searchbox', { name: 'Search for' });
const searchPath = '**/api/buildReportViaSearch';

test('the search tab runs after a pause, from three characters on, and only the latest answer counts', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(searchPath, async (route) => {
    const { text } = route.request().postDataJSON() as { text: string };
    asked.push(text);
    // The first answer comes after the second.
    if (text === 'vacation') await new Promise((resolve) => setTimeout(resolve, 2_500));
    await route.continue().catch(() => {});
  });
  await arriveAs(page, 'owner@demo.test', '/m/search');
  await expect(title(page)).toHaveText('Search');
  await expect(page.getByRole('radio', { name: 'Search' })).toBeChecked();
  await searchFor(page).pressSequentially('va', { delay: 30 });
  await page.waitForTimeout(1_000);
  expect(asked).toEqual([]);
  await searchFor(page).pressSequentially('cation', { delay: 30 });
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
  await expect.poll(() => asked).toEqual(['vacation']);
  await searchFor(page).fill('overtime');
  await expect(title(page)).toHaveText(/^Search Results: overtime \(\d+ results?\)$/);
  await expect(entries(page)).not.toHaveCount(0);
  await page.waitForTimeout(2_500);
  await expect(title(page)).toHaveText(/^Search Results: overtime/);

  await tile(page, 'Quebec').click();
  await expect(page).toHaveURL('/m/search?text=overtime&jurisdictions=QC');
  await expect(entries(page).first()).toHaveAccessibleName('Quebec');
  await page.reload();
  await expect(title(page)).toHaveText(/^Search Results: overtime \(\d+ results?\)$/);
  await expect(searchFor(page)).toHaveValue('overtime');
  await page.goBack();
  await page.goBack();
  await expect(searchFor(page)).toHaveValue('vacation');

  await page.getByRole('radio', { name: 'Area' }).check();
  await expect(page).toHaveURL(/\/m\/builder\//);
  await expect(title(page)).toHaveText(/^Employment Standards: /);
  // The keyboard goes on from the tab, though the address is another one.
  await expect(page.getByRole('radio', { name: 'Area' })).toBeFocused();

  await page.goto('/m/search?text=ov');
  await expect(title(page)).toHaveText('Search');
});

test('a search that fails empties the results and says why; menus that fail do too', async ({ page }) => {
  const broken = { status: 500, json: { error: { code: 'broken', message: 'The server is broken.' } } };
  await arriveAs(page, 'owner@demo.test', '/m/search?text=overtime');
  await expect(entries(page)).not.toHaveCount(0);
  await page.route(searchPath, (route) => route.fulfill(broken));
  await searchFor(page).fill('vacation pay');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Error building report: The server is broken.' }),
  ).toBeVisible();
  await expect(entries(page)).toHaveCount(0);

  await page.route('**/api/industries', (route) => route.fulfill(broken));
  await page.getByRole('radio', { name: 'Industry' }).check();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Error loading menu data: The server is broken.' }),
  ).toBeVisible();
});

test('a menu whose code does not come says so, and opens when it is asked for again', async ({ page }) => {
  const code = '**/assets/EntryMenuItems-*.js';
  await page.route(code, (route) => route.abort());
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  const button = entries(page)
    .first()
    .getByRole('button', { name: /^More actions for / });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The menu did not load.' })).toBeVisible();
  await page.unroute(code);
  await button.click();
  const item = page.getByRole('menuitem', { name: 'Permalink' });
  await expect(item).toBeVisible();
  // Keys are the menu's once it has the focus.
  await expect(page.locator('[role=menu]:focus-within')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('notices open once a session, and never again when asked', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await choose(page, 'Area of law', 'Occupational Health & Safety');
  const notice = page.getByRole('dialog', { name: 'Health and safety law is detailed' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Ok' })).toBeFocused();
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  await notice.getByRole('button', { name: 'Ok' }).click();
  await expect(notice).toBeHidden();

  await choose(page, 'Topic', 'COVID-19');
  const covid = page.getByRole('dialog', { name: 'COVID-19 rules are kept for reference only' });
  await expect(covid).toContainText('no longer reported');
  await expect(covid).toContainText('last updated May 16, 2022');
  await covid.getByLabel("Don't show this again").check();
  await covid.getByRole('button', { name: 'Ok' }).click();
  await expect(covid).toBeHidden();
  await page.reload();
  await expect(title(page)).toHaveText('Occupational Health & Safety: COVID-19');
  await page.waitForTimeout(600);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Ok' }).click();
  await page.waitForTimeout(400);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await choose(page, 'Area of law', 'Official Languages & Language of Work');
  await expect(
    page.getByRole('dialog', { name: 'Language law depends on where you are and who regulates you' }),
  ).toBeVisible();
});

test('what is shown can be added to a report', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=PE');
  await expect(entries(page)).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Add Results To Report' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Add Results To Report' })).toBeVisible();
});
