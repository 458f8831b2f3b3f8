import { expect, type Page, test } from '@playwright/test';
import {
  ALBERTA,
  alert,
  busy,
  changeAnswer,
  choice,
  dialog,
  entry,
  openByKeyboard,
  PHONE,
  tabTo,
} from './comparison.ts';
import { arriveAs, PASSWORD } from './people.ts';

/** A history of many long versions. */
const longHistory = (count: number) => {
  const paragraphs = Array.from({ length: 40 }, (_, i) => `<p>Paragraph ${i} of the rule.</p>`).join('');
  const text = (rate: number, mark?: 'ins' | 'del') =>
    `<p>The rate is ${mark ? `<${mark} data-change="1">$${rate}</${mark}>` : `$${rate}`}.</p>${paragraphs}`;
  return {
    asOf: '2026-11-01',
    since: '2026-10-01',
    isBeginningKnown: true,
    changeType: 'Amendment In Force',
    current: text(99),
    versions: Array.from({ length: count }, (_, i) => ({
      snapshotId: `v${i}`,
      previousDate: `${2025 - i}-10-01`,
      isBeginningKnown: true,
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

    // The text that was touched last leads, though the other still glides to where it was sent.
    await previous(page).focus();
    await page.keyboard.press('End');
    await current(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await expect(previous(page).getByText('The rate is')).toBeInViewport();
    await expect(current(page).getByText('The rate is')).toBeInViewport();
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
