import { describe, expect, test } from 'vitest';
import { type AccountEntitlement, isTrialExpired, scopeOf } from './scope.ts';

describe('the free trial (specification 4)', () => {
  const NOW = new Date('2026-11-20T15:00:00Z');
  const account = (over: Partial<AccountEntitlement> = {}): AccountEntitlement => ({
    isSubscribed: false,
    trialUntil: new Date('2026-11-20T15:00:01Z'),
    selectedJurisdictions: ['ON', 'BC'],
    selectedAreas: ['1', '2', '3', '4'],
    ...over,
  });

  test('is active while its end lies in the future and no subscription is active', () => {
    expect(isTrialExpired(account(), NOW)).toBe(false);
    expect(isTrialExpired(account({ trialUntil: NOW }), NOW)).toBe(true);
    expect(isTrialExpired(account({ trialUntil: null }), NOW)).toBe(true);
    expect(isTrialExpired(account({ trialUntil: NOW, isSubscribed: true }), NOW)).toBe(false);
  });

  test('shows 1 jurisdiction and 3 areas at most, and nothing where nothing was selected', () => {
    expect(scopeOf(account(), false)).toEqual({
      jurisdictions: ['ON'],
      areas: ['1', '2', '3'],
      unpublished: false,
    });
    const none = account({ selectedJurisdictions: [], selectedAreas: [] });
    expect(scopeOf(none, false)).toEqual({ jurisdictions: [], areas: [], unpublished: false });
    expect(scopeOf({ ...none, isSubscribed: true }, false).jurisdictions).toBeNull();
    expect(scopeOf(none, true)).toEqual({ jurisdictions: null, areas: null, unpublished: true });
  });
});
