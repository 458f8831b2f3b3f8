import type { Services } from '../../../platform/services.ts';
import type { ReportWriter } from './export/reportWriter.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** Makes files of reports, in a thread of its own. */
    writer: ReportWriter;
  }
}

/** What reports work with. */
export type ReportsServices = Pick<Services, 'db' | 'clock' | 'brand' | 'reader' | 'redlines' | 'writer'>;
