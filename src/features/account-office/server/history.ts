import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { peopleOf } from '../../identity/server/reads.ts';
import type { HistoryLine } from '../contract.ts';
import { assertCustomer } from './oneAccount.ts';

const PAGE = 20;

/** What was written with the new values: why. */
function takeWhy(after: unknown): { why: string | null; after: unknown } {
  if (typeof after !== 'object' || after === null || !('reason' in after)) return { why: null, after };
  const { reason, ...rest } = after;
  return { why: typeof reason === 'string' ? reason : null, after: rest };
}

/** What was changed of an account and its people, the newest first: by themselves, and by staff with their reason. */
export async function historyOf(
  db: Db,
  accountId: string,
  after: string | undefined,
): Promise<{ rows: HistoryLine[]; next: string | null }> {
  await assertCustomer(db, accountId);
  const people = await peopleOf(db, accountId);
  const userIds = people.map(({ id }) => id);
  const nameOf = new Map(people.map(({ id, email }) => [id, email]));
  const rows = await db
    .selectFrom('audit_log')
    .select(['audit_log.seq', 'at', 'user_id', 'user_email', 'action', 'subject_id', 'before', 'after'])
    .where((eb) =>
      eb.or([
        eb.and([eb('subject_kind', '=', 'account'), eb('subject_id', '=', accountId)]),
        eb.and([eb('subject_kind', '=', 'user'), oneOf('subject_id', userIds)]),
      ]),
    )
    .$if(after !== undefined, (qb) => qb.where('audit_log.seq', '<', sql<number>`${after ?? '0'}::bigint`))
    .orderBy('audit_log.seq', 'desc')
    .limit(PAGE + 1)
    .execute();
  return {
    rows: rows.slice(0, PAGE).map((row) => ({
      id: String(row.seq),
      at: row.at.toISOString(),
      person: row.user_email,
      isByStaff: !nameOf.has(row.user_id ?? ''),
      action: row.action,
      about: nameOf.get(row.subject_id) ?? null,
      before: row.before,
      ...takeWhy(row.after),
    })),
    next: rows.length > PAGE ? String(rows[PAGE - 1]?.seq) : null,
  };
}
