import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { linkTo } from './outbox.ts';
import { arriveAs, PASSWORD } from './people.ts';

const account = (page: Page) => page.getByRole('region', { name: 'Account', exact: true });

/** The person who was invited chooses a password: answers them as their browser would be told. */
async function acceptInvitation(
  request: APIRequestContext,
  email: string,
): Promise<{ id: string; token: string }> {
  const code = (await linkTo(request, email, 'invite')).split('/').at(-1) ?? '';
  const [accountId, userId] = await idsOf(request, email);
  const body = { userId, accountId, code, password: PASSWORD };
  const answer = await request.patch('/signup/setPassword', { data: body });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Whose code it is, as the list of accounts tells an administrator. */
async function idsOf(
  request: APIRequestContext,
  email: string,
): Promise<[accountId: string, userId: string]> {
  const login = await request.post('/auth/login', { data: { email: 'admin@demo.test', password: PASSWORD } });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const list = await (await request.get(`/api/staff/accounts?text=${email}`, { headers })).json();
  const one = await (await request.get(`/api/staff/accounts/${list.rows[0].id}`, { headers })).json();
  return [one.id, one.people[0].id];
}

/** Says why, and sends what waits for it. */
async function sayWhy(page: Page, why: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill(why);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('an account is made by hand, its trial ended under an open session, and deleted when it asks', async ({
  page,
  browser,
  request,
}) => {
  const mark = Date.now().toString(36);
  const name = `Fundy Homes ${mark}`;
  const email = `fundy-${mark}@example.test`;
  test.setTimeout(120_000);
  await arriveAs(page, 'admin@demo.test', '/a/accounts');
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New account' });
  await form.getByLabel('Organisation').fill(name);
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Cole');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Make the account' }).click();
  await expect(form.getByText('A free trial shows 1 jurisdiction.')).toHaveCount(2);
  await form.getByRole('combobox', { name: 'Jurisdictions' }).click();
  await page.getByRole('option', { name: 'Ontario' }).click();
  await form.getByRole('combobox', { name: 'Areas' }).click();
  await page.getByRole('option', { name: 'Human Rights' }).click();
  await form.getByLabel('Why').fill('met at the conference');
  await form.getByRole('button', { name: 'Make the account' }).click();
  await expect(account(page).getByRole('heading', { name })).toBeVisible();
  await expect(account(page).getByText('met at the conference')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  const { id, token } = await acceptInvitation(request, email);
  const member = await (await browser.newContext()).newPage();
  await member.goto(new URL('/icon.svg', page.url()).href);
  await member.evaluate(
    ([owner, value]) => {
      localStorage.setItem('tokenOwner', owner);
      localStorage.setItem('token', value);
      localStorage.setItem('disclaimerSeen', 'true');
    },
    [id, token] as const,
  );
  await member.goto(new URL('/m/checklists', page.url()).href);
  await expect(member.getByRole('heading', { name: 'Checklists', level: 1 })).toBeVisible();

  await account(page)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'End the trial now' }).click();
  await sayWhy(page, 'wrote that they chose another product', 'Save');
  await expect(account(page).getByText(/^Trial ended/)).toBeVisible();
  // The open session of the member sees it at its next call, which may be one of its own before this press.
  await member
    .getByRole('link', { name: 'Latest Updates' })
    .first()
    .click({ timeout: 3_000 })
    .catch(() => {});
  await expect(member.getByRole('heading', { name: /Your free trial has now expired/ })).toBeVisible();

  await account(page).getByRole('button', { name: 'Extend trial' }).click();
  await sayWhy(page, 'they want their notes back first', 'Extend');
  await expect(account(page).getByText(/^Trial ends/)).toBeVisible();
  await member.goto(new URL('/m/settings/data', page.url()).href);
  await member.getByRole('button', { name: 'Request deletion' }).click();
  await expect(member.getByText(/You asked for deletion/)).toBeVisible();

  const wish = { plan: 'province', contactName: 'Ada Cole', phone: '', message: 'For two shops.' };
  const asked = await request.post('/api/subscriptionRequests', {
    ...{ headers: { authorization: `Bearer ${token}` }, data: wish },
  });
  expect(asked.ok(), await asked.text()).toBe(true);

  await page.reload();
  const requests = page.getByRole('region', { name: 'Requests to work off' });
  await expect(requests.getByRole('button', { name: `Open ${name}` })).toHaveCount(2);
  await requests
    .getByRole('button', { name: `Open ${name}` })
    .first()
    .click();
  await expect(account(page).getByText('For two shops.')).toBeVisible();
  await account(page).getByRole('button', { name: 'Work off' }).click();
  await sayWhy(page, 'sent the contract', 'Work off');
  await expect(requests.getByRole('button', { name: `Open ${name}` })).toHaveCount(1);
  await account(page).getByRole('button', { name: 'Delete', exact: true }).click();
  const deletion = page.getByRole('dialog', { name: `Delete ${name}` });
  await expect(deletion.getByRole('region', { name: 'What goes' })).toContainText(
    '1 person with their sign-in data',
  );
  await expect(deletion.getByRole('region', { name: 'What stays' })).toContainText('lines of the audit log');
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  await expect(deletion.getByRole('button', { name: 'Delete the account' })).toBeDisabled();
  await deletion.getByLabel(`Type ${name} to delete it`).fill(name);
  await deletion.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByText('The account was deleted.')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await member.goto(new URL('/m/updates', page.url()).href);
  await expect(member).toHaveURL(/\/login/);
});

test('an editor finds no way to accounts, plans and the register of incidents', async ({ page }) => {
  await arriveAs(page, 'editor@demo.test', '/a/dashboard');
  await expect(page.getByRole('link', { name: 'Provisions' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
  for (const path of ['/a/accounts', '/a/incidents']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This is for administrators.' })).toBeVisible();
  }
});
