import { sql } from 'kysely';
import type { LinkTable } from '../../../../platform/db/movedLinks.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import '../tables.ts';

/** What cites acts and regulations: the table, the column of what cites, and the column of what is cited. */
const CITING = {
  act: [
    ['provision_acts', 'provision_id', 'act_id'],
    ['special_rule_acts', 'special_rule_id', 'act_id'],
  ],
  regulation: [
    ['provision_regulations', 'provision_id', 'regulation_id'],
    ['special_rule_regulations', 'special_rule_id', 'regulation_id'],
  ],
} as const;

const linksTo = (kind: keyof typeof CITING): LinkTable[] =>
  CITING[kind].map(([table, by, to]) => ({ table, by, to }));

/** Where provisions and special rules cite acts and regulations, for a merge that can be taken back. */
export const CITED_IN_PROVISIONS = { act: linksTo('act'), regulation: linksTo('regulation') };

/**
 * Lets provisions and special rules that cite one act (or regulation) cite another; where both were cited, the sections of both stand
 * with it. The provisions are not edited by that: a newer starter library still brings what it says of them.
 */
export async function moveCitations(
  tx: Tx,
  kind: 'act' | 'regulation',
  { former, successor }: { former: string; successor: string },
): Promise<void> {
  for (const [name, citing, cited] of CITING[kind]) {
    const [table, by, what] = [sql.table(name), sql.ref(citing), sql.ref(cited)];
    await sql`
      update ${table} kept set sections = nullif(concat_ws('; ', kept.sections, moved.sections), '')
      from ${table} moved
      where kept.${what} = ${successor} and moved.${what} = ${former} and moved.${by} = kept.${by}
        and moved.sections is distinct from kept.sections`.execute(tx);
    await sql`
      delete from ${table} moved where moved.${what} = ${former}
        and exists (select 1 from ${table} kept where kept.${what} = ${successor} and kept.${by} = moved.${by})`.execute(
      tx,
    );
    await sql`update ${table} set ${what} = ${successor} where ${what} = ${former}`.execute(tx);
  }
}

/** Lets special rules and exemptions that speak of one industry speak of another, once each. */
export async function moveRuleIndustries(
  tx: Tx,
  { former, successor }: { former: string; successor: string },
): Promise<void> {
  await sql`
    insert into special_rule_industries (special_rule_id, industry_id, sort)
    select special_rule_id, ${successor}, sort from special_rule_industries where industry_id = ${former}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom('special_rule_industries').where('industry_id', '=', former).execute();
}
