import type { Actor } from '../identity/actor.ts';
import type { DownloadFormat } from './contract.ts';

/** Whose a report is. */
export interface ReportOwnership {
  account_id: string;
  user_id: string;
  is_shared: boolean;
}

type Person = Pick<Actor, 'userId' | 'accountId'>;

/** Only the owner renames, shares, deletes and reorders a report, and takes provisions out of it (decisions 5). */
export const ownsReport = (person: Person, report: ReportOwnership): boolean =>
  report.account_id === person.accountId && report.user_id === person.userId;

/** The owner, and the account's other users when it is shared: they read it and may append (decisions 5). */
export const seesReport = (person: Person, report: ReportOwnership): boolean =>
  report.account_id === person.accountId && (report.user_id === person.userId || report.is_shared);

/** PDF and Word come with PDF downloads, Excel with Excel downloads (decisions 7); staff download all. */
export function downloadsOf({ isStaff, account }: Pick<Actor, 'isStaff' | 'account'>): DownloadFormat[] {
  const hasPdf = isStaff || account.isPDFDownloadEnabled;
  const hasExcel = isStaff || account.isExcelDownloadEnabled;
  return [...(hasPdf ? (['pdf', 'docx'] as const) : []), ...(hasExcel ? (['xlsx'] as const) : [])];
}
