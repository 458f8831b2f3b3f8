import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyIn, lastMail } from '../../../../test/mailbox.ts';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { DEMO_PASSWORD } from '../../accounts/server/demo.ts';
import { decodeSetupCode } from '../rules.ts';

let app: TestApp;
let owner: Visitor;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  await app.database.db.updateTable('accounts').set({ seats: 50 }).execute();
});
afterAll(() => app.close());

const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  app.http.inject({ method, url, payload });

async function invitation(email: string): Promise<string> {
  const person = { email, firstName: 'Ada', lastName: 'Byron', role: 'USER' };
  await owner.post(`/api/accounts/${owner.user.account.id}/users`, person);
  return keyIn((await lastMail(app, email, 'invite')).text, 'signup/welcome');
}
const setUp = (code: string, password: string) =>
  send('PATCH', '/signup/setPassword', { ...decodeSetupCode(code), code, password });
async function resetLink(email: string): Promise<string> {
  await send('POST', '/auth/forgotPassword', { email });
  return keyIn((await lastMail(app, email, 'reset')).text, 'resetPassword');
}
const reset = (email: string, token: string, password: string) =>
  send('POST', '/auth/resetPassword', { email, token, password });

describe('a password that everybody tries first', () => {
  test.each(['Password1', 'Password123', 'Welcome1', 'PASSWORd1!', 'Iloveyou1'])(
    '%s is refused by name wherever one is chosen',
    async (password) => {
      const email = `new-${password.toLowerCase().replace(/\W/g, 'x')}@demo.test`;
      const code = await invitation(email);
      const refused = await setUp(code, password);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.fields.password).toMatch(/used most often/);
      // The refusal spent nothing.
      expect((await setUp(code, 'Maple-Canoe-41')).statusCode).toBe(200);
    },
  );

  test('is refused at a reset and at a change as well', async () => {
    const token = await resetLink('west@demo.test');
    const atReset = await reset('west@demo.test', token, 'Password1');
    expect([atReset.statusCode, Object.keys(atReset.json().error.fields)]).toEqual([400, ['password']]);
    const west = await app.signIn('west@demo.test');
    const change = { currentPassword: DEMO_PASSWORD, password: 'Password1' };
    const atChange = await west.post('/auth/changePassword', change);
    expect([atChange.statusCode, Object.keys(atChange.json().error.fields)]).toEqual([400, ['password']]);
    expect((await west.get('/currentUser')).statusCode).toBe(200);
  });
});

test('the password one has is no new password', async () => {
  const email = 'colleague@demo.test';
  const person = await app.signIn(email);
  const same = { currentPassword: DEMO_PASSWORD, password: DEMO_PASSWORD };
  const atChange = await person.post('/auth/changePassword', same);
  expect(atChange.statusCode).toBe(400);
  expect(atChange.json().error.fields.password).toMatch(/you have now/);
  const token = await resetLink(email);
  const atReset = await reset(email, token, DEMO_PASSWORD);
  expect(atReset.json().error.fields.password).toMatch(/you have now/);
  expect((await reset(email, token, 'Maple-Canoe-41')).statusCode).toBe(200);
});

test('the rules of the form hold as before', async () => {
  const code = await invitation('short@demo.test');
  for (const weak of ['Ab1', 'alllower1', 'ALLUPPER1', 'NoDigitsHere']) {
    const refused = await setUp(code, weak);
    expect(refused.json().error.fields.password).toBe('Invalid password format. Please try again.');
  }
  expect((await setUp(code, 'Abcdefg1-canoe')).statusCode).toBe(200);
});

describe('an older link ends when a newer one was used', () => {
  test('of those that sign in', async () => {
    const ask = async () => {
      await send('POST', '/auth/sendLink', { email: 'mfa@demo.test' });
      return keyIn((await lastMail(app, 'mfa@demo.test', 'mfa')).text, 'mfaLogin');
    };
    const follow = (token: string) => send('POST', '/auth/mfaLogin', { email: 'mfa@demo.test', token });
    const [older, newer] = [await ask(), await ask()];
    expect((await follow(newer)).statusCode).toBe(200);
    expect((await follow(older)).json().error.code).toBe('link_invalid');
  });

  test('an invitation, once its person chose a password by a reset', async () => {
    const email = 'both@demo.test';
    const code = await invitation(email);
    expect((await reset(email, await resetLink(email), 'Maple-Canoe-41')).statusCode).toBe(200);
    expect((await setUp(code, 'Thief-Canoe-42')).json().error.code).toBe('link_invalid');
  });

  test('a reset, once its person followed the invitation', async () => {
    const email = 'otherway@demo.test';
    const code = await invitation(email);
    const token = await resetLink(email);
    expect((await setUp(code, 'Maple-Canoe-41')).statusCode).toBe(200);
    expect((await reset(email, token, 'Thief-Canoe-42')).json().error.code).toBe('link_invalid');
  });
});
