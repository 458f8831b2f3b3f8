import { contentId } from '../../../shared/contentId.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { firstKeys, type Moved } from '../format/moved.ts';

const OWN = /^own-((?:[0-9a-f]{2})+)$/;

/** The key under which a thing of staff's own is exported that has none: its id can be read from it again. */
export const ownKey = (id: string): string => `own-${Buffer.from(id, 'latin1').toString('hex')}`;

const ownId = (key: string): string | undefined => {
  const [, hex] = OWN.exec(key) ?? [];
  return hex && Buffer.from(hex, 'hex').toString('latin1');
};

/** The ids that library entries get in the database, from the keys under which they first entered the library. */

export const areaId = (key: string): string => contentId('area', key);
export const topicId = (key: string): string => contentId('topic', key);
export const groupId = (key: string): string => contentId('provision-group', key);
export const industryId = (key: string): string => ownId(key) ?? contentId('industry', key);
export const instrumentId = (key: string): string => ownId(key) ?? contentId('instrument', key);
export const billId = (key: string): string => ownId(key) ?? contentId('bill', key);
export const billPartId = (bill: string, what: string): string => contentId('bill-part', `${bill}|${what}`);
export const specialRuleId = (key: string): string => ownId(key) ?? contentId('special-rule', key);
export const provisionId = (group: string, jurisdiction: JurisdictionCode): string =>
  contentId('provision', `${group}|${jurisdiction}`);
export const requirementId = (key: string): string => ownId(key) ?? contentId('checklist-requirement', key);
/** `of` is the id of the requirement or provision that the duty belongs to. */
export const deadlineId = (of: string, on: string, duty: string): string =>
  contentId('deadline', `${of}|${on}|${duty}`);

export const versionId = (group: string, jurisdiction: JurisdictionCode, from: string, to: string): string =>
  contentId('version', `${group}|${jurisdiction}|${from}|${to}`);
/** `of` says what brings the change: a bill with its part, or the provision that announces it. */
export const upcomingChangeId = (of: string): string => contentId('upcoming-change', of);

/** The ids of a library's entries: a key that `moved.yaml` says became another keeps its id, and with it all that people keep. */
export function libraryIds(moved: Moved) {
  const topic = firstKeys(moved.topics);
  const group = firstKeys(moved.groups);
  const provision = firstKeys(moved.provisions);
  const instrument = firstKeys(moved.instruments);
  const bill = firstKeys(moved.bills);
  const requirement = firstKeys(moved.requirements);
  const specialRule = firstKeys(moved.specialRules);
  const industry = firstKeys(moved.industries);
  /** The group under which a provision entered the library. */
  const groupOf = (key: string, jurisdiction: JurisdictionCode): string => {
    const [first = key] = provision(`${key} ${jurisdiction}`).split(' ');
    return group(first);
  };
  return {
    area: areaId,
    topic: (key: string) => topicId(topic(key)),
    group: (key: string) => groupId(group(key)),
    industry: (key: string) => industryId(industry(key)),
    instrument: (key: string) => instrumentId(instrument(key)),
    bill: (key: string) => billId(bill(key)),
    billPart: (key: string, what: string) => billPartId(bill(key), what),
    specialRule: (key: string) => specialRuleId(specialRule(key)),
    requirement: (key: string) => requirementId(requirement(key)),
    provision: (key: string, jurisdiction: JurisdictionCode) =>
      provisionId(groupOf(key, jurisdiction), jurisdiction),
    version: (key: string, jurisdiction: JurisdictionCode, from: string, to: string) =>
      versionId(groupOf(key, jurisdiction), jurisdiction, from, to),
    changeOfBill: (key: string, what: string, changed: string, jurisdiction: JurisdictionCode) =>
      upcomingChangeId(`${bill(key)}|${what}|${groupOf(changed, jurisdiction)}`),
    announcedChange: (key: string, jurisdiction: JurisdictionCode, what: string) =>
      upcomingChangeId(`${groupOf(key, jurisdiction)}|${jurisdiction}|${what}`),
  };
}

export type LibraryIds = ReturnType<typeof libraryIds>;
