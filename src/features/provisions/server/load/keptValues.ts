import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { TypedValue } from '../../contract.ts';
import { PROVISIONS_IN_TOPICS } from '../joins.ts';
import '../tables.ts';

/** A value of a provision that the library leaves to staff, with the keys that say where it stands. */
export interface KeptValue {
  provision_id: string;
  group: string;
  jurisdiction: JurisdictionCode;
  key: string;
  sort: number;
  value: TypedValue['value'];
}

/** What becomes of a kept value: written anew, or not established with what it was. */
export type Conversion = { value: TypedValue['value'] } | { why: string };

/**
 * Brings the values of provisions that staff edited to the kinds of today's fields. `convert` answers null where nothing is to be
 * done. What cannot be converted is not established from now on, and what it was stays in `former`.
 */
export async function convertKeptValues(
  tx: Tx,
  convert: (kept: KeptValue) => Conversion | null,
): Promise<void> {
  const { rows } = await sql<KeptValue>`
    select v.provision_id, g.key as "group", p.jurisdiction, v.key, v.sort, v.value
    from provision_values v join ${PROVISIONS_IN_TOPICS} on p.id = v.provision_id
    where v.value is not null and p.revision is distinct from p.loaded_revision`.execute(tx);
  for (const kept of rows) {
    const conversion = convert(kept);
    if (!conversion) continue;
    const isValue = 'value' in conversion;
    await tx
      .updateTable('provision_values')
      .set({
        value: isValue ? JSON.stringify(conversion.value) : null,
        state: isValue ? null : 'unknown',
        why: isValue ? null : conversion.why,
        former: isValue ? null : JSON.stringify(kept.value),
      })
      .where('provision_id', '=', kept.provision_id)
      .where('key', '=', kept.key)
      .where('sort', '=', kept.sort)
      .execute();
  }
}
