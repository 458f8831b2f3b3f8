import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsIn } from '../axe.ts';
import { arriveAs } from '../people.ts';

/** Presses Tab until it is there, as somebody without a mouse does. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${goal} is not reached by the keyboard.`);
}

const press = async (page: Page, goal: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, goal);
  await page.keyboard.press(key);
};

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Requirement' });

async function openFirst(page: Page): Promise<Locator> {
  await press(page, page.getByRole('button', { name: /^Details: / }).first());
  await expect(drawerOf(page).getByRole('heading', { name: 'Evidence' })).toBeVisible();
  return drawerOf(page);
}

const looks = [
  { width: 1280, colorScheme: 'light', jurisdiction: 'QC' },
  { width: 1280, colorScheme: 'dark', jurisdiction: 'NS' },
  { width: 390, colorScheme: 'light', jurisdiction: 'NB' },
  { width: 390, colorScheme: 'dark', jurisdiction: 'PE' },
] as const;

for (const { width, colorScheme, jurisdiction } of looks) {
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('a user without a mouse says why one does not apply, and keeps a link and a comment', async ({
      page,
    }) => {
      test.slow();
      await arriveAs(page, 'user@demo.test', `/m/checklists?jurisdiction=${jurisdiction}`);
      const drawer = await openFirst(page);
      expect(await violationsIn(page, '[role=dialog]')).toEqual([]);

      await press(page, drawer.getByRole('switch', { name: /Not applicable to us/ }), 'Space');
      await tabTo(page, drawer.getByRole('textbox', { name: 'Why it does not apply to you' }));
      await page.keyboard.type('Too short');
      await press(page, drawer.getByRole('button', { name: 'Save' }));
      await expect(drawer.getByText('Say why in 10 characters or more.')).toBeVisible();
      await drawer.getByRole('textbox', { name: 'Why it does not apply to you' }).focus();
      await page.keyboard.press('End');
      await page.keyboard.type(', so here is more of it.');
      await press(page, drawer.getByRole('button', { name: 'Save' }));
      await expect(drawer.getByText('Too short, so here is more of it.').first()).toBeVisible();
      await press(page, drawer.getByRole('button', { name: 'Apply again' }));
      await expect(drawer.getByRole('radio', { name: 'Not Started' })).toBeChecked();

      await press(page, drawer.getByRole('button', { name: 'Add a link' }));
      await tabTo(page, drawer.getByRole('textbox', { name: 'Web address' }));
      await page.keyboard.type('https://intranet.example/policy');
      await press(page, drawer.getByRole('button', { name: 'Add link' }));
      const actions = drawer.getByRole('button', { name: 'Actions for https://intranet.example/policy' });
      await press(page, actions);
      await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
      expect(await violationsIn(page, '[role=menu]')).toEqual([]);
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused({ timeout: 500 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect(actions).toHaveCount(0);
      await expect(drawer.getByText('removed https://intranet.example/policy')).toBeVisible();

      await tabTo(page, drawer.getByRole('textbox', { name: 'Write a comment' }));
      await page.keyboard.type('Done by the end of the year.');
      await page.keyboard.press('Control+Enter');
      await expect(drawer.getByText('Colin Ng wrote a comment')).toBeVisible();
      expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Details: / }).first()).toBeFocused();
      expect(await violationsIn(page)).toEqual([]);
    });
  });
}

test('an upload shows how far it is, and the evidence pack is saved', async ({ page }) => {
  test.slow();
  await arriveAs(page, 'owner@demo.test', '/m/checklists?jurisdiction=YT');
  const drawer = await openFirst(page);
  const session = await page.context().newCDPSession(page);
  const upload = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send('Network.enable');
  await upload(200_000);
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2_000_000, 7)]);
  await drawer
    .locator('input[type=file]')
    .setInputFiles([{ name: 'plan.pdf', mimeType: 'application/pdf', buffer }]);
  const bar = drawer.getByRole('progressbar', { name: 'Sending plan.pdf' });
  const percent = async (): Promise<number> => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(percent, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(await percent()).toBeLessThan(100);
  await upload(-1);
  await expect(drawer.getByRole('button', { name: 'plan.pdf', exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await expect(bar).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Evidence pack' }).click();
  expect((await saved).suggestedFilename()).toBe('evidence-YT.zip');
});

test('a trial’s second user keeps a status that its owner sees; an expired trial has no checklist', async ({
  page,
  browser,
}) => {
  test.slow();
  await arriveAs(page, 'trialuser@demo.test', '/m/checklists');
  const status = page.getByRole('button', { name: /^Not Started: / }).first();
  const requirement = ((await status.getAttribute('aria-label')) ?? '').replace('Not Started: ', '');
  await status.click();
  await page.getByRole('menuitemradio', { name: 'In Progress' }).click();
  await expect(page.getByRole('button', { name: `In Progress: ${requirement}` })).toBeVisible();
  const owner = await browser.newPage();
  await arriveAs(owner, 'trial@demo.test', '/m/checklists');
  await expect(owner.getByRole('button', { name: `In Progress: ${requirement}` })).toBeVisible();
  await owner.close();
  await arriveAs(page, 'expired@demo.test', '/m/checklists');
  await expect(page.getByRole('table', { name: 'Requirements' })).toHaveCount(0);
});
