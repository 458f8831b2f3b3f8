import type { Actor } from '../../platform/session/actor.ts';

/** Whose a report is. */
export interface ReportOwnership {
  account_id: string;
  user_id: string;
  is_shared: boolean;
}

type Person = Pick<Actor, 'userId' | 'accountId'>;

/** Only the owner renames, shares, deletes and takes out (decisions 5). */
export const ownsReport = (person: Person, report: ReportOwnership): boolean =>
  report.account_id === person.accountId && report.user_id === person.userId;

/** The owner, and the account's other users when it is shared: they read it and may append (decisions 5). */
export const seesReport = (person: Person, report: ReportOwnership): boolean =>
  report.account_id === person.accountId && (report.user_id === person.userId || report.is_shared);
