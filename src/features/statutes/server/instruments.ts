import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { CitedInstruments } from '../../provisions/server/reads.ts';
import '../../legislation/server/tables.ts';

const BASE = 'https://laws-lois.justice.gc.ca/eng';

/** The official address of a federal act or regulation, made from its number: `L-2`, `C.R.C., c. 986`, `SOR/86-304`. */
export function addressOf(kind: 'act' | 'regulation', number: string): string {
  // The French file names a chapter "ch."
  const name = number
    .replace(/\bch\./, 'c.')
    .replaceAll('/', '-')
    .replaceAll(' ', '_')
    .replace(/^DORS-/, 'SOR-')
    .replace(/^TR-/, 'SI-');
  return `${BASE}/${kind === 'act' ? 'acts' : 'regulations'}/${name}/`;
}

const bare = (column: string) =>
  sql`rtrim(regexp_replace(${sql.ref(column)}, '^https?://(www\\.)?', ''), '/')`;

export interface InstrumentAt {
  id: string;
  key: string | null;
  name: string;
}

/** The acts and regulations of the library that lead to this address: an act may be there once for each of its parts. */
export async function instrumentsAt(db: Db, address: string): Promise<InstrumentAt[]> {
  const wanted = address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  const { rows } = await sql<InstrumentAt>`
    select id, key, name from (
      select id, key, name, url from acts union all select id, key, name, url from regulations) i
    where ${bare('i.url')} = ${wanted} order by name`.execute(db);
  return rows;
}

export const citedOf = (instruments: readonly InstrumentAt[]): CitedInstruments => ({
  ids: instruments.map(({ id }) => id),
  keys: instruments.flatMap(({ key }) => key ?? []),
});

/** The addresses of these acts and regulations, by their ids; those that have none are left out. */
export async function addressesOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { name: string; address: string }>> {
  const { rows } = await sql<{ id: string; name: string; url: string }>`
    select id, name, url from (
      select id, name, url from acts union all select id, name, url from regulations) i
    where id = any(${sql.val(ids)}::text[]) and url is not null`.execute(db);
  return new Map(rows.map(({ id, name, url }) => [id, { name, address: `${url.replace(/\/?$/, '/')}` }]));
}
