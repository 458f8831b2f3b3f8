import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { groupsInAreas } from '../../catalogue/server/reads.ts';
import { placedProvisions } from '../../provisions/server/reads.ts';
import { COVERAGE_VIEWS, type CoverageArea, type CoverageRow, type CoverageView } from '../coverage.ts';

/** Of archived things nothing is to be written any more. */
const IS_OFFERED = sql<SqlBool>`(areas.archived_at is null and topics.archived_at is null and provision_groups.archived_at is null)`;

/** `countsIn` of coverage.ts, for SQL. */
const counted = (view: CoverageView, today: string): RawBuilder<SqlBool> => {
  if (view === 'lawText') return sql`provisions.is_published and provisions.verification = 'official-text'`;
  if (view === 'confirmed') return sql`provisions.is_published and provisions.confidence = 'high'`;
  if (view === 'inTime') return sql`provisions.is_published and provisions.review_due > ${today}::date`;
  return sql`provisions.is_published`;
};

type Counts = Record<CoverageView, number>;
const NONE: Counts = { published: 0, lawText: 0, confirmed: 0, inTime: 0 };

/** How much of the library there is, area by jurisdiction and by how it stands: two queries however large it is. */
export async function coverageOf(db: Db, today: string): Promise<CoverageArea[]> {
  const areas = await groupsInAreas(db)
    .select((eb) => ['areas.id', 'areas.name', 'areas.jurisdictions', eb.fn.countAll<number>().as('groups')])
    .where(IS_OFFERED)
    .groupBy('areas.id')
    .orderBy('areas.sort')
    .execute();
  const rows = await placedProvisions(db)
    .select(['areas.id', 'provisions.jurisdiction'])
    .select(
      COVERAGE_VIEWS.map((view) =>
        sql<number>`count(*) filter (where ${counted(view, today)})::int`.as(view),
      ),
    )
    .where(IS_OFFERED)
    .groupBy(['areas.id', 'provisions.jurisdiction'])
    .execute();
  const cells = new Map(
    rows.map(({ id, jurisdiction, ...counts }) => [`${id} ${jurisdiction}`, counts as unknown as Counts]),
  );
  return areas.map(({ id, name, jurisdictions, groups }) => ({
    id,
    name,
    groups: Number(groups),
    cells: JURISDICTION_CODES.map((jurisdiction) => {
      const counts = cells.get(`${id} ${jurisdiction}`) ?? NONE;
      return { jurisdiction, applies: jurisdictions.includes(jurisdiction) || counts.published > 0, counts };
    }),
  }));
}

/** What is behind a cell: every group of the area, with the provision of the jurisdiction. Throws 404 for an unknown area. */
export async function behindCell(
  db: Db,
  { area, jurisdiction }: { area: string; jurisdiction: JurisdictionCode },
): Promise<{ area: { id: string; name: string }; rows: CoverageRow[] }> {
  const known = await db.selectFrom('areas').select(['id', 'name']).where('id', '=', area).executeTakeFirst();
  if (!known) throw notFound();
  const rows = await groupsInAreas(db)
    .leftJoin('provisions', (join) =>
      join
        .onRef('provisions.provision_group_id', '=', 'provision_groups.id')
        .on('provisions.jurisdiction', '=', jurisdiction),
    )
    .select([
      'provision_groups.id as group_id',
      'provision_groups.name',
      'topics.id as topic_id',
      'topics.name as topic',
      'provisions.id',
      'provisions.is_published',
      'provisions.verification',
      'provisions.confidence',
      'provisions.review_due',
    ])
    .where('areas.id', '=', area)
    .where(IS_OFFERED)
    .orderBy('topics.sort')
    .orderBy('provision_groups.sort')
    .orderBy('provision_groups.id')
    .execute();
  return {
    area: known,
    rows: rows.map((row) => ({
      groupId: row.group_id,
      name: row.name,
      topic: { id: row.topic_id, name: row.topic },
      provision:
        row.id === null || row.verification === null || row.confidence === null
          ? null
          : {
              id: row.id,
              isPublished: row.is_published ?? false,
              verification: row.verification,
              confidence: row.confidence,
              reviewDue: row.review_due,
            },
    })),
  };
}
