import type { Tx } from '../../../../platform/db/schema.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Editor } from '../../../provisions/server/writes.ts';
import { writeBillRecord } from '../../../tracker/server/writes.ts';
import '../services.ts';
import { type AskedRecord, isOfBillRecord } from './standingRecord.ts';

/** Writes what was asked of a bill or a requirement, in the name of whoever lets it out. */
export const writeRecord = (
  services: Pick<Services, 'clock' | 'requirements'>,
  tx: Tx,
  actor: Editor,
  asked: AskedRecord,
): Promise<void> =>
  isOfBillRecord(asked)
    ? writeBillRecord(services, tx, actor, asked)
    : services.requirements.write(tx, actor, asked);
