import type { Db } from '../../../../platform/db/schema.ts';
import { ownKey } from '../contentIds.ts';

/** The keys under which the rows of this database are exported, by id. */
export interface Keys {
  area: (id: string) => string;
  topic: (id: string) => string;
  group: (id: string) => string;
  industry: (id: string) => string;
  /** Acts and regulations. */
  instrument: (id: string) => string;
  /** The provision group of a provision. */
  groupOfProvision: (id: string) => string;
}

const keysOf = async (
  db: Db,
  table: 'areas' | 'topics' | 'provision_groups' | 'industries' | 'acts' | 'regulations',
): Promise<[string, string][]> => {
  const rows = await db.selectFrom(table).select(['id', 'key']).execute();
  return rows.map(({ id, key }) => [id, key ?? ownKey(id)]);
};

/** Reads the keys of everything that others name. */
export async function readKeys(db: Db): Promise<Keys> {
  const lookup = (pairs: [string, string][]) => {
    const map = new Map(pairs);
    return (id: string): string => map.get(id) ?? ownKey(id);
  };
  const group = lookup(await keysOf(db, 'provision_groups'));
  const provisions = await db.selectFrom('provisions').select(['id', 'provision_group_id']).execute();
  const groupIdOf = new Map(provisions.map(({ id, provision_group_id }) => [id, provision_group_id]));
  return {
    area: lookup(await keysOf(db, 'areas')),
    topic: lookup(await keysOf(db, 'topics')),
    group,
    industry: lookup(await keysOf(db, 'industries')),
    instrument: lookup([...(await keysOf(db, 'acts')), ...(await keysOf(db, 'regulations'))]),
    groupOfProvision: (id) => group(groupIdOf.get(id) ?? id),
  };
}
