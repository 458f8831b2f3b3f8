/** The most policies one document holds. */
export const MAX_IN_DOCUMENT = 200;

interface Downloader {
  isStaff: boolean;
  account: { isPDFDownloadEnabled: boolean };
}

/** Documents come with the PDF download of the account, as those of reports do (decisions 7); staff always have them. */
export const mayDownloadPolicies = ({ isStaff, account }: Downloader): boolean =>
  isStaff || account.isPDFDownloadEnabled;
