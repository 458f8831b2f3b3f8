import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('the List-Unsubscribe address, opened in a browser, leads to the page that asks once and ends nothing', async () => {
  const answer = await app.http.inject({
    url: '/api/unsubscribe/a%2Fb.c',
    headers: { accept: 'text/html,*/*;q=0.8' },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^https?:\/\/[^/]+\/unsubscribe\/a%2Fb\.c$/),
  ]);
  expect(await app.database.db.selectFrom('email_opt_outs').selectAll().execute()).toEqual([]);
});

test('an account whose trial is over is not told whether it has MFA; a running one is', async () => {
  const expired = await app.signIn('expired@demo.test');
  const answer = await expired.get(`/api/accounts/${expired.user.account.id}/mfa`);
  expect([answer.statusCode, answer.json().error?.code]).toEqual([403, 'trial_expired']);
  const owner = await app.signIn('owner@demo.test');
  const own = await owner.get(`/api/accounts/${owner.user.account.id}/mfa`);
  expect(own.json()).toEqual({ isMFAEnabled: false });
});
