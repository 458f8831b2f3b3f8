import type { Insertable } from 'kysely';
import { followMerged, followRows } from '../../../../platform/db/archive.ts';
import { contentHash, insertRows, loadRows, written } from '../../../../platform/db/loadRows.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import type { SpecialRuleActsTable, SpecialRuleRegulationsTable, SpecialRulesTable } from '../tables.ts';

export interface SpecialRuleToLoad {
  rule: Omit<
    Insertable<SpecialRulesTable>,
    'revision' | 'content_hash' | 'loaded_revision' | 'updated_at'
  > & { id: string };
  updatedAt: Date;
  groupIds: string[];
  industryIds: string[];
  acts: Omit<SpecialRuleActsTable, 'special_rule_id'>[];
  regulations: Omit<SpecialRuleRegulationsTable, 'special_rule_id'>[];
}

const CHILDREN = [
  'special_rule_groups',
  'special_rule_industries',
  'special_rule_acts',
  'special_rule_regulations',
] as const;

/** Writes what belongs to the rules: their groups, industries, acts and regulations, each in place of one that was merged into it. */
async function writeChildren(tx: Tx, entries: SpecialRuleToLoad[]): Promise<void> {
  const actOf = await followMerged(tx, 'acts');
  const regulationOf = await followMerged(tx, 'regulations');
  const industryOf = await followMerged(tx, 'industries');
  const groupOf = await followMerged(tx, 'provision_groups');
  const children = <T extends object>(
    pick: (entry: SpecialRuleToLoad) => T[],
  ): (T & { special_rule_id: string })[] =>
    entries.flatMap((entry) => pick(entry).map((row) => ({ ...row, special_rule_id: entry.rule.id })));
  await insertRows(
    tx,
    'special_rule_groups',
    children((entry) =>
      followRows(
        entry.groupIds.map((provision_group_id) => ({ provision_group_id })),
        'provision_group_id',
        groupOf,
      ),
    ),
  );
  await insertRows(
    tx,
    'special_rule_industries',
    children((entry) =>
      followRows(
        entry.industryIds.map((industry_id, sort) => ({ industry_id, sort })),
        'industry_id',
        industryOf,
      ),
    ),
  );
  await insertRows(
    tx,
    'special_rule_acts',
    children((entry) => followRows(entry.acts, 'act_id', actOf)),
  );
  await insertRows(
    tx,
    'special_rule_regulations',
    children((entry) => followRows(entry.regulations, 'regulation_id', regulationOf)),
  );
}

/** Brings exemptions and special rules to what the library says; those that staff changed since are left alone. */
export async function loadSpecialRules(tx: Tx, content: SpecialRuleToLoad[]): Promise<void> {
  const plan = await loadRows(
    tx,
    'special_rules',
    content.map((entry) => {
      const { updatedAt, ...compared } = entry;
      return { ...entry.rule, updated_at: updatedAt, content_hash: contentHash(compared) };
    }),
  );
  const ids = written(plan);
  if (ids.length === 0) return;
  for (const table of CHILDREN) {
    await tx.deleteFrom(table).where('special_rule_id', 'in', ids).execute();
  }
  const touched = new Set(ids);
  await writeChildren(
    tx,
    content.filter(({ rule }) => touched.has(rule.id)),
  );
}
