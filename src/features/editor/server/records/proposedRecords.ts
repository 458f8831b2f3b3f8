import type { Db } from '../../../../platform/db/schema.ts';
import { t } from '../../../../shared/text.ts';
import type { WrittenRequirement } from '../../../checklists/server/writes.ts';
import type { WrittenBill } from '../../../legislation/server/writes.ts';
import type { ProposedBill } from '../../../tracker/staffContract.ts';
import '../tables.ts';

const MAX_LISTED = 200;

/** Where what waits is read and approved. */
export const WAITING_PLACE = '/a/data?show=drafts';

/** Bills and requirements that wait, oldest first, with the names of those who asked. */
export const recordRows = (db: Db) =>
  db
    .selectFrom('beside_proposals')
    .leftJoin('users', 'users.id', 'beside_proposals.editor_id')
    .selectAll('beside_proposals')
    .select(['users.first_name', 'users.last_name'])
    .where('provision_id', 'is', null)
    .orderBy('beside_proposals.created_at')
    .limit(MAX_LISTED);

export type RecordRow = Awaited<ReturnType<ReturnType<typeof recordRows>['execute']>>[number];

/** Who asked for it. */
export const byOf = ({ first_name, last_name }: RecordRow): string =>
  first_name === null ? t('Somebody') : `${first_name} ${last_name}`;

const proposed = (row: RecordRow, actor: { userId: string }) => ({
  ...{ id: row.id, by: byOf(row), isOwn: row.editor_id === actor.userId, href: WAITING_PLACE },
});

/** What waits of a bill's own record, oldest first. */
export async function proposedBills(
  db: Db,
  actor: { userId: string },
  billId: string,
): Promise<ProposedBill[]> {
  const rows = await recordRows(db).where('bill_id', '=', billId).execute();
  return rows.map((row) => {
    const { kind: _, jurisdiction: __, ...bill } = row.body as WrittenBill & ProposedBill['bill'];
    return { ...proposed(row, actor), bill };
  });
}

/** What waits of a requirement, oldest first; `written` is null where it is to be brought back. */
export async function proposedRequirements(db: Db, actor: { userId: string }, requirementId: string) {
  const rows = await recordRows(db).where('requirement_id', '=', requirementId).execute();
  return rows.map((row) => ({ ...proposed(row, actor), written: row.body as WrittenRequirement | null }));
}
