import { expect, test } from '@playwright/test';
import { CLIENT, startProvider } from '../test/oidcProvider.ts';
import { violationsIn } from './axe.ts';
import { tokenOf } from './outbox.ts';
import { arriveAs } from './people.ts';

const DOMAIN = 'sign-on.test';

test('an owner sets up single sign-on, and a new colleague joins by it', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const provider = await startProvider(`${baseURL}/login/sso`);
  try {
    provider.people.set('noa', { email: `noa@${DOMAIN}`, given_name: 'Noa', family_name: 'Roy' });
    await arriveAs(page, 'owner@demo.test', '/m/settings/security');
    await page.getByLabel('Issuer').fill('https://nobody.invalid');
    await page.getByLabel('Client ID').fill(CLIENT.id);
    await page.getByLabel('Client secret').fill(CLIENT.secret);
    await page.getByRole('button', { name: 'Set provider' }).click();
    await expect(page.getByText('No provider of OpenID Connect answers at this address.')).toBeVisible();
    await expect(page.getByLabel('Client ID')).toHaveValue(CLIENT.id);
    await page.getByLabel('Issuer').fill(provider.issuer);
    await page.getByRole('button', { name: 'Set provider' }).click();
    await page.getByLabel('Domain', { exact: true }).fill(DOMAIN);
    await page.getByRole('button', { name: 'Add domain' }).click();
    await expect(page.getByText(`_lawleaf-sign-on.${DOMAIN}`)).toBeVisible();
    expect(await violationsIn(page), 'the settings').toEqual([]);
    const { account } = await tokenOf(request, 'owner@demo.test');
    const office = await (await browser.newContext({ baseURL, colorScheme: 'dark' })).newPage();
    await arriveAs(office, 'admin@demo.test', `/a/accounts?account=${account.id}`);
    await office.getByRole('button', { name: `Verify ${DOMAIN}` }).click();
    const verify = office.getByRole('dialog', { name: `Verify ${DOMAIN}` });
    await verify.getByLabel('Why').fill('Their counsel wrote to us on paper.');
    expect(await violationsIn(office, '[role=dialog]'), 'the word of staff').toEqual([]);
    await verify.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(office.getByText('By staff: Their counsel wrote to us on paper.')).toBeVisible();
    expect(await violationsIn(office), 'the account in the office').toEqual([]);
    await office.context().close();

    const context = await browser.newContext({ baseURL });
    const visitor = await context.newPage();
    await visitor.addInitScript(() => localStorage.setItem('disclaimerSeen', 'true'));
    await visitor.goto('/login');
    await visitor.getByLabel('Email', { exact: true }).fill(`noa@${DOMAIN}`);
    await visitor.getByRole('button', { name: 'Continue' }).click();
    const leave = visitor.getByRole('button', { name: 'Continue to your organisation' });
    await expect(leave).toBeVisible();
    expect(await violationsIn(visitor), 'the way to the provider').toEqual([]);
    await leave.click();
    await visitor.locator('input[name=login]').fill('noa');
    await visitor.locator('input[name=password]').fill('any');
    await visitor.locator('button[type=submit]').click();
    await visitor.waitForLoadState();
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await expect(visitor.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(visitor.url()).toBe(`${baseURL}/login/sso`);
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await expect(visitor.getByText('You must agree to the above before continuing.')).toBeVisible();
    expect(await violationsIn(visitor), 'the terms').toEqual([]);
    await visitor.getByRole('checkbox').check();
    await visitor.getByRole('button', { name: 'Continue' }).click();
    await visitor.waitForURL('**/m/updates');

    // An address that somebody else came back with signs nobody in here.
    await visitor.evaluate(() => localStorage.removeItem('token'));
    await visitor.goto('/login/sso?code=theirs&state=theirs');
    await expect(visitor.getByText('This sign-in was not begun in this tab.')).toBeVisible();
    await context.close();

    await page.reload();
    await page.getByRole('button', { name: 'Turn single sign-on off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('button', { name: 'Set provider' })).toBeVisible();
  } finally {
    await provider.close();
  }
});
