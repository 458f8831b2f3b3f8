import { describe, expect, test } from 'vitest';
import { type AccountStanding, isSubscribed, isTrialExpired, scopeOf } from './scope.ts';

describe('the free trial (specification 4)', () => {
  const NOW = new Date('2026-11-20T15:00:00Z');
  const account = (over: Partial<AccountStanding> = {}): AccountStanding => ({
    id: 'a',
    trialUntil: new Date('2026-11-20T15:00:01Z'),
    isSubscriptionActive: false,
    selectedJurisdictions: ['ON', 'BC'],
    selectedAreas: ['1', '2', '3', '4'],
    ...over,
  });

  test('is active while its end lies in the future and no subscription is active', () => {
    expect(isTrialExpired(account(), null, NOW)).toBe(false);
    expect(isTrialExpired(account({ trialUntil: NOW }), null, NOW)).toBe(true);
    expect(isTrialExpired(account({ trialUntil: null }), null, NOW)).toBe(true);
    expect(isTrialExpired(account({ trialUntil: NOW, isSubscriptionActive: true }), null, NOW)).toBe(false);
  });

  test('never ends for the special account, which counts as subscribed', () => {
    expect(isTrialExpired(account({ trialUntil: NOW }), 'a', NOW)).toBe(false);
    expect([isSubscribed(account(), 'a'), isSubscribed(account(), 'b')]).toEqual([true, false]);
  });

  test('shows 1 jurisdiction and 3 areas at most, and nothing where nothing was selected', () => {
    expect(scopeOf(account(), false, null)).toEqual({
      jurisdictions: ['ON'],
      areas: ['1', '2', '3'],
      unpublished: false,
    });
    const none = account({ selectedJurisdictions: [], selectedAreas: [] });
    expect(scopeOf(none, false, null)).toEqual({ jurisdictions: [], areas: [], unpublished: false });
    expect(scopeOf({ ...none, isSubscriptionActive: true }, false, null).jurisdictions).toBeNull();
    expect(scopeOf(none, true, null)).toEqual({ jurisdictions: null, areas: null, unpublished: true });
  });
});
