import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs, PASSWORD } from './people.ts';

const PHONE = { width: 390, height: 844 };

const dialog = (page: Page) => page.getByRole('dialog');
const entry = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first();
const choice = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const pointedOut = (page: Page) => dialog(page).locator('[data-now]');
/** The heads of the texts side by side; the texts may hold tables of their own. */
const columns = (page: Page) => dialog(page).locator('section > table > thead > tr > th');

const busy = { status: 503, json: { error: { code: 'busy', message: 'The server is busy.' } } };

/** Of the dialog: the page beneath it has its own test. */
async function expectNoViolations(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
}

/** Opens a comparison of an entry with keys alone; answers what the focus has to return to. */
async function openByKeyboard(page: Page, jurisdiction: string, action: string): Promise<Locator> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 576;
  const name = isPhone ? `More actions for ${jurisdiction}` : `${action}: ${jurisdiction}`;
  const button = entry(page, jurisdiction).getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  if (isPhone) {
    const item = page.getByRole('menuitem', { name: action });
    await expect(item).toBeVisible();
    for (let presses = 0; presses < 6; presses++) {
      if (await item.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(dialog(page)).toBeVisible();
  return entry(page, jurisdiction).getByRole('button', { name });
}

/** Goes to a control with the Tab key. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key does not reach it.');
}

/** Answers of the server with something changed in them. */
async function changeAnswer(page: Page, url: string, change: (body: never) => unknown): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as never) });
  });
}

const HUB = '/m/builder?jurisdictions=ON';
const ALBERTA = '/m/builder?jurisdictions=AB';

test.describe('Compare Jurisdictions', () => {
  test('by keyboard: choose, go from change to change, swap, and come back', async ({ page }) => {
    await arriveAs(page, 'owner@demo.test', HUB);
    const opener = await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await expect(
      dialog(page).getByText('Select one or more jurisdictions from above to get started.'),
    ).toBeVisible();
    await tabTo(page, choice(page, 'British Columbia'));
    await page.keyboard.press('Space');
    await expect(choice(page, 'British Columbia')).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, choice(page, 'Federal'));
    await page.keyboard.press('Enter');
    const heads = columns(page);
    await expect(heads).toHaveText([/^Ontario/, /^British Columbia/, /^Federal/]);

    const status = dialog(page)
      .getByRole('status')
      .filter({ hasText: /change/i });
    await expect(status).toHaveText(/^\d+ changes/);
    const count = Number.parseInt((await status.textContent()) ?? '', 10);
    await page.keyboard.press('n');
    await expect(status).toContainText(`Change 1 of ${count}`);
    await expect(pointedOut(page).first()).toBeFocused();
    await expect(pointedOut(page).first()).toBeInViewport();
    await expect(pointedOut(page).first()).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('p');
    await expect(status).toContainText(`Change ${count} of ${count}`);
    await expect(pointedOut(page).first()).toBeInViewport();
    await page.keyboard.press('n');
    await expect(status).toContainText(`Change 1 of ${count}`);

    await choice(page, 'Make British Columbia the base').press('Enter');
    await expect(heads).toHaveText([/^British Columbia/, /^Ontario/, /^Federal/]);
    await expect(dialog(page).getByRole('group', { name: 'British Columbia beside' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('three redlines side by side; more scroll with the base in place', async ({ page }) => {
    await arriveAs(page, 'owner@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    for (const name of ['Alberta', 'British Columbia', 'Federal']) await choice(page, name).press('Enter');
    const heads = columns(page);
    await expect(heads).toHaveCount(4);
    for (const head of await heads.all()) await expect(head).toBeInViewport({ ratio: 1 });
    const base = await heads.first().boundingBox();
    await choice(page, 'Manitoba').press('Enter');
    await expect(heads.last()).toHaveText(/^Manitoba/);
    await expect(heads.last()).toBeInViewport({ ratio: 0.95 });
    expect((await heads.first().boundingBox())?.x).toBe(base?.x);
    await choice(page, 'Alberta').press('Enter');
    await expect(heads).toHaveText([/^Ontario/, /^British Columbia/, /^Federal/, /^Manitoba/]);
  });

  test('on a phone by keyboard: one jurisdiction at a time, the base behind a toggle', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await arriveAs(page, 'owner@demo.test', HUB);
    const opener = await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    const box = await dialog(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([PHONE.width, PHONE.height]);
    await tabTo(page, choice(page, 'British Columbia'));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('base text')).toHaveCount(0);
    await tabTo(page, choice(page, 'Show Ontario'));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('base text')).toBeVisible();
    await page.keyboard.press('n');
    await expect(pointedOut(page).first()).toBeInViewport();
    await choice(page, 'Quebec').press('Enter');
    await expect(choice(page, 'British Columbia')).toHaveAttribute('aria-pressed', 'false');
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('sections stand beside their own, and those that do not differ can be left out', async ({ page }) => {
    await changeAnswer(page, '**/allJurs', (items: { jurisdiction: string }[]) =>
      items.map((item) =>
        item.jurisdiction === 'ON'
          ? {
              ...item,
              description: '<h4>Threshold</h4><p>44 hours.</p><h4>Averaging</h4><p>Up to four weeks.</p>',
            }
          : {
              ...item,
              redline:
                '<h4>Threshold</h4><p><del data-change="1">44</del> <ins data-change="1">40</ins> hours.</p><h4>Averaging</h4><p>Up to four weeks.</p>',
            },
      ),
    );
    await arriveAs(page, 'owner@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await choice(page, 'British Columbia').press('Enter');
    const rows = dialog(page).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1).getByRole('heading', { name: 'Threshold' })).toHaveCount(2);
    await expect(rows.nth(2).getByRole('heading', { name: 'Averaging' })).toHaveCount(2);
    await dialog(page).getByRole('checkbox', { name: 'Only sections that differ' }).press('Space');
    await expect(rows).toHaveCount(2);
    await dialog(page).getByRole('checkbox', { name: 'Hide deletions' }).press('Space');
    await expect(dialog(page).locator('del', { hasText: '44' })).toBeHidden();
    await expect(dialog(page).locator('ins', { hasText: '40' })).toBeVisible();
  });

  test('the Excel file is downloaded by those who may, and nobody else is offered it', async ({ page }) => {
    await arriveAs(page, 'owner@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await expect(choice(page, 'Download Excel')).toBeDisabled();
    await choice(page, 'British Columbia').press('Enter');
    const download = page.waitForEvent('download');
    await choice(page, 'Download Excel').press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^lawleaf-comparison-\w{3}-\d{2}-\d{4}\.xlsx$/);
    await expect(dialog(page)).toBeVisible();
    expect(await page.content()).not.toContain('exportComparison');

    await arriveAs(page, 'west@demo.test', '/m/builder?jurisdictions=AB');
    await openByKeyboard(page, 'Alberta', 'Compare Jurisdictions');
    await expect(choice(page, 'Federal')).toBeVisible();
    await expect(dialog(page).getByRole('group').getByRole('button')).toHaveCount(2);
    await expect(choice(page, 'Download Excel')).toHaveCount(0);
  });

  test('is not offered to an account of one jurisdiction', async ({ page }) => {
    await arriveAs(page, 'trial@demo.test', '/m/builder');
    await expect(entry(page, 'Ontario')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Compare Jurisdictions/ })).toHaveCount(0);
  });

  test('a failure is told, and can be tried again', async ({ page }) => {
    await page.route('**/allJurs', (route) => route.fulfill(busy));
    await arriveAs(page, 'owner@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await expect(alert(page, 'Error loading provision data: The server is busy.')).toBeVisible();
    await page.unroute('**/allJurs');
    await page.route('**/allJurs', (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(alert(page, 'Error loading provision data: The server could not be reached.')).toBeVisible();
    await page.unroute('**/allJurs');
    await dialog(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(choice(page, 'British Columbia')).toBeVisible();
  });

  test('a jurisdiction lost between two clicks is told, and the comparison stays', async ({ page }) => {
    await arriveAs(page, 'owner@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await choice(page, 'British Columbia').press('Enter');
    await page.route('**/allJurs', (route) =>
      route.fulfill({
        status: 404,
        json: { error: { code: 'not_found', message: 'This provision could not be found.' } },
      }),
    );
    await choice(page, 'Make British Columbia the base').press('Enter');
    await expect(
      alert(page, 'Error loading provision data: This provision could not be found.'),
    ).toBeVisible();
    await expect(columns(page)).toHaveText([/^Ontario/, /^British Columbia/]);
  });
});

test.describe('policy comparison', () => {
  const withPolicy = (page: Page) =>
    changeAnswer(page, '**/api/buildReport', (list: object[]) =>
      list.map((provision) => ({ ...provision, policy: '<p>Staff are paid fairly.</p>' })),
    );
  const policies = (page: Page) => dialog(page).getByRole('radio', { name: 'Policy language' });

  test('is offered to ADMIN only; a failure is told', async ({ page }) => {
    await withPolicy(page);
    await page.route('**/policyComparison', (route) => route.fulfill(busy));
    await arriveAs(page, 'admin@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await policies(page).press('Space');
    await expect(alert(page, 'Error loading jurisdiction policies: The server is busy.')).toBeVisible();

    await arriveAs(page, 'editor@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await expect(choice(page, 'British Columbia')).toBeVisible();
    await expect(policies(page)).toHaveCount(0);
  });

  test('says when no other jurisdiction has any', async ({ page }) => {
    await withPolicy(page);
    await changeAnswer(page, '**/policyComparison', () => [
      { id: 'p', jurisdiction: 'ON', jurisdictionName: 'Ontario', policy: 'x', redline: null, changes: null },
    ]);
    await arriveAs(page, 'admin@demo.test', HUB);
    await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
    await policies(page).press('Space');
    await expect(
      dialog(page).getByText('No other jurisdictions include policy language for this provision.'),
    ).toBeVisible();
  });
});

/** A history of many long versions. */
const longHistory = (count: number) => {
  const paragraphs = Array.from({ length: 40 }, (_, i) => `<p>Paragraph ${i} of the rule.</p>`).join('');
  const text = (rate: number, mark?: 'ins' | 'del') =>
    `<p>The rate is ${mark ? `<${mark} data-change="1">$${rate}</${mark}>` : `$${rate}`}.</p>${paragraphs}`;
  return {
    asOf: '2026-11-01',
    since: '2026-10-01',
    changeType: 'Amendment In Force',
    current: text(99),
    versions: Array.from({ length: count }, (_, i) => ({
      snapshotId: `v${i}`,
      previousDate: `${2025 - i}-10-01`,
      until: `${2026 - i}-09-30`,
      changeType: i === count - 1 ? null : 'Editorial',
      previous: text(50 - i),
      previousRedline: text(50 - i, 'del'),
      currentRedline: text(99, 'ins'),
      changes: { insertions: 1, deletions: 1, moves: 0, isPlain: false },
    })),
  };
};

test.describe('Compare Provision History', () => {
  const previous = (page: Page) => dialog(page).getByRole('region', { name: 'Previous text' });
  const current = (page: Page) => dialog(page).getByRole('region', { name: 'Current text' });
  const chosen = (page: Page) =>
    dialog(page).getByRole('radio', { checked: true }).and(page.locator('button'));
  const withHistory = async (page: Page, count: number, email = 'owner@demo.test') => {
    await changeAnswer(page, '**/timeMachine', () => longHistory(count));
    await arriveAs(page, email, ALBERTA);
  };
  const open = (page: Page) => openByKeyboard(page, 'Alberta', 'Compare to Previous Versions');

  test('a real history: what was, what is, and the notice', async ({ page }) => {
    await arriveAs(page, 'owner@demo.test', ALBERTA);
    const opener = await open(page);
    await expect(
      dialog(page).getByText(
        'Upcoming changes are not included. Formatting-only changes are not highlighted.',
      ),
    ).toBeVisible();
    await expect(previous(page).locator('del').first()).toBeVisible();
    await expect(previous(page).locator('ins')).toHaveCount(0);
    await expect(current(page).locator('ins').first()).toBeVisible();
    await expect(current(page).locator('del')).toHaveCount(0);
    const redlines = dialog(page).getByRole('switch', { name: 'Show Redline' });
    await redlines.first().press('Space');
    await expect(previous(page).locator('del')).toHaveCount(0);
    await expect(current(page).locator('ins').first()).toBeVisible();
    await redlines.last().press('Space');
    await expect(current(page).locator('ins')).toHaveCount(0);
    await expect(choice(page, 'Edit Versions')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('Older, Newer and the arrow keys walk along the strip, and both texts scroll together', async ({
    page,
  }) => {
    await withHistory(page, 12);
    await open(page);
    await expect(chosen(page)).toHaveText(/^Oct 01, 2025/);
    await expect(choice(page, 'Newer')).toBeDisabled();
    await choice(page, 'Older').press('Enter');
    await expect(chosen(page)).toHaveText(/^Oct 01, 2024/);
    await expect(previous(page)).toContainText('$49');
    await choice(page, 'Newer').press('Enter');
    await expect(chosen(page)).toHaveText(/^Oct 01, 2025/);
    await tabTo(page, chosen(page));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(chosen(page)).toHaveText(/^Oct 01, 2023/);
    await expect(chosen(page)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(chosen(page)).toHaveText(/^Oct 01, 2014\s*First version kept$/);
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
    await expect(choice(page, 'Older')).toBeDisabled();
    await expect(dialog(page).getByRole('status')).toHaveText('Version 1 of 13 · 1 change');

    await previous(page).focus();
    await page.keyboard.press('End');
    await expect(current(page).getByText('Paragraph 39 of the rule.')).toBeInViewport();
    await current(page).focus();
    await page.keyboard.press('Home');
    await expect(previous(page).getByText('The rate is')).toBeInViewport();
  });

  test('on a phone by keyboard: one text at a time', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await withHistory(page, 9);
    const opener = await open(page);
    await expect(previous(page)).toBeVisible();
    await expect(current(page)).toHaveCount(0);
    await choice(page, 'Older').press('Enter');
    await expect(chosen(page)).toHaveText(/^Oct 01, 2024/);
    await dialog(page).getByRole('radio', { name: 'Current' }).press('Space');
    await expect(current(page).locator('ins').first()).toBeVisible();
    await expect(previous(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('says when there are no versions, and when the history did not load', async ({ page }) => {
    await withHistory(page, 0);
    await open(page);
    await expect(dialog(page).getByText('No previous versions found.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unrouteAll();
    await page.route('**/timeMachine', (route) => route.fulfill(busy));
    await page.reload();
    await open(page);
    await expect(alert(page, 'Error loading provision history: The server is busy.')).toBeVisible();
    await page.unrouteAll();
    await dialog(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(previous(page)).toBeVisible();
  });

  test('is offered only where there are versions', async ({ page }) => {
    await changeAnswer(page, '**/api/buildReport', (list: { jurisdiction: string }[]) =>
      list.map((provision) => ({ ...provision, hasVersions: provision.jurisdiction === 'AB' })),
    );
    await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=AB,ON');
    await expect(entry(page, 'Ontario')).toBeVisible();
    const action = /^Compare to Previous Versions/;
    await expect(entry(page, 'Alberta').getByRole('button', { name: action })).toBeVisible();
    await expect(entry(page, 'Ontario').getByRole('button', { name: action })).toHaveCount(0);
  });
});

test.describe('staff edit the history', () => {
  /** A provision of its own for each test, with versions published for it. */
  async function published(page: Page, group: string, versions: number) {
    const login = await page.request.post('/auth/login', {
      data: { email: 'editor@demo.test', password: PASSWORD },
    });
    const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
    const areas = await (await page.request.get('/api/areas/withPrunedTopics', { headers })).json();
    const topic = areas[0].topics[0]._id as string;
    const groups = await (await page.request.get(`/api/topics/${topic}/provisions`, { headers })).json();
    const { id: groupId } = groups.find(({ name }: { name: string }) => name === group);
    const list = await (
      await page.request.post('/api/buildReport', {
        headers,
        data: { provisions: [groupId], jurisdictions: ['NU'] },
      })
    ).json();
    const [{ id, description }] = list;
    // What was not published before leaves no version, hence one more.
    for (let version = 0, revision = 0; version <= versions; revision++) {
      const data = {
        description: `${description}<p>Revised ${version}.</p>`,
        changeType: 'Editorial',
        revision,
      };
      const response = await page.request.post(`/api/staff/provisions/${id}/publish`, { headers, data });
      if (response.ok()) version++;
      if (revision > 30) throw new Error(await response.text());
    }
    const remove = async (ids: string[]) =>
      page.request.delete(`/api/provisions/${id}/timeMachine?${ids.map((each) => `ids=${each}`).join('&')}`, {
        headers,
      });
    const kept = async (): Promise<{ snapshotId: string }[]> =>
      (await (await page.request.get(`/api/provisions/${id}/timeMachine`, { headers })).json()).versions;
    const address = `/m/builder?jurisdictions=NU#${id}`;
    const opened = async () => {
      const article = page.locator(`[id="${id}"]`);
      // A press may meet the entry while the list is still being drawn around it.
      await expect(async () => {
        await article.getByRole('button', { name: /^Compare to Previous/ }).press('Enter');
        await expect(dialog(page)).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await choice(page, 'Edit Versions').press('Enter');
    };
    return { id, kept, remove, address, opened };
  }

  test('deletion is staged, forgotten on Cancel & Close, and done on Save Changes', async ({ page }) => {
    const provision = await published(page, 'Reporting Pay', 3);
    const before = (await provision.kept()).length;
    await arriveAs(page, 'editor@demo.test', provision.address);
    await provision.opened();
    await expect(choice(page, 'Save Changes')).toBeDisabled();
    await choice(page, 'Delete This Version').press('Enter');
    await expect(dialog(page).getByText('To be deleted', { exact: true })).toBeVisible();
    expect(await provision.kept()).toHaveLength(before);
    await choice(page, 'Cancel & Close').press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    expect(await provision.kept()).toHaveLength(before);

    await provision.opened();
    await expect(dialog(page).getByText('To be deleted', { exact: true })).toHaveCount(0);
    await choice(page, 'Delete This Version').press('Enter');
    await choice(page, 'Older').press('Enter');
    await choice(page, 'Delete This Version').press('Enter');
    await choice(page, 'Keep This Version').press('Enter');
    await choice(page, 'Save Changes').press('Enter');
    await expect(page.getByText('1 version deleted.')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await provision.kept()).toHaveLength(before - 1);
  });

  test('with the last version goes the way to the history', async ({ page }) => {
    const provision = await published(page, 'Tips and Gratuities', 1);
    const ids = (await provision.kept()).map(({ snapshotId }) => snapshotId);
    if (ids.length > 1) await provision.remove(ids.slice(1));
    await arriveAs(page, 'admin@demo.test', provision.address);
    await provision.opened();
    await choice(page, 'Delete This Version').press('Enter');
    await choice(page, 'Save Changes').press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    const action = page
      .locator(`[id="${provision.id}"]`)
      .getByRole('button', { name: /^Compare to Previous Versions/ });
    await expect(action).toHaveCount(0);
  });

  test('a failure keeps what was staged; versions that vanished meanwhile are told', async ({ page }) => {
    const provision = await published(page, 'Deductions from Wages', 2);
    await arriveAs(page, 'editor@demo.test', provision.address);
    await provision.opened();
    await choice(page, 'Delete This Version').press('Enter');
    const answer = (route: import('@playwright/test').Route) =>
      route.request().method() === 'DELETE' ? route.fulfill(busy) : route.fallback();
    await page.route('**/timeMachine?*', answer);
    await choice(page, 'Save Changes').press('Enter');
    await expect(alert(page, 'Error deleting snapshots: The server is busy.')).toBeVisible();
    await expect(dialog(page).getByText('To be deleted', { exact: true })).toBeVisible();
    await page.unroute('**/timeMachine?*', answer);

    const [newest] = await provision.kept();
    await provision.remove([newest?.snapshotId ?? '']);
    await choice(page, 'Save Changes').press('Enter');
    await expect(alert(page, 'Error deleting snapshots: These versions were deleted before.')).toBeVisible();
    await expect(dialog(page).getByText('To be deleted', { exact: true })).toHaveCount(0);
    await expect(choice(page, 'Save Changes')).toBeDisabled();
  });
});

test('a change that is in force is summed up; one that is not is upcoming', async ({ page }) => {
  const bill = {
    id: 'b1',
    name: 'Working for Workers Act',
    number: 'Bill 1',
    url: null,
    status: 'Royal Assent',
    introductionDate: '2026-01-10',
    assentDate: '2026-03-10',
    description: null,
    jurisdiction: 'ON',
    affectedAct: null,
    isActive: true,
    parts: [],
  };
  const change = (id: string, inForceDate: string) => ({
    id,
    bill: { ...bill, inForce: 'on date', inForceDate },
    affectedAct: null,
    changesOverview: '<p>More notice.</p>',
    upcomingAct: null,
    upcomingActSections: null,
    upcomingRegulations: [],
    upcomingRegSections: null,
    inForce: 'on date',
    inForceDate,
  });
  await changeAnswer(page, '**/api/buildReport', (list: object[]) =>
    list.map((provision) => ({
      ...provision,
      upcomingChanges: [change('c1', '2026-05-01'), change('c2', '2999-05-01')],
    })),
  );
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  const callouts = entry(page, 'Ontario').getByRole('note').filter({ hasText: 'More notice.' });
  await expect(callouts).toHaveText([/^Summary of Changes\./, /^Upcoming Changes\./]);
  for (const [index, title] of ['Summary of Changes', 'Upcoming Changes'].entries()) {
    const details = callouts.nth(index).getByRole('button', { name: 'View details' });
    await details.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Bill Details' });
    await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeFocused();
  }
});

test('a warning, what an industry is exempt from or held to, and a mail that says where', async ({
  page,
}) => {
  const rule = (type: string, industry: string) => ({
    _id: type,
    type,
    industries: ['i'],
    industryNames: [industry],
    act: {
      id: 'a',
      name: 'Employment Standards Act, 2000',
      url: 'https://www.ontario.ca/laws/statute/00e41',
    },
    actSections: 's 3',
    regulations: [],
    regSections: null,
    description: `<p>What holds for ${industry}.</p>`,
  });
  await changeAnswer(page, '**/api/buildReport', (list: object[]) =>
    list.map((provision) => ({
      ...provision,
      warning: '<p>The courts have yet to say.</p>',
      specialRules: [rule('Exemption', 'Farming'), rule('Special Rule', 'Fishing')],
    })),
  );
  await arriveAs(page, 'owner@demo.test', '/m/builder?jurisdictions=ON');
  const ontario = entry(page, 'Ontario');
  await expect(ontario.getByRole('note').filter({ hasText: 'The courts have yet to say.' })).toBeVisible();
  for (const [industry, title] of [
    ['Farming', 'Exemption Details'],
    ['Fishing', 'Special Rule Details'],
  ] as const) {
    const chip = ontario.getByRole('button', { name: industry });
    await chip.press('Enter');
    const drawer = page.getByRole('dialog', { name: title });
    await expect(drawer.getByText(`What holds for ${industry}.`)).toBeVisible();
    await expect(drawer.getByRole('link', { name: /^Employment Standards Act/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chip).toBeFocused();
  }
  await ontario.getByRole('button', { name: 'More actions for Ontario' }).press('Enter');
  const report = page.getByRole('menuitem', { name: 'Report an Issue' });
  const address = new URL((await report.getAttribute('href')) ?? '');
  expect([address.protocol, address.pathname]).toEqual(['mailto:', 'support@lawleaf.test']);
  const places = (await page.getByRole('heading', { level: 1 }).textContent())?.split(': ') ?? [];
  for (const place of [...places, 'Ontario']) expect(address.searchParams.get('subject')).toContain(place);
});

for (const { colorScheme, viewport } of [
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: PHONE },
] as const) {
  test.describe(`nothing stands in the way of anybody, ${colorScheme}, ${viewport.width} wide`, () => {
    test.use({ colorScheme, viewport });
    test('in both dialogs', async ({ page }) => {
      await arriveAs(page, 'admin@demo.test', '/m/builder?jurisdictions=AB,ON');
      await openByKeyboard(page, 'Ontario', 'Compare Jurisdictions');
      await expect(choice(page, 'British Columbia')).toBeVisible();
      await expectNoViolations(page);
      await choice(page, 'British Columbia').press('Enter');
      await page.keyboard.press('n');
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await openByKeyboard(page, 'Alberta', 'Compare to Previous Versions');
      await choice(page, 'Edit Versions').press('Enter');
      await choice(page, 'Delete This Version').press('Enter');
      await expectNoViolations(page);
    });
  });
}
