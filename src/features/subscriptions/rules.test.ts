import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  PLAN_JURISDICTION_CODES,
} from '../../shared/jurisdictions.ts';
import type { Plan } from './contract.ts';
import {
  allowsAllJurisdictions,
  intendedSelection,
  isAreaDisabled,
  isComplete,
  isJurisdictionDisabled,
  offeredAreas,
  pricePerMonth,
  selectionProblem,
  startingSelection,
  trialSelection,
  withJurisdictions,
} from './rules.ts';

const AREAS = ['es', 'hr', 'ohs', 'privacy', 'pay-equity', 'language'];

const plan = (over: Partial<Plan> = {}): Plan => ({
  id: 'p',
  name: 'P',
  summary: '',
  showPricing: true,
  annualPrice: 948,
  monthlyPrice: 95,
  features: '',
  numJurisdictions: 2,
  numAreas: 2,
  includedAreas: [{ id: 'es', name: 'es' }],
  availableAreas: AREAS.map((id) => ({
    id,
    name: id,
    jurisdictions: [...JURISDICTION_CODES],
    // Language law has something to say in Quebec alone.
    publishedCount: id === 'language' ? { QC: 3 } : { ON: 4, BC: 2, QC: 1 },
  })),
  ...over,
});

const ids = (areas: { id: string }[]): string[] => areas.map(({ id }) => id);

describe('plan selection (specification 5)', () => {
  test('at most numJurisdictions: the others are disabled once the limit is reached', () => {
    expect(isJurisdictionDisabled(plan(), ['ON'], 'BC')).toBe(false);
    expect(isJurisdictionDisabled(plan(), ['ON', 'BC'], 'QC')).toBe(true);
    expect(isJurisdictionDisabled(plan(), ['ON', 'BC'], 'BC')).toBe(false);
  });

  test.each([12, 13, 14, 20])(
    'a plan for %i jurisdictions preselects and locks all twelve',
    (numJurisdictions) => {
      const full = plan({ numJurisdictions });
      expect(startingSelection(full)).toEqual({ jurisdictions: PLAN_JURISDICTION_CODES, areas: [] });
      expect(PLAN_JURISDICTION_CODES.every((code) => isJurisdictionDisabled(full, [], code))).toBe(true);
      expect(withJurisdictions(full, ['ON']).jurisdictions).toEqual(PLAN_JURISDICTION_CODES);
    },
  );

  test('a plan for eleven does not', () => {
    expect(allowsAllJurisdictions(plan({ numJurisdictions: 11 }))).toBe(false);
    expect(startingSelection(plan()).jurisdictions).toEqual([]);
  });

  test('areas appear only when the jurisdictions fill the quota', () => {
    expect(offeredAreas(plan(), [])).toEqual([]);
    expect(offeredAreas(plan(), ['ON'])).toEqual([]);
    expect(ids(offeredAreas(plan(), ['ON', 'BC']))).toEqual(['hr', 'ohs', 'privacy', 'pay-equity']);
  });

  test('and only with published provisions in a chosen jurisdiction', () => {
    expect(ids(offeredAreas(plan(), ['ON', 'QC']))).toContain('language');
    expect(ids(offeredAreas(plan(), ['ON', 'BC']))).not.toContain('language');
    expect(offeredAreas(plan(), ['NS', 'PE'])).toEqual([]);
  });

  test('included areas are not among those to choose', () => {
    expect(ids(offeredAreas(plan(), ['ON', 'BC']))).not.toContain('es');
  });

  test('changing jurisdictions clears the chosen areas', () => {
    expect(withJurisdictions(plan(), ['ON', 'BC'])).toEqual({ jurisdictions: ['ON', 'BC'], areas: [] });
  });

  test('at most numAreas extra areas', () => {
    expect(isAreaDisabled(plan(), ['hr'], 'ohs')).toBe(false);
    expect(isAreaDisabled(plan(), ['hr', 'ohs'], 'privacy')).toBe(true);
    expect(isAreaDisabled(plan(), ['hr', 'ohs'], 'ohs')).toBe(false);
  });

  test.each<[string, JurisdictionCode[], string[], boolean]>([
    ['nothing chosen', [], [], false],
    ['too few jurisdictions', ['ON'], [], false],
    ['no areas yet', ['ON', 'BC'], [], false],
    ['too few areas', ['ON', 'BC'], ['hr'], false],
    ['both numbers reached', ['ON', 'BC'], ['hr', 'ohs'], true],
  ])('Continue with %s', (_, jurisdictions, areas, open) => {
    expect(isComplete(plan(), { jurisdictions, areas })).toBe(open);
  });

  test('Continue is open at once where the plan allows everything available', () => {
    const everything = plan({ numJurisdictions: 14, numAreas: 20 });
    expect(isComplete(everything, startingSelection(everything))).toBe(true);
    expect(isComplete(plan({ numAreas: 4 }), { jurisdictions: ['ON', 'BC'], areas: [] })).toBe(true);
  });
});

const selections = fc.record({
  jurisdictions: fc.array(fc.constantFrom(...JURISDICTION_CODES), { maxLength: 14 }),
  areas: fc.array(fc.constantFrom(...AREAS, 'unknown'), { maxLength: 6 }),
});
const plans = fc
  .record({ numJurisdictions: fc.integer({ min: 1, max: 14 }), numAreas: fc.integer({ min: 0, max: 7 }) })
  .map(plan);

test('what the server accepts never exceeds the plan, and what a person can click together it accepts', () => {
  fc.assert(
    fc.property(plans, selections, (one, selection) => {
      if (selectionProblem(one, selection)) return;
      expect(allowsAllJurisdictions(one) || selection.jurisdictions.length === one.numJurisdictions).toBe(
        true,
      );
      expect(selection.areas.length).toBeLessThanOrEqual(one.numAreas);
      expect(selection.areas).not.toContain('unknown');
      expect(selection.areas).not.toContain('es');
    }),
  );
  fc.assert(
    fc.property(plans, fc.array(fc.nat(30), { maxLength: 30 }), (one, clicks) => {
      let selection = startingSelection(one);
      for (const click of clicks) {
        const code = PLAN_JURISDICTION_CODES[click % 12] ?? 'ON';
        if (click < 12 && !isJurisdictionDisabled(one, selection.jurisdictions, code)) {
          const others = selection.jurisdictions.filter((chosen) => chosen !== code);
          const ticked = others.length === selection.jurisdictions.length;
          selection = withJurisdictions(one, ticked ? [...others, code] : others);
        }
        const area = offeredAreas(one, selection.jurisdictions)[click % 5]?.id;
        if (
          click >= 12 &&
          area &&
          !selection.areas.includes(area) &&
          !isAreaDisabled(one, selection.areas, area)
        ) {
          selection = { ...selection, areas: [...selection.areas, area] };
        }
      }
      if (isComplete(one, selection)) expect(selectionProblem(one, selection)).toBeNull();
      const trial = trialSelection(one, selection, 'ON');
      expect(trial.jurisdictions).toHaveLength(1);
      expect(trial.areas.length).toBeLessThanOrEqual(3);
    }),
  );
});

test('a full plan keeps no selection, so that NT and YT are not lost', () => {
  const full = plan({ numJurisdictions: 14, numAreas: 20 });
  expect(intendedSelection(full, startingSelection(full))).toEqual({ jurisdictions: [], areas: [] });
  const part = { jurisdictions: ['ON', 'BC'] as JurisdictionCode[], areas: ['hr', 'ohs'] };
  expect(intendedSelection(plan(), part)).toEqual({ ...part, areas: ['es', 'hr', 'ohs'] });
});

test('a trial prefers the jurisdiction of the address among those chosen', () => {
  const selection = { jurisdictions: ['ON', 'BC'] as JurisdictionCode[], areas: ['hr', 'ohs'] };
  expect(trialSelection(plan(), selection, 'BC')).toEqual({
    jurisdictions: ['BC'],
    areas: ['es', 'hr', 'ohs'],
  });
  expect(trialSelection(plan(), selection, 'QC').jurisdictions).toEqual(['ON']);
  expect(trialSelection(plan(), selection, null).jurisdictions).toEqual(['ON']);
});

test('prices are whole dollars a month (specification 9)', () => {
  expect(pricePerMonth(plan(), 'annually')).toBe(79);
  expect(pricePerMonth(plan(), 'monthly')).toBe(95);
  expect(pricePerMonth(plan({ annualPrice: 1000 }), 'annually')).toBe(83);
});
