import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { FieldDefinition } from '../../../catalogue/server/tables.ts';
import type { EditableCitation, EditableProvision, EditableRow } from '../../editable.ts';
import { placedProvisions } from '../joins.ts';
import '../tables.ts';

/** A provision with its place, as editors open it. */
const provisionForEditing = (db: Db, id: string) =>
  placedProvisions(db)
    .select([
      'provisions.id',
      'provisions.revision',
      'provisions.jurisdiction',
      'provisions.is_published',
      'provisions.is_public_sample',
      'provisions.description',
      'provisions.warning',
      'provisions.policy',
      'provisions.policy_template',
      'provisions.effective_date',
      'provisions.confidence',
      'provisions.verification',
      'provisions.sources',
      'provisions.open_question',
      'provisions.editor_note',
      'provisions.review_due',
      'provisions.review_by',
      'provisions.updated_at',
      'jurisdictions.name as jurisdiction_name',
      'areas.id as area_id',
      'areas.name as area_name',
      'topics.id as topic_id',
      'topics.name as topic_name',
      'topics.frozen_at',
      'provision_groups.id as group_id',
      'provision_groups.name as group_name',
      'provision_groups.fields',
    ])
    .where('provisions.id', '=', id)
    .executeTakeFirst();

export type ProvisionForEditing = NonNullable<Awaited<ReturnType<typeof provisionForEditing>>>;

async function rowsByKey(db: Db, id: string): Promise<Record<string, EditableRow[]>> {
  const rows = await db
    .selectFrom('provision_values')
    .selectAll()
    .where('provision_id', '=', id)
    .orderBy('key')
    .orderBy('sort')
    .execute();
  const byKey: Record<string, EditableRow[]> = {};
  for (const { key, value, state, why, source, cites, from_date, to_date } of rows) {
    const basis = {
      ...(source === null ? {} : { source }),
      ...(cites === null ? {} : { cites }),
      ...(from_date === null ? {} : { from: from_date }),
      ...(to_date === null ? {} : { to: to_date }),
    };
    const row = state
      ? { state, ...(why === null ? {} : { why }), ...basis }
      : { value: value as never, ...basis };
    byKey[key] = [...(byKey[key] ?? []), row];
  }
  return byKey;
}

/**
 * A provision with everything that one publication replaces, as it is published now; undefined when there is none. For staff:
 * entitlements are not asked for.
 */
export async function editableOf(
  db: Db,
  id: string,
): Promise<{ row: ProvisionForEditing; content: EditableProvision } | undefined> {
  const row = await provisionForEditing(db, id);
  if (!row) return undefined;
  const values = await rowsByKey(db, id);
  const acts: EditableCitation[] = await db
    .selectFrom('provision_acts')
    .select(['act_id as id', 'sections'])
    .where('provision_id', '=', id)
    .orderBy('sort')
    .execute();
  const regulations: EditableCitation[] = await db
    .selectFrom('provision_regulations')
    .select(['regulation_id as id', 'sections'])
    .where('provision_id', '=', id)
    .orderBy('sort')
    .execute();
  const references = await db
    .selectFrom('provision_references')
    .select('reference_id')
    .where('provision_id', '=', id)
    .orderBy('sort')
    .execute();
  const content: EditableProvision = {
    description: row.description ?? '',
    warning: row.warning,
    policy: row.policy_template ?? row.policy,
    effectiveDate: row.effective_date,
    confidence: row.confidence,
    openQuestion: row.open_question,
    editorNote: row.editor_note,
    sources: row.sources,
    values,
    acts,
    regulations,
    references: references.map(({ reference_id }) => reference_id),
  };
  return { row, content };
}

/** The names and places of these provisions, for "Also see". */
export const namesOfProvisions = (db: Db, ids: readonly string[]) =>
  placedProvisions(db)
    .select(['provisions.id', 'provision_groups.name', 'topics.name as topic'])
    .where(oneOf('provisions.id', ids))
    .execute();

/** The dated rows of one field in every provision of a group, newest first: by provision. */
export async function valuesOfGroup(
  db: Db,
  groupId: string,
  key: string,
): Promise<Map<string, { value: unknown; from?: string; to?: string }[]>> {
  const rows = await db
    .selectFrom('provision_values')
    .innerJoin('provisions', 'provisions.id', 'provision_values.provision_id')
    .select([
      'provision_values.provision_id',
      'provision_values.value',
      'provision_values.from_date',
      'provision_values.to_date',
    ])
    .where('provisions.provision_group_id', '=', groupId)
    .where('provision_values.key', '=', key)
    .where('provision_values.value', 'is not', null)
    .orderBy('provision_values.sort')
    .execute();
  const byProvision = new Map<string, { value: unknown; from?: string; to?: string }[]>();
  for (const { provision_id, value, from_date, to_date } of rows) {
    const row = { value, ...(from_date ? { from: from_date } : {}), ...(to_date ? { to: to_date } : {}) };
    byProvision.set(provision_id, [...(byProvision.get(provision_id) ?? []), row]);
  }
  return byProvision;
}

/** How many earlier texts a provision has. */
export async function countVersions(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('provision_versions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('provision_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How often these provisions were opened since a day, by id; those that nobody opened are left out. */
export async function readsSince(db: Db, ids: readonly string[], day: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('provision_reads')
    .select((eb) => ['provision_id', eb.fn.sum<number>('reads').as('reads')])
    .where(oneOf('provision_id', ids))
    .where('day', '>=', day)
    .groupBy('provision_id')
    .execute();
  return new Map(rows.map(({ provision_id, reads }) => [provision_id, Number(reads)]));
}

const MAX_CHOICES = 20;

/** Other provisions of a jurisdiction whose name holds these words. */
export const searchPlaces = (db: Db, q: string, jurisdiction: JurisdictionCode, except: string) =>
  placedProvisions(db)
    .select(['provisions.id', 'provision_groups.name', 'topics.name as topic'])
    .where('provisions.jurisdiction', '=', jurisdiction)
    .where('provisions.id', '<>', except)
    .where((eb) =>
      eb(
        eb.fn('lower', ['provision_groups.name']),
        'like',
        `%${q.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`,
      ),
    )
    .orderBy('provision_groups.name')
    .limit(MAX_CHOICES)
    .execute();

/** The typed values of other groups in the same jurisdiction, by the keys of the groups: what policies name beside their own. */
export async function valuesOfOtherGroups(
  db: Db,
  groupKeys: readonly string[],
  jurisdiction: JurisdictionCode,
) {
  const rows = await placedProvisions(db)
    .select(['provisions.id', 'provisions.confidence', 'provision_groups.key', 'provision_groups.fields'])
    .where(oneOf('provision_groups.key', groupKeys))
    .where('provisions.jurisdiction', '=', jurisdiction)
    .limit(MAX_CHOICES)
    .execute();
  const found: {
    group: string;
    confidence: 'high' | 'medium' | 'low';
    fields: FieldDefinition[];
    values: Record<string, EditableRow[]>;
  }[] = [];
  // A policy names a handful at most.
  for (const { id, key, confidence, fields } of rows) {
    found.push({ group: key, confidence, fields, values: await rowsByKey(db, id) });
  }
  return found;
}
