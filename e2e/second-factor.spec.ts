import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { violationsIn } from './axe.ts';
import { invitePerson } from './outbox.ts';

const PASSWORD = 'Maple-Canoe-41';

test('somebody adds an app and a passkey, and signs in by each of them', async ({ page, request }) => {
  const { email, link } = await invitePerson(request, 'owner@demo.test');
  const security = await page.context().newCDPSession(page);
  await security.send('WebAuthn.enable');
  await security.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.addInitScript(() => localStorage.setItem('disclaimerSeen', 'true'));
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password again').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/m/updates');

  await page.goto('/m/preferences#security');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const secret = await page.locator('code').innerText();
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  await page
    .getByLabel('The code it shows now')
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await violationsIn(page, '[role=dialog]')).toEqual([]);
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey, added')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  const firstStep = async () => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  };
  await firstStep();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL('**/m/updates');
  await firstStep();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill('not right');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This code is not right, or it was used already.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/m/updates');
});
