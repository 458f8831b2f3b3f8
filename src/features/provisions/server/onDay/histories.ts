import { sql } from 'kysely';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import {
  type ActDates,
  type DatedChange,
  datedChangesOf,
  datesOfActs,
} from '../../../legislation/server/reads.ts';
import { type LawText, lawTexts } from './lawTexts.ts';

/** What is known of a provision over time, the same for everybody. */
export interface ProvisionHistory {
  /** Its texts, today's among them. */
  texts: LawText[];
  changes: DatedChange[];
  acts: ReadonlyMap<string, ActDates>;
}

const TEXTS = [
  'description',
  'text_description',
  'warning',
  'text_warning',
  'policy',
  'text_policy',
] as const;

/** The earlier texts of these provisions. */
const versionsOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('provision_versions')
    .select([
      'provision_id',
      'effective_from',
      'effective_to',
      'published_at',
      'change_type',
      'from_library',
      ...TEXTS,
    ])
    .where(oneOf('provision_id', ids))
    .orderBy(sql`coalesce(effective_from, (published_at at time zone 'America/Toronto')::date)`)
    .orderBy('published_at')
    .execute();

type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number];

const currentOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('provisions')
    .select(['id', 'effective_date', 'updated_at', ...TEXTS])
    .where(oneOf('id', ids))
    .execute();

/** Reads what is known of these provisions over time, by id: four queries, however many provisions. */
export async function historiesOf(db: Db, ids: string[]): Promise<Map<string, ProvisionHistory>> {
  const [current, versions, changes, acts] = await Promise.all([
    currentOf(db, ids),
    versionsOf(db, ids),
    datedChangesOf(db, ids),
    datesOfActs(db),
  ]);
  const earlier = new Map<string, VersionRow[]>();
  for (const row of versions) {
    const list = earlier.get(row.provision_id);
    if (list) list.push(row);
    else earlier.set(row.provision_id, [row]);
  }
  return new Map(
    current.map((row) => [
      row.id,
      { texts: lawTexts(row, earlier.get(row.id) ?? []), changes: changes.get(row.id) ?? [], acts },
    ]),
  );
}
