/** Spreadsheets come with Excel downloads (decisions 7); staff download all. Server and page ask here. */
export const mayDownloadMatrix = (person: {
  isStaff: boolean;
  account: { isExcelDownloadEnabled: boolean };
}): boolean => person.isStaff || person.account.isExcelDownloadEnabled;
