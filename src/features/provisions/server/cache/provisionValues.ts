import { sql } from 'kysely';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { fieldsOfGroups } from '../../../catalogue/server/reads.ts';
import type { Citation, TypedValue } from '../../contract.ts';
import { sourceName } from '../sourceName.ts';
import '../tables.ts';
import { type ByProvision, grouped } from './provisionDetails.ts';

interface ValueRow {
  provision_id: string;
  group_id: string;
  key: string;
  value: TypedValue['value'];
  state: TypedValue['state'];
  why: string | null;
  source: string | null;
  checked: string | null;
  cites: { id: string; sections?: string }[] | null;
  from_date: string | null;
  to_date: string | null;
}

/** The instruments that values cite for themselves, by the keys the library knows them by. */
async function citedInstruments(db: Db, rows: ValueRow[]): Promise<Map<string, Omit<Citation, 'sections'>>> {
  const keys = [...new Set(rows.flatMap(({ cites }) => (cites ?? []).map(({ id }) => id)))];
  if (keys.length === 0) return new Map();
  const instruments = await sql<Omit<Citation, 'sections'> & { key: string }>`
    select x.key, i.id, i.name, i.url from acts x join acts i on i.id = coalesce(x.merged_into, x.id)
    where ${oneOf('x.key', keys)}
    union all
    select x.key, i.id, i.name, i.url from regulations x join regulations i on i.id = coalesce(x.merged_into, x.id)
    where ${oneOf('x.key', keys)}`.execute(db);
  return new Map(instruments.rows.map(({ key, id, name, url }) => [key, { id, name, url }]));
}

/**
 * The typed values of each provision, with their labels and units, in the order the group shows them, newest first; what has no
 * value says why. Labels are joined here and not in SQL: unfolding every group's fields for every row took most of the whole call.
 */
export async function valuesOf(db: Db, ids: string[]): Promise<ByProvision<TypedValue>> {
  const { rows } = await sql<ValueRow>`
    select v.provision_id, p.provision_group_id as group_id, v.key, v.value, v.state, v.why, v.source, v.cites,
      case when v.source is not null then (select max(s ->> 'checked') from jsonb_array_elements(p.sources) s
        where s ->> 'ref' = v.source) end as checked,
      v.from_date, v.to_date
    from provision_values v join provisions p on p.id = v.provision_id
    where ${oneOf('v.provision_id', ids)} order by v.provision_id, v.sort`.execute(db);
  const [fieldsOf, instruments] = await Promise.all([
    fieldsOfGroups(db, [...new Set(rows.map((row) => row.group_id))]),
    citedInstruments(db, rows),
  ]);
  const items = rows.flatMap((row) => {
    const fields = fieldsOf.get(row.group_id) ?? [];
    const position = fields.findIndex((field) => field.key === row.key);
    const field = fields[position];
    if (!field) return [];
    const { provision_id, key, value, state, why, source, checked, from_date: from, to_date: to } = row;
    const item: TypedValue = {
      ...{ key, label: field.label, unit: field.unit ?? null, value, state, why, from, to },
      source:
        source === null
          ? null
          : { name: sourceName(source), url: URL.canParse(source) ? source : null, checked },
      cites: (row.cites ?? []).flatMap(({ id, sections }) => {
        const instrument = instruments.get(id);
        return instrument ? [{ ...instrument, sections: sections ?? null }] : [];
      }),
    };
    return [{ provision_id, position, item }];
  });
  items.sort((a, b) => a.position - b.position);
  return grouped(items);
}
