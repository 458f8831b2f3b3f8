import { expect, test } from 'vitest';
import { isTrialExpired } from '../scope.ts';
import { Entitlements } from './entitlements.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const row = {
  account_id: 'a',
  trial_until: NOW,
  is_subscription_active: false,
  selected_jurisdictions: [],
  selected_areas: [],
};

test('an account is subscribed when its subscription is active, and the special account always', () => {
  expect(new Entitlements(null).of(row).isSubscribed).toBe(false);
  expect(new Entitlements('b').of(row).isSubscribed).toBe(false);
  expect(new Entitlements(null).of({ ...row, is_subscription_active: true }).isSubscribed).toBe(true);
  expect(new Entitlements('a').of(row).isSubscribed).toBe(true);
});

test('the trial of the special account never ends', () => {
  expect(isTrialExpired(new Entitlements('b').of(row), NOW)).toBe(true);
  expect(isTrialExpired(new Entitlements('a').of(row), NOW)).toBe(false);
});
