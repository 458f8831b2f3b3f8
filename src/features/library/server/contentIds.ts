import { contentId } from '../../../shared/contentId.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';

/** The ids that library entries get in the database, from their keys. */

export const areaId = (key: string): string => contentId('area', key);
export const topicId = (key: string): string => contentId('topic', key);
export const groupId = (key: string): string => contentId('provision-group', key);
export const industryId = (key: string): string => contentId('industry', key);
export const instrumentId = (key: string): string => contentId('instrument', key);
export const billId = (key: string): string => contentId('bill', key);
export const billPartId = (bill: string, what: string): string => contentId('bill-part', `${bill}|${what}`);
export const specialRuleId = (key: string): string => contentId('special-rule', key);
export const provisionId = (group: string, jurisdiction: JurisdictionCode): string =>
  contentId('provision', `${group}|${jurisdiction}`);
export const requirementId = (key: string): string => contentId('checklist-requirement', key);
/** `of` is the id of the requirement or provision that the duty belongs to. */
export const deadlineId = (of: string, on: string, duty: string): string =>
  contentId('deadline', `${of}|${on}|${duty}`);
