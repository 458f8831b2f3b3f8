import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { JoinedProvision } from '../load/joinProvisions.ts';
import '../tables.ts';

interface Pair {
  former: string;
  successor: string;
}

interface Facing extends JoinedProvision {
  jurisdiction: JurisdictionCode;
  /** Readers see the text of the former. */
  isShown: boolean;
}

const facing = async (tx: Tx, { former, successor }: Pair): Promise<Facing[]> => {
  const { rows } = await sql<Facing>`
    select old.id as former, kept.id as successor, old.jurisdiction, old.is_published as "isShown"
    from provisions old join provisions kept on kept.jurisdiction = old.jurisdiction
    where old.provision_group_id = ${former} and kept.provision_group_id = ${successor}
    order by old.jurisdiction`.execute(tx);
  return rows;
};

/** The jurisdictions of which a group shows a text to readers where another group has one too: the two cannot become one. */
export async function standingInBoth(tx: Tx, pair: Pair): Promise<JurisdictionCode[]> {
  const rows = await facing(tx, pair);
  return rows.filter(({ isShown }) => isShown).map(({ jurisdiction }) => jurisdiction);
}

/**
 * Moves the provisions of one group into another with their special rules. A text that readers do not see, and that the other group
 * has for the same jurisdiction, stays where it is; links to it lead to the other from now on. Answers those pairs: what people keep
 * with the former is its owners' to move.
 */
export async function mergeGroupProvisions(tx: Tx, pair: Pair): Promise<JoinedProvision[]> {
  const pairs = await facing(tx, pair);
  for (const { former, successor } of pairs) {
    await sql`insert into provision_merges (provision_id, successor_id) values (${former}, ${successor})
      on conflict (provision_id) do update set successor_id = excluded.successor_id`.execute(tx);
  }
  await sql`
    update provisions set provision_group_id = ${pair.successor}
    where provision_group_id = ${pair.former} and id <> all(${pairs.map(({ former }) => former)}::text[])`.execute(
    tx,
  );
  for (const [name, by] of [
    ['special_rule_groups', 'special_rule_id'],
    ['coverage_limit_groups', 'coverage_limit_id'],
  ] as const) {
    const [table, ref] = [sql.table(name), sql.ref(by)];
    await sql`
      insert into ${table} (${ref}, provision_group_id) select ${ref}, ${pair.successor} from ${table}
      where provision_group_id = ${pair.former} on conflict do nothing`.execute(tx);
    await sql`delete from ${table} where provision_group_id = ${pair.former}`.execute(tx);
  }
  return pairs;
}
