import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import { badRequest } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import type { PlaceKind } from '../../taxonomyContract.ts';

const TABLE = { area: 'areas', topic: 'topics', provisionGroup: 'provision_groups' } as const;
const PARENT = {
  area: null,
  topic: { table: 'areas', column: 'area_id', field: 'areaId' },
  provisionGroup: { table: 'topics', column: 'topic_id', field: 'topicId' },
} as const;

/** What of a place has to agree with others. */
interface Checked {
  name: string;
  code?: string;
  parentId: string | null;
  /** Where a place stands that is changed: there it may stay, whatever became of that. */
  stoodIn?: string;
  after: string | null;
  seeAlso?: string[];
}

interface Parent {
  key: string;
  name: string;
  archived_at: Date | null;
}

const parentRow = async (
  tx: Tx,
  kind: 'topic' | 'provisionGroup',
  id: string | null,
): Promise<Parent | undefined> => {
  const { rows } = await sql<Parent>`
    select key, name, archived_at from ${sql.table(PARENT[kind].table)} where id = ${id} for share`.execute(
    tx,
  );
  return rows[0];
};

/** The key of what a new place stands in. Throws 400 at its field where there is none. */
export async function keyOfParent(tx: Tx, kind: 'topic' | 'provisionGroup', id: string): Promise<string> {
  const row = await parentRow(tx, kind, id);
  if (!row) throw badRequest(PARENT[kind].field, t('This could not be found. Somebody may have deleted it.'));
  return row.key;
}

/** Throws 400 at the field where two places of one kind would have a name. */
async function assertNameIsFree(tx: Tx, kind: PlaceKind, id: string | null, place: Checked): Promise<void> {
  const parent = PARENT[kind];
  const { rows } = await sql<{ archived_at: Date | null }>`
    select archived_at from ${sql.table(TABLE[kind])}
    where lower(name) = ${place.name.toLowerCase()} and id <> ${id ?? ''}
      and ${parent ? sql`${sql.ref(parent.column)} = ${place.parentId}` : sql`true`} limit 1`.execute(tx);
  const [twin] = rows;
  if (!twin) return;
  throw badRequest(
    'name',
    twin.archived_at
      ? t('An archived one has this name. Take it back, or choose another name.')
      : t('There is one of this name already.'),
  );
}

async function assertSeeAlso(tx: Tx, id: string | null, seeAlso: readonly string[]): Promise<void> {
  if (id !== null && seeAlso.includes(id)) throw badRequest('seeAlso', t('A group does not see itself.'));
  const { rows } = await sql<{ id: string }>`
    select id from provision_groups where id = any(${[...seeAlso]}::text[])
      and archived_at is null for share`.execute(tx);
  if (rows.length < new Set(seeAlso).size) {
    throw badRequest('seeAlso', t('One of these was archived or deleted. Choose another.'));
  }
}

/**
 * Throws 400 at the field of what does not agree with others: a name or code that is taken, a place above it that is gone or archived
 * since it was picked, a neighbour that stands elsewhere by now.
 */
export async function assertPlace(tx: Tx, kind: PlaceKind, id: string | null, place: Checked): Promise<void> {
  const parent = PARENT[kind];
  if (parent && kind !== 'area') {
    const row = await parentRow(tx, kind, place.parentId);
    if (!row) throw badRequest(parent.field, t('This could not be found. Somebody may have deleted it.'));
    if (row.archived_at && place.stoodIn !== place.parentId) {
      throw badRequest(parent.field, t('“{{name}}” is archived. Choose another.', { name: row.name }));
    }
  }
  await assertNameIsFree(tx, kind, id, place);
  if (place.code !== undefined) {
    const twin = await tx.selectFrom('areas').select('id').where('code', '=', place.code).executeTakeFirst();
    if (twin) throw badRequest('code', t('Another area has this code.'));
  }
  if (place.after !== null) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(TABLE[kind])} where id = ${place.after} and id <> ${id ?? ''}
        and ${parent ? sql`${sql.ref(parent.column)} = ${place.parentId}` : sql`true`}`.execute(tx);
    if (rows.length === 0) throw badRequest('after', t('That neighbour stands elsewhere by now.'));
  }
  if (place.seeAlso) await assertSeeAlso(tx, id, place.seeAlso);
}
