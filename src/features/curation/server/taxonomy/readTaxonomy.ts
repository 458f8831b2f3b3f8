import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { notFound } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import { GROUPS_IN_AREAS } from '../../../catalogue/server/reads.ts';
import type { FieldDefinition } from '../../../catalogue/server/tables.ts';
import { areaForWriting, groupForWriting, topicForWriting } from '../../../catalogue/server/writes.ts';
import { fieldUses } from '../../../provisions/server/reads.ts';
import type { WrittenField } from '../../fieldKinds.ts';
import type { PlaceKind, PlaceRow, StaffPlace } from '../../taxonomyContract.ts';
import { archivedOf } from '../archived.ts';

/** Every place of the taxonomy in its order: an area, its first topic, the groups of that, and so on. */
export async function placeRows(db: Db): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select x.id, x.kind, x.name, x."parentId", x."isArchived", x.count from (
      select a.id, 'area' as kind, a.name, null as "parentId", a.archived_at is not null as "isArchived",
        (select count(*)::int from topics where area_id = a.id) as count,
        a.sort as s1, a.id as i1, null::float8 as s2, null as i2, null::float8 as s3
      from areas a
      union all
      select t.id, 'topic', t.name, t.area_id, t.archived_at is not null,
        (select count(*)::int from provision_groups where topic_id = t.id), a.sort, a.id, t.sort, t.id, null
      from topics t join areas a on a.id = t.area_id
      union all
      select g.id, 'provisionGroup', g.name, g.topic_id, g.archived_at is not null,
        (select count(*)::int from provisions where provision_group_id = g.id), a.sort, a.id, t.sort, t.id, g.sort
      from ${GROUPS_IN_AREAS}
    ) x
    order by s1, i1, s2 nulls first, i2 nulls first, s3 nulls first, x.id`.execute(db);
  return rows;
}

type Table = 'areas' | 'topics' | 'provision_groups';

/** The neighbour behind which a place stands among those of its kind; null for the first. */
async function afterOf(
  db: Db,
  table: Table,
  { id, sort }: { id: string; sort: number },
  parent: readonly [column: string, id: string] | null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)}
    where (sort, id) < (${sort}::float8, ${id}::text)
      and ${parent ? sql`${sql.ref(parent[0])} = ${parent[1]}` : sql`true`}
    order by sort desc, id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** A field as a form takes it: what it does not have is null. */
export const writtenField = (field: FieldDefinition): WrittenField => ({
  key: field.key,
  label: field.label,
  type: field.type,
  unit: field.unit ?? null,
  min: field.min ?? null,
  max: field.max ?? null,
  threshold: field.threshold ?? null,
  protects: field.protects ?? null,
});

interface Kept {
  id: string;
  key: string;
  revision: number;
  content_hash: string | null;
}

const common = async (db: Db, table: Table, { id, key, revision, content_hash }: Kept) => ({
  ...{ id, key, revision, isFromLibrary: content_hash !== null },
  archived: (await archivedOf(db, table)).get(id) ?? null,
});

async function areaOf(tx: Tx, id: string): Promise<StaffPlace | undefined> {
  const row = await areaForWriting(tx, id);
  if (!row) return undefined;
  const { name, code, jurisdictions } = row;
  const after = await afterOf(tx, 'areas', row, null);
  return {
    ...{ kind: 'area', code, written: { name, jurisdictions, after } },
    ...(await common(tx, 'areas', row)),
  };
}

async function topicOf(tx: Tx, id: string): Promise<StaffPlace | undefined> {
  const row = await topicForWriting(tx, id);
  if (!row) return undefined;
  const { name, area_id: areaId, frozen_at: frozenAt } = row;
  const after = await afterOf(tx, 'topics', row, ['area_id', areaId]);
  return {
    ...{ kind: 'topic', written: { name, areaId, frozenAt, after } },
    ...(await common(tx, 'topics', row)),
  };
}

async function groupOf(tx: Tx, id: string): Promise<StaffPlace | undefined> {
  const row = await groupForWriting(tx, id);
  if (!row) return undefined;
  const { name, topic_id: topicId, search_words: searchWords, see_also: seeAlso } = row;
  const after = await afterOf(tx, 'provision_groups', row, ['topic_id', topicId]);
  return {
    ...{ kind: 'provisionGroup' },
    written: { name, topicId, searchWords, seeAlso, fields: row.fields.map(writtenField), after },
    fieldUses: Object.fromEntries(await fieldUses(tx, id)),
    ...(await common(tx, 'provision_groups', row)),
  };
}

const READ = { area: areaOf, topic: topicOf, provisionGroup: groupOf };

/** A place as editors write it, locked. Throws 404 for an unknown one. */
export async function placeOf(tx: Tx, kind: PlaceKind, id: string): Promise<StaffPlace> {
  const place = await READ[kind](tx, id);
  if (!place) throw notFound(t('This could not be found. Somebody may have deleted it.'));
  return place;
}
