import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { inForceDay } from '../../legislation/rules.ts';
import type { BillContent } from './bill.ts';
import type { Library } from './library.ts';
import { groupPlaces } from './taxonomy.ts';

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Answers the day whose law the texts of a group state: the library's own, or the one on which its topic was frozen. */
export function textDays(library: Library): (group: string) => string {
  const frozen = new Map(groupPlaces(library.taxonomy).map(({ key, frozenAt }) => [key, frozenAt]));
  return (group) => frozen.get(group) ?? library.stated;
}

/** The days on which a bill and its parts came into force, with the groups that each changed. */
function starts(bill: BillContent): { day: string; groups: string[] }[] {
  const whole = { status: bill.status, assentDate: bill.assentDate ?? null };
  return [bill, ...bill.parts].flatMap((one) => {
    const day = inForceDay({ ...whole, inForce: one.inForce, inForceDate: one.inForceDate ?? null });
    const groups = 'affects' in one ? one.affects.groups : one.groups;
    return day === null ? [] : [{ day, groups }];
  });
}

/**
 * Answers the last day, up to the one the library states, on which a provision's rule is known to have changed: its effective
 * date, the end of its newest earlier text, a bill in force that names its group. Undefined where none is known.
 */
export function amendments(
  library: Library,
): (group: string, jurisdiction: JurisdictionCode) => string | undefined {
  const known = new Map<string, string>();
  const add = (group: string, jurisdiction: string, day: string | undefined): void => {
    const key = `${group}|${jurisdiction}`;
    if (day && day <= library.stated && day > (known.get(key) ?? '')) known.set(key, day);
  };
  for (const { content } of library.groups) {
    for (const [jurisdiction, { effectiveDate, versions }] of Object.entries(content.provisions)) {
      add(content.group, jurisdiction, effectiveDate);
      const ended = versions[0]?.to;
      add(content.group, jurisdiction, ended && dayAfter(ended));
    }
  }
  for (const { jurisdiction, content } of library.bills) {
    for (const { day, groups } of content.flatMap(starts)) {
      for (const group of groups) add(group, jurisdiction, day);
    }
  }
  return (group, jurisdiction) => known.get(`${group}|${jurisdiction}`);
}
