import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/schema.ts';
import { badRequest, notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import type { Scope } from '../../identity/scope.ts';
import type { ProvisionReader } from '../../provisions/server/reads.ts';
import { MAX_PROVISIONS, reordered } from '../rules.ts';
import './tables.ts';

/** Throws 404 unless the person may see every one of these provisions: nothing is half added (decisions 10). */
export async function assertVisible(reader: ProvisionReader, scope: Scope, ids: string[]): Promise<void> {
  const found = await reader.byIds(scope, ids);
  if (found.length < new Set(ids).size) {
    throw notFound(
      t('{{count}} of these provisions could not be found. Nothing was added.', {
        count: new Set(ids).size - found.length,
      }),
    );
  }
}

/** The ids of all provisions of a report in its order, whoever asks. */
export async function idsOfReport(tx: Tx, reportId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('report_provisions')
    .select('provision_id')
    .where('report_id', '=', reportId)
    .orderBy('position')
    .orderBy('provision_id')
    .execute();
  return rows.map(({ provision_id }) => provision_id);
}

/** Adds provisions at the end of a locked report, each once; those it holds stay where they are. Answers how many came. */
export async function append(
  tx: Tx,
  reportId: string,
  ids: readonly string[],
  by: string,
  at: Date,
): Promise<number> {
  const current = await idsOfReport(tx, reportId);
  const held = new Set(current);
  const added = [...new Set(ids)].filter((id) => !held.has(id));
  if (added.length === 0) return 0;
  if (current.length + added.length > MAX_PROVISIONS) {
    const most = MAX_PROVISIONS.toLocaleString('en-CA');
    throw badRequest(
      'provisions',
      t('A report holds at most {{most}} provisions. Make a second one for the rest.', { most }),
    );
  }
  const { last } = await tx
    .selectFrom('report_provisions')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql<number>`-1`).as('last'))
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('report_provisions')
    .values(
      added.map((provision_id, index) => ({
        report_id: reportId,
        provision_id,
        position: last + 1 + index,
        added_by: by,
        added_at: at,
      })),
    )
    .execute();
  return added.length;
}

/** Puts the provisions of a locked report into an order; those that are not named follow as they stood. */
export async function reorder(tx: Tx, reportId: string, wanted: readonly string[]): Promise<void> {
  const ids = reordered(await idsOfReport(tx, reportId), wanted);
  await sql`
    update report_provisions rp set position = ordered.position
    from unnest(${ids}::text[]) with ordinality as ordered(provision_id, position)
    where rp.report_id = ${reportId} and rp.provision_id = ordered.provision_id`.execute(tx);
}
