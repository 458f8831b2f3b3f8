import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { fieldsOfGroups } from '../../catalogue/server/reads.ts';
import type { TypedValue } from '../contract.ts';
import { PLACED_PROVISIONS } from './joins.ts';
import './tables.ts';

/** A figure that has to be entered anew, with what it was. */
export interface UnconvertedValue {
  provisionId: string;
  name: string;
  jurisdiction: JurisdictionCode;
  key: string;
  label: string;
  former: NonNullable<TypedValue['value']>;
  from: string | null;
  to: string | null;
}

/** More than a library has provisions that staff edited between two versions of it. */
const MAX_LISTED = 1_000;

/**
 * The typed values that a newer library could not bring to the kind of their field, in the order of the catalogue: they are shown
 * as not established until an editor enters them anew.
 */
export async function unconvertedValues(db: Db): Promise<UnconvertedValue[]> {
  const { rows } = await sql<Omit<UnconvertedValue, 'label'> & { group_id: string }>`
    select p.id as "provisionId", g.name, p.jurisdiction, v.key, v.former, v.from_date as "from", v.to_date as "to",
      g.id as group_id
    from provision_values v join ${PLACED_PROVISIONS} on p.id = v.provision_id
    where v.former is not null and v.value is null
    order by a.sort, t.sort, g.sort, j.sort, v.key, v.sort limit ${MAX_LISTED}`.execute(db);
  const fields = await fieldsOfGroups(db, [...new Set(rows.map(({ group_id }) => group_id))]);
  return rows.map(({ group_id, ...row }) => ({
    ...row,
    label: fields.get(group_id)?.find(({ key }) => key === row.key)?.label ?? row.key,
  }));
}
