import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/** The changes of sources that are being checked; of a page only while the provision rests on it. For queries of `provisions`. */
const OPEN_CHANGES = sql`provision_source_changes x where x.provision_id = provisions.id and x.read_revision is null
  and (x.kind = 'law' or provisions.sources @> jsonb_build_array(jsonb_build_object('ref', x.ref)))`;

/** The day since which a source of a provision has changed and is being checked; null when none has. For queries of `provisions`. */
export const SOURCE_CHANGED_ON = sql<string | null>`(select min(x.changed_on) from ${OPEN_CHANGES})`;

/** Whether a changed source of a provision is being checked. For queries of `provisions`. */
export const HAS_CHANGED_SOURCE = sql<boolean>`exists (select 1 from ${OPEN_CHANGES})`;

/** How many published provisions tell readers that a source of theirs changed. */
export async function countChangedProvisions(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('provisions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_published', '=', true)
    .where(HAS_CHANGED_SOURCE)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The sources of a provision that changed since it was read against them, with the day. */
export async function sourceChangesOf(
  db: Db,
  provisionIds: readonly string[],
): Promise<Map<string, { ref: string; changedOn: string }[]>> {
  const rows = await db
    .selectFrom('provision_source_changes')
    .select(['provision_id', 'ref', 'changed_on'])
    .where(oneOf('provision_id', provisionIds))
    .where('read_revision', 'is', null)
    .orderBy('changed_on')
    .execute();
  const changes = new Map<string, { ref: string; changedOn: string }[]>();
  for (const { provision_id, ref, changed_on } of rows) {
    changes.set(provision_id, [...(changes.get(provision_id) ?? []), { ref, changedOn: changed_on }]);
  }
  return changes;
}

export interface SourceChange {
  ref: string;
  kind: 'page' | 'law';
  /** The day on which it changed, as far as is known. */
  changedOn: string;
  provisionIds: readonly string[];
}

/**
 * Lets readers of these provisions know that a source changed, until they are read against it. Where that is told already, the first
 * day stays.
 */
export async function notifySourceChanged(
  tx: Tx,
  now: Date,
  { ref, kind, changedOn, provisionIds }: SourceChange,
): Promise<void> {
  await sql`
    insert into provision_source_changes (provision_id, ref, kind, changed_on, found_at)
    select id, ${ref}, ${kind}, ${changedOn}::date, ${now} from provisions where ${oneOf('id', provisionIds)}
    on conflict (provision_id, ref) do update set read_revision = null, found_at = excluded.found_at,
      changed_on = case when provision_source_changes.read_revision is null
        then least(provision_source_changes.changed_on, excluded.changed_on) else excluded.changed_on end`.execute(
    tx,
  );
}

/** Takes the word of a changed source back: it was not about the law. Of these provisions, or of all. */
export async function withdrawSourceChange(
  tx: Tx,
  ref: string,
  provisionIds?: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('provision_source_changes')
    .where('ref', '=', ref)
    .where('read_revision', 'is', null)
    .$if(provisionIds !== undefined, (query) => query.where(oneOf('provision_id', provisionIds ?? [])))
    .execute();
}

/** A provision was read against these sources, or against all that changed; `revision` is what the reading made. */
export async function markRead(
  tx: Tx,
  provisionId: string,
  revision: number,
  refs?: readonly string[],
): Promise<void> {
  await tx
    .updateTable('provision_source_changes')
    .set({ read_revision: revision })
    .where('provision_id', '=', provisionId)
    .where('read_revision', 'is', null)
    .$if(refs !== undefined, (query) => query.where(oneOf('ref', refs ?? [])))
    .execute();
}

/** A reading is taken back: what it ended is told again. */
export async function forgetReading(tx: Tx, provisionId: string, revision: number): Promise<void> {
  await tx
    .updateTable('provision_source_changes')
    .set({ read_revision: null })
    .where('provision_id', '=', provisionId)
    .where('read_revision', '=', revision)
    .execute();
}
