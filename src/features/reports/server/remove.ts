import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import { RESTORE_DAYS } from '../rules.ts';
import { findReport, lockOwnReport } from './find.ts';
import type { ReportsServices } from './services.ts';
import type { DeletedReport } from './tables.ts';

const DAY_MS = 86_400_000;
const earliest = (now: Date): Date => new Date(now.getTime() - RESTORE_DAYS * DAY_MS);

/** Deletes an own report, kept whole aside so that it can be restored; what was deleted long ago goes for good. */
export async function deleteReport({ db, clock }: ReportsServices, actor: Actor, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const report = await lockOwnReport(tx, actor, id);
    const provisions = await tx
      .selectFrom('report_provisions')
      .select(['provision_id', 'added_by', 'added_at'])
      .where('report_id', '=', id)
      .orderBy('position')
      .execute();
    const kept: DeletedReport = {
      name: report.name,
      is_shared: report.is_shared,
      created_at: report.created_at.toISOString(),
      provisions: provisions.map((row) => ({ ...row, added_at: row.added_at.toISOString() })),
    };
    await tx
      .insertInto('deleted_reports')
      .values({
        id,
        account_id: report.account_id,
        user_id: report.user_id,
        report: JSON.stringify(kept),
        deleted_at: now,
      })
      .execute();
    await tx.deleteFrom('reports').where('id', '=', id).execute();
    await tx.deleteFrom('deleted_reports').where('deleted_at', '<', earliest(now)).execute();
  });
}

/** Brings an own report back as it was. One that was restored already is given as it is; throws 404 when it is too late. */
export async function restoreReport({ db, clock }: ReportsServices, actor: Actor, id: string) {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const row = await tx
      .deleteFrom('deleted_reports')
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .where('deleted_at', '>=', earliest(now))
      .returningAll()
      .executeTakeFirst();
    if (!row) {
      const there = await tx
        .selectFrom('reports')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', actor.userId)
        .executeTakeFirst();
      if (there) return;
      throw notFound(t('This report can no longer be restored.'));
    }
    const { report } = row;
    await tx
      .insertInto('reports')
      .values({
        id,
        account_id: row.account_id,
        user_id: row.user_id,
        name: report.name,
        is_shared: report.is_shared,
        created_at: new Date(report.created_at),
        updated_at: now,
      })
      .execute();
    await sql`
      insert into report_provisions (report_id, provision_id, position, added_by, added_at)
      select ${id}, p.id, row_number() over (order by kept.place), u.id, kept.added_at
      from rows from (
        jsonb_to_recordset(${JSON.stringify(report.provisions)}::jsonb)
          as (provision_id text, added_by text, added_at timestamptz)
      ) with ordinality as kept(provision_id, added_by, added_at, place)
      join provisions p on p.id = kept.provision_id
      left join users u on u.id = kept.added_by`.execute(tx);
  });
  return findReport(db, actor, id);
}
