import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const AREAS = '/api/areas/withPrunedTopics';

test('the account named as special counts as subscribed, though its trial is over', async () => {
  const { user: expired, get } = await app.signIn('expired@demo.test');
  expect(expired.account).toMatchObject({ isTrialExpired: true, isSubscribed: false });
  expect((await get(AREAS)).json().error.code).toBe('trial_expired');

  const other = await testApp({
    database: app.database,
    config: { specialAccountId: expired.account.id },
  });
  const special = await other.signIn('expired@demo.test');
  expect(special.user.account).toMatchObject({ isTrialExpired: false, isSubscribed: true });
  expect((await special.get(AREAS)).statusCode).toBe(200);
  await other.close();
});

test('a member of an expired account learns who the owner is, and nothing else', async () => {
  const member = await app.signIn('trialuser@demo.test');
  const { id } = member.user.account;
  await app.database.db
    .updateTable('accounts')
    .set({ trial_until: new Date(app.clock.now().getTime() - 1000) })
    .where('id', '=', id)
    .execute();

  expect((await member.get('/currentUser')).json().account.isTrialExpired).toBe(true);
  expect((await member.get(`/api/accounts/${id}/owner`)).json()).toMatchObject({
    firstName: 'Priya',
    lastName: 'Shah',
  });
  expect((await member.get(AREAS)).json().error.code).toBe('trial_expired');
  const request = await member.post('/api/subscriptionRequests', { planId: null, message: 'Please' });
  expect(request.statusCode).toBe(403);
});
