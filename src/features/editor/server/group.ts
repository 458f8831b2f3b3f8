import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { groupsInAreas } from '../../catalogue/server/reads.ts';
import { rowOn } from '../../library/lintProvision.ts';
import { valuesOfGroup } from '../../provisions/server/reads.ts';
import { markOf } from '../marks.ts';
import type { Cell, Field, Group } from '../schemas.ts';
import './tables.ts';

type NumberRow = { value?: unknown; from?: string; to?: string };

/** The row of a number field that holds on a day, or the newest that will. */
const shownRow = (rows: readonly NumberRow[], today: string): NumberRow | undefined =>
  (rowOn(rows as never, today) as NumberRow | undefined) ?? rows[0];

const placedGroup = (db: Db, id: string) =>
  groupsInAreas(db)
    .select([
      'provision_groups.id',
      'provision_groups.name',
      'provision_groups.fields',
      'areas.id as area_id',
      'areas.name as area',
      'areas.jurisdictions',
      'topics.id as topic_id',
      'topics.name as topic',
      'topics.frozen_at',
    ])
    .where('provision_groups.id', '=', id)
    .executeTakeFirst();

const provisionsIn = (db: Db, groupId: string) =>
  db
    .selectFrom('provisions')
    .select(['id', 'jurisdiction', 'is_published', 'confidence', 'review_due', 'verification'])
    .where('provision_group_id', '=', groupId)
    .execute();

/** The drafts of all editors, the latest first. */
const draftsIn = (db: Db, groupId: string) =>
  db
    .selectFrom('provision_drafts')
    .innerJoin('provisions', 'provisions.id', 'provision_drafts.provision_id')
    .select(['provision_drafts.provision_id', 'provision_drafts.content'])
    .where('provisions.provision_group_id', '=', groupId)
    .orderBy('provision_drafts.updated_at', 'desc')
    .execute();

/** The cell of a jurisdiction that has no provision of the group: to be written, or not of its law. */
const cellWithout = (jurisdiction: JurisdictionCode, isOfArea: boolean): Cell => ({
  jurisdiction,
  mark: isOfArea ? 'empty' : 'none',
  provisionId: null,
  verification: null,
  value: null,
  draftValue: null,
});

interface Held {
  row: Awaited<ReturnType<typeof provisionsIn>>[number];
  draft: Awaited<ReturnType<typeof draftsIn>>[number] | undefined;
  /** The group's first number field, and its rows in the provision as it is published. */
  field: Field | null;
  rows: readonly NumberRow[];
}

function cellOf({ row, draft, field, rows }: Held, today: string): Cell {
  const shown = shownRow(rows, today);
  const drafted = field && shownRow(draft?.content.values[field.key] ?? [], today)?.value;
  const marked = {
    isPublished: row.is_published,
    confidence: row.confidence,
    reviewDue: row.review_due,
    hasDraft: draft !== undefined,
  };
  return {
    jurisdiction: row.jurisdiction,
    provisionId: row.id,
    mark: markOf(marked, today),
    verification: row.verification,
    value:
      field && typeof shown?.value === 'number'
        ? { value: shown.value, unit: field.unit ?? null, from: shown.from ?? null }
        : null,
    draftValue: typeof drafted === 'number' ? drafted : null,
  };
}

/** The 14 jurisdictions of a group side by side: marks, and the first number field as it holds today. Throws 404 for an unknown group. */
export async function groupOf(db: Db, id: string, today: string): Promise<Group> {
  const group = await placedGroup(db, id);
  if (!group) throw notFound(t('This provision group could not be found.'));
  const field = group.fields.find(({ type }) => type === 'number') ?? null;
  const provisions = await provisionsIn(db, id);
  const values = field ? await valuesOfGroup(db, id, field.key) : new Map<string, NumberRow[]>();
  const drafts = await draftsIn(db, id);
  const byCode = new Map(provisions.map((row) => [row.jurisdiction, row]));
  const cells = JURISDICTION_CODES.map((code) => {
    const row = byCode.get(code);
    if (!row) return cellWithout(code, group.jurisdictions.includes(code));
    const draft = drafts.find(({ provision_id }) => provision_id === row.id);
    return cellOf({ row, draft, field, rows: values.get(row.id) ?? [] }, today);
  });
  return {
    id: group.id,
    name: group.name,
    area: { id: group.area_id, name: group.area },
    topic: { id: group.topic_id, name: group.topic, frozenAt: group.frozen_at },
    field,
    cells,
  };
}
