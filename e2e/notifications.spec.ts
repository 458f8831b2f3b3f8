import { type APIRequestContext, expect, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { tokenOf } from './outbox.ts';
import { arriveAs } from './people.ts';

/** Where the newest test email of an announcement ends such emails, read from the outbox as an ADMIN does. */
async function unsubscribeLink(request: APIRequestContext, title: string): Promise<string> {
  const { token } = await tokenOf(request, 'admin@demo.test');
  const answer = await request.get('/api/outbox', {
    params: { text: title },
    headers: { authorization: `Bearer ${token}` },
  });
  const [email] = (await answer.json()) as { text: string }[];
  return new URL(/Unsubscribe: (\S+)/.exec(email?.text ?? '')?.[1] ?? '').pathname;
}

test('an administrator writes a banner for one jurisdiction, its members alone see it, and an email ends emails', async ({
  browser,
  page,
}) => {
  const title = `New leave rules in Alberta ${Date.now()}`;
  await arriveAs(page, 'admin@demo.test', '/a/notifications');
  await page.getByRole('button', { name: 'New N' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill('Twelve weeks from January.');
  await page.getByRole('button', { name: 'Link a provision' }).click();
  await page.getByRole('searchbox', { name: 'Find a provision' }).fill('bereavement fed');
  await page
    .getByRole('list', { name: 'Provisions' })
    .getByRole('button', { name: /Bereavement Leave/ })
    .first()
    .click();
  await page.getByRole('checkbox', { name: /^Bell/ }).click();
  await page.getByRole('checkbox', { name: /^Banner/ }).click();
  const reach = page.getByRole('region', { name: 'Whom it reaches', exact: true });
  const people = async () => Number((await reach.locator('strong').textContent()) ?? Number.NaN);
  await expect(reach.locator('strong')).toBeVisible();
  const everybody = await people();
  await page.getByRole('button', { name: 'Condition' }).click();
  await page.getByRole('menuitem', { name: 'Jurisdiction' }).click();
  await expect(page.getByRole('combobox', { name: 'Jurisdiction' })).toBeFocused();
  await page.getByRole('option', { name: 'Alberta' }).click();
  await page.keyboard.press('Escape');
  await expect(async () => expect(await people()).toBeLessThan(everybody)).toPass();
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Twelve weeks')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('link', { name: 'Bereavement Leave' }).first(),
  ).toHaveAttribute('href', /^\/m\/builder\/.+#/);
  expect(await violationsIn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('A test is on its way to admin@demo.test.')).toBeVisible();
  const link = await unsubscribeLink(page.request, title);

  await page.getByRole('button', { name: /^Send to \d+/ }).click();
  await expect(page.getByText(/^Scheduled for \d+ people\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'End now' })).toBeVisible();

  const [west, trial] = await Promise.all([browser.newPage(), browser.newPage()]);
  await Promise.all([
    arriveAs(west, 'west@demo.test', '/m/updates'),
    arriveAs(trial, 'trial@demo.test', '/m/updates'),
  ]);
  const banner = west.getByRole('complementary', { name: 'Announcement', exact: true });
  await expect(banner.getByText(title)).toBeVisible();
  await expect(trial.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  await expect(trial.getByText(title)).toHaveCount(0);
  await banner.getByRole('button', { name: 'Dismiss this announcement' }).click();
  await expect(banner).toHaveCount(0);

  await trial.goto(link);
  await trial.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(trial.getByText('You are unsubscribed')).toBeVisible();
  const { token } = await tokenOf(page.request, 'admin@demo.test');
  const choice = await page.request.get('/api/notifications/emails', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await choice.json()).toEqual({ isOn: false, afterTheEnd: false });

  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText('It shows no more.')).toBeVisible();
});
