import { expect, type Page, test } from '@playwright/test';
import { arriveAs } from './people.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const entries = (page: Page) => page.getByRole('article');
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
/** The tile of a jurisdiction on the map of the filters. */
const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Jurisdictions on a map' }).getByRole('button', { name, exact: true });

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

  const change = page.getByRole('button', { name: 'View details' }).first();
  await change.click();
  await expect(page.getByRole('dialog', { name: 'Bill Details' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(change).toBeFocused();
});

test('an industry finds the provisions that treat it differently, and marks why', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await page.getByRole('radiogroup', { name: 'Search by' }).getByText('Industry').click();
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
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
