import { sql } from 'kysely';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { badRequest } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import type { EditableCitation } from '../../editable.ts';
import '../../../legislation/server/tables.ts';
import '../tables.ts';

interface Row {
  id: string;
  name: string;
  archived_at: Date | null;
  archived_by: string | null;
  merged_into: string | null;
}

/**
 * What is to be cited from now on: acts (or regulations) that were merged give way to what stands for them. Throws 400 at `field` for
 * one that was archived since it was picked, unless the provision cites it already. The rows are locked, so that none is archived while
 * it comes to be cited.
 */
export async function offeredInstruments(
  tx: Tx,
  field: 'acts' | 'regulations',
  citations: readonly EditableCitation[],
  cited: ReadonlySet<string>,
): Promise<EditableCitation[]> {
  const ids = citations.map(({ id }) => id);
  const { rows } = await sql<Row>`
    select x.id, x.name, x.archived_at, x.merged_into, concat_ws(' ', u.first_name, u.last_name) as archived_by
    from ${sql.table(field)} x left join users u on u.id = x.archived_by
    where ${oneOf('x.id', ids)} order by x.id for share of x`.execute(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const offered = new Map<string, EditableCitation>();
  for (const { id, sections } of citations) {
    const row = byId.get(id);
    const isGone = row?.archived_at && !row.merged_into && !cited.has(id);
    if (isGone && row.archived_at) {
      const said = {
        name: row.name,
        date: shortDate(torontoDay(row.archived_at)),
        who: row.archived_by ?? '',
      };
      throw badRequest(
        field,
        row.archived_by
          ? t('“{{name}}” was archived on {{date}} by {{who}}. Choose another.', said)
          : t('“{{name}}” was archived on {{date}}. Choose another.', said),
      );
    }
    const stands = row?.merged_into ?? id;
    const before = offered.get(stands);
    const joined = [...new Set([before?.sections, sections])].filter(Boolean).join('; ');
    offered.set(stands, { id: stands, sections: joined || null });
  }
  return [...offered.values()];
}
