import { sql } from 'kysely';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import type { Editor } from './editor.ts';
import '../tables.ts';

/**
 * Gives a source of provisions and of their special rules its new address, wherever it is named; one that has both keeps the new one
 * once, read on the later day. Answers how many provisions have it. No word of them changes, and nobody is told.
 */
export async function replaceSource(
  tx: Tx,
  now: Date,
  actor: Editor,
  from: string,
  to: string,
): Promise<number> {
  const rename = (table: 'provisions' | 'special_rules') =>
    sql<{ id: string }>`
      update ${sql.table(table)} p set revision = p.revision + 1, sources = (
        select jsonb_agg(source order by first) from (
          select distinct on (source ->> 'ref') source, min(n) over (partition by source ->> 'ref') as first
          from (
            select case when s ->> 'ref' = ${from} then jsonb_set(s, '{ref}', to_jsonb(${to}::text)) else s end as source, n
            from jsonb_array_elements(p.sources) with ordinality as e(s, n)) renamed
          order by source ->> 'ref', source ->> 'checked' desc nulls last) once)
      where p.sources @> ${JSON.stringify([{ ref: from }])}::jsonb
      returning p.id`.execute(tx);
  const { rows } = await rename('provisions');
  await rename('special_rules');
  await sql`update provision_values set source = ${to} where source = ${from}`.execute(tx);
  await sql`
    insert into provision_source_changes (provision_id, ref, kind, changed_on, found_at, read_revision)
    select provision_id, ${to}, kind, changed_on, found_at, read_revision from provision_source_changes where ref = ${from}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom('provision_source_changes').where('ref', '=', from).execute();
  for (const { id } of rows) {
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'provision.moveSource',
      subject: { kind: 'provision', id },
      before: { ref: from },
      after: { ref: to },
    });
  }
  return rows.length;
}
