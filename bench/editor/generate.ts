import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/schema.ts';

/** The tables of a provision, with the columns that name it or its group. */
const CHILDREN = [
  'provision_values',
  'provision_acts',
  'provision_regulations',
  'provision_references',
  'provision_versions',
];

/** The columns of a table, those of `replaced` in the words given. */
async function columnsOf(db: Db, table: string, replaced: Record<string, string>): Promise<[string, string]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    db,
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  const values = rows.map(({ name }) => replaced[name] ?? `"${name}"`).join(', ');
  return [names, values];
}

async function copy(db: Db, table: string, replaced: Record<string, string>, where: string): Promise<void> {
  const [names, values] = await columnsOf(db, table, replaced);
  await sql.raw(`insert into ${table} (${names}) select ${values} from ${table} where ${where}`).execute(db);
}

/**
 * Copies the library's provisions, with all that hangs on them, under groups of their own until there are so many. The copies are told
 * apart by the end of their ids. Answers how many provisions there are.
 */
export async function multiplyProvisions(db: Db, wanted: number): Promise<number> {
  const count = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from provisions`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const original = `position('__' in id) = 0`;
  const own = await count();
  const copies = Math.max(0, Math.ceil((wanted - own) / own));
  for (let n = 1; n <= copies; n += 1) {
    const end = `__${n}`;
    const id = (column: string) => `"${column}" || '${end}'`;
    await copy(db, 'provision_groups', { id: id('id'), key: id('key'), name: `"name" || ' ${n}'` }, original);
    await copy(db, 'provisions', { id: id('id'), provision_group_id: id('provision_group_id') }, original);
    for (const table of CHILDREN) {
      const ids: Record<string, string> = table === 'provision_versions' ? { id: id('id') } : {};
      await copy(
        db,
        table,
        { ...ids, provision_id: id('provision_id') },
        `position('__' in provision_id) = 0`,
      );
    }
  }
  await sql`analyze`.execute(db);
  return count();
}
