import { sql } from 'kysely';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { badRequest } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import type { EditableCitation } from '../../editable.ts';
import '../../../catalogue/server/tables.ts';
import '../../../legislation/server/tables.ts';
import '../tables.ts';

interface Row {
  id: string;
  name: string;
  archived_at: Date | null;
  archived_by: string | null;
  merged_into: string | null;
}

type Named = 'acts' | 'regulations' | 'industries';

/**
 * What things that were picked are named by from now on: those that were merged give way to what stands for them. Throws 400 at `field`
 * for one that was archived since it was picked, unless it was named before. The rows are locked, so that none is archived while it
 * comes to be named.
 */
async function standing(
  tx: Tx,
  field: Named,
  ids: readonly string[],
  before: ReadonlySet<string>,
): Promise<(id: string) => string> {
  const { rows } = await sql<Row>`
    select x.id, x.name, x.archived_at, x.merged_into, concat_ws(' ', u.first_name, u.last_name) as archived_by
    from ${sql.table(field)} x left join users u on u.id = x.archived_by
    where ${oneOf('x.id', ids)} order by x.id for share of x`.execute(tx);
  for (const { id, name, archived_at, archived_by, merged_into } of rows) {
    if (!archived_at || merged_into || before.has(id)) continue;
    const said = { name, date: shortDate(torontoDay(archived_at)), who: archived_by ?? '' };
    throw badRequest(
      field,
      archived_by
        ? t('“{{name}}” was archived on {{date}} by {{who}}. Choose another.', said)
        : t('“{{name}}” was archived on {{date}}. Choose another.', said),
    );
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => byId.get(id)?.merged_into ?? id;
}

/** Acts (or regulations) as they are to be cited (`standing`), each once with all its sections. */
export async function offeredInstruments(
  tx: Tx,
  field: 'acts' | 'regulations',
  citations: readonly EditableCitation[],
  cited: ReadonlySet<string>,
): Promise<EditableCitation[]> {
  const ids = citations.map(({ id }) => id);
  const standsFor = await standing(tx, field, ids, cited);
  const offered = new Map<string, EditableCitation>();
  for (const { id, sections } of citations) {
    const stands = standsFor(id);
    const before = offered.get(stands);
    const joined = [...new Set([before?.sections, sections])].filter(Boolean).join('; ');
    offered.set(stands, { id: stands, sections: joined || null });
  }
  return [...offered.values()];
}

/** Industries as they are to be named (`standing`), each once. */
export async function offeredIndustries(
  tx: Tx,
  ids: readonly string[],
  named: ReadonlySet<string>,
): Promise<string[]> {
  const standsFor = await standing(tx, 'industries', ids, named);
  return [...new Set(ids.map(standsFor))];
}
