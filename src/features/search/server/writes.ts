import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/schema.ts';
import type { FacetName } from '../facets.ts';
import './tables.ts';

/**
 * Lets saved searches that name a value of a facet name another from now on, each once: what was saved finds the same as before.
 * `keepsFormer`: something else still has the former name, and is looked for beside it.
 */
export async function renameInSavedSearches(
  tx: Tx,
  facet: FacetName,
  { from, to, keepsFormer = false }: { from: string; to: string; keepsFormer?: boolean },
): Promise<void> {
  if (from === to) return;
  const replaced = keepsFormer ? [from, to] : [to];
  await sql`
    update saved_searches s set filters = jsonb_set(s.filters, array[${facet}::text], (
      select jsonb_agg(named.value order by named.place) from (
        select v.value, min(v.place) as place from (
          select unnest(case when one.value = ${from} then ${replaced}::text[] else array[one.value] end) as value, one.place
          from jsonb_array_elements_text(s.filters -> ${facet}::text) with ordinality as one (value, place)
        ) v group by v.value
      ) named
    ))
    where s.filters -> ${facet}::text ? ${from}`.execute(tx);
}
