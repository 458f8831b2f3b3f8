import { describe, expect, test } from 'vitest';
import {
  type AccountEntitlement,
  allowedJurisdictions,
  foreignProblem,
  isTrialExpired,
  type Scope,
  scopeOf,
} from './scope.ts';

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

describe('jurisdictions that are asked for', () => {
  const own: Scope = { jurisdictions: ['ON', 'BC'], areas: null, unpublished: false };
  const all: Scope = { ...own, jurisdictions: null };

  test('are answered where the account has them; none asked for means all it has', () => {
    expect(allowedJurisdictions(own, ['QC', 'BC'])).toEqual(['BC']);
    expect(allowedJurisdictions(own, [])).toEqual(['ON', 'BC']);
    expect(allowedJurisdictions(all, ['QC'])).toEqual(['QC']);
    expect(allowedJurisdictions(all, [])).toBeNull();
  });

  test('that are all somebody else’s are answered with nothing, and never with everything', () => {
    expect(allowedJurisdictions(own, ['QC'])).toEqual([]);
    expect(allowedJurisdictions({ ...own, jurisdictions: [] }, ['QC'])).toEqual([]);
  });

  test('and are not the account’s are named', () => {
    expect(foreignProblem(own, ['ON', 'QC', 'NU'])).toBe('Your plan does not include Quebec, Nunavut.');
    expect(foreignProblem(own, ['ON'])).toBeNull();
    expect(foreignProblem(all, ['QC'])).toBeNull();
  });
});
