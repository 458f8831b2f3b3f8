import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupsOfTopic, lawsOfContent } from '../../../../test/lawOfContent.ts';
import { addDays } from '../../../shared/torontoDate.ts';
import { CALCULATOR } from './calculators.ts';
import { Law, type LawOfPlace, type Rule } from './law.ts';

const TODAY = '2026-11-23';
const PROVISIONS = join(import.meta.dirname, '../../../../content/provisions');
/** Every provision group of the library, also those that no calculator reckons with. */
const GROUPS = readdirSync(PROVISIONS).flatMap((area) =>
  readdirSync(join(PROVISIONS, area)).flatMap((topic) => groupsOfTopic(`${area}/${topic}`)),
);

/** Every day on which a figure of a rule begins to hold or has just ended, in order, and today. */
function turningDays({ values }: Rule): string[] {
  const days = values.flatMap(({ from, to }) => [...(from ? [from] : []), ...(to ? [addDays(to, 1)] : [])]);
  return [...new Set([...days, TODAY])].sort();
}

/** Figures that are known on a day and on a later one no longer, as "place key: day". */
function lost(law: LawOfPlace, group: string, rule: Rule): string[] {
  return [...new Set(rule.values.map(({ key }) => key))].flatMap((key) => {
    let known = false;
    return turningDays(rule).flatMap((on) => {
      const { state } = new Law(law, group, { on, today: TODAY, assumeEarlier: false }).figure(key);
      const gone = known && state === 'unknown';
      known ||= state !== 'unknown';
      return gone ? [`${law.jurisdiction} ${group}#${key}: ${on}`] : [];
    });
  });
}

const lostIn = (laws: Iterable<LawOfPlace>): string[] =>
  [...laws].flatMap((law) => Object.entries(law.rules).flatMap(([group, rule]) => lost(law, group, rule)));

describe('a later day', () => {
  it('loses no figure without a successor, in any jurisdiction', () => {
    const laws = lawsOfContent(GROUPS);
    expect(GROUPS.length).toBeGreaterThan(100);
    expect(lostIn(laws.values())).toEqual([]);
  }, 60_000);

  it('that lost one would be found', () => {
    const law = lawsOfContent(CALCULATOR.minimumWage.groups).get('ON');
    const [group, rule] = Object.entries(law?.rules ?? {})[0] ?? [];
    const values = rule?.values.map((value) =>
      value.from && value.from > '2025-01-01' ? { ...value, value: null, state: 'unknown' as const } : value,
    );
    const torn = { ...law, rules: { [group ?? '']: { ...rule, values } } } as LawOfPlace;
    expect(lostIn([torn])).not.toEqual([]);
  });
});
