import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { RedlinePool } from '../../../redline/pool/pool.ts';
import type { ProvisionReader } from '../../provisions/server/reads.ts';
import type { ReportWriter } from './export/reportWriter.ts';

export interface ReportsServices {
  db: Db;
  clock: Clock;
  reader: ProvisionReader;
  redlines: RedlinePool;
  /** Makes files, in a thread of its own. */
  writer: ReportWriter;
  productName: string;
  publicUrl: string;
}
