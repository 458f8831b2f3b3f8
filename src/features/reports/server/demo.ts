import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/newId.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { userByEmail } from '../../identity/server/reads.ts';
import { placedProvisions } from '../../provisions/server/reads.ts';
import { append } from './provisionsOfReport.ts';
import './tables.ts';
import '../../catalogue/server/tables.ts';
import '../../provisions/server/tables.ts';

interface DemoReport {
  owner: string;
  name: string;
  isShared: boolean;
  /** Topics by the names of their groups' keys. */
  topics: string[];
  jurisdictions: JurisdictionCode[];
}

/** How long ago the demo's reports were made, so that something has changed in them since. */
const DAYS_AGO = 60;
const DAY_MS = 86_400_000;

const REPORTS: DemoReport[] = [
  {
    owner: 'owner@demo.test',
    name: 'Hours and overtime: Ontario, Quebec, Federal',
    isShared: true,
    topics: ['employment-standards/hours-of-work-and-overtime'],
    jurisdictions: ['ON', 'QC', 'FED'],
  },
  {
    owner: 'owner@demo.test',
    name: 'Leaves of absence in Ontario',
    isShared: false,
    topics: ['employment-standards/leaves-of-absence'],
    jurisdictions: ['ON'],
  },
  {
    owner: 'user@demo.test',
    name: 'Paying people in Alberta',
    isShared: false,
    topics: ['employment-standards/wages-and-payment'],
    jurisdictions: ['AB'],
  },
];

const provisionsOf = (tx: Tx, { topics, jurisdictions }: DemoReport) =>
  placedProvisions(tx)
    .select('provisions.id')
    .where('topics.key', 'in', topics)
    .where('provisions.jurisdiction', 'in', jurisdictions)
    .where('provisions.is_published', '=', true)
    .orderBy('provision_groups.sort')
    .orderBy('jurisdictions.sort')
    .execute();

/** Gives the people of the demo's paid account a few reports. Called once, when the demo accounts were made. */
export async function loadDemoReports(db: Db, now: Date): Promise<void> {
  const made = new Date(now.getTime() - DAYS_AGO * DAY_MS);
  await inTransaction(db, async (tx) => {
    for (const report of REPORTS) {
      const owner = await userByEmail(tx, report.owner);
      const provisions = await provisionsOf(tx, report);
      if (!owner || provisions.length === 0) continue;
      const id = newId();
      await tx
        .insertInto('reports')
        .values({
          id,
          account_id: owner.account_id,
          user_id: owner.id,
          name: report.name,
          is_shared: report.isShared,
          created_at: made,
          updated_at: made,
        })
        .execute();
      await append(
        tx,
        id,
        provisions.map((provision) => provision.id),
        owner.id,
        made,
      );
    }
  });
}
