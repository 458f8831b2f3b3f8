/** The list of reports. */
export const REPORTS_PATH = '/m/my';

/** Where a report is read. */
export const reportPath = (id: string): string => `/m/my/reports/${id}`;
