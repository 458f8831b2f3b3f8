import { sql } from 'kysely';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import type { Scope } from '../../../identity/scope.ts';
import { placedProvisions } from '../joins.ts';
import { LAW_CHANGED_AT } from '../lawChangedAt.ts';
import '../../../catalogue/server/tables.ts';
import '../tables.ts';
import { inScope } from '../scope.ts';

/** What a comparison shows of a provision. */
const comparable = (db: Db, scope: Scope) =>
  placedProvisions(db)
    .select([
      'provisions.id',
      'provisions.provision_group_id as group_id',
      'provision_groups.name',
      'provisions.jurisdiction',
      'jurisdictions.name as jurisdiction_name',
      'provisions.updated_at as shown_since',
      'provisions.effective_date',
      'provisions.as_of',
      'provisions.description',
      'provisions.policy',
    ])
    .select(LAW_CHANGED_AT.as('law_changed_at'))
    .where(inScope(scope))
    .orderBy('jurisdictions.sort');

export type Comparable = Awaited<ReturnType<typeof comparableById>>;

/** One provision within what the person may see, or undefined. */
export const comparableById = (db: Db, scope: Scope, id: string) =>
  comparable(db, scope).where('provisions.id', '=', id).executeTakeFirst();

/** The provisions of a group that the person may see, in the order of jurisdictions. */
export const comparableOfGroup = (db: Db, scope: Scope, groupId: string) =>
  comparable(db, scope).where('provisions.provision_group_id', '=', groupId).execute();

/** Visible provisions by id, in the order the ids came. */
export async function comparableByIds(db: Db, scope: Scope, ids: string[]) {
  const rows = await comparable(db, scope).where(oneOf('provisions.id', ids)).execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The earlier texts of a provision, newest first. The caller has asked whether the person may see the provision. */
export const versionsOf = (db: Db, provisionId: string) =>
  db
    .selectFrom('provision_versions')
    .select(['id', 'description', 'effective_from', 'effective_to', 'published_at', 'change_type'])
    .where('provision_id', '=', provisionId)
    .orderBy(sql`coalesce(effective_from, (published_at at time zone 'America/Toronto')::date)`, 'desc')
    .orderBy('published_at', 'desc')
    .execute();
