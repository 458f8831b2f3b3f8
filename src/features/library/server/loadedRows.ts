import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';

const TABLES = [
  ...['jurisdictions', 'areas', 'topics', 'provision_groups', 'industries', 'acts', 'regulations'],
  ...['bills', 'bill_parts', 'bill_stage_dates', 'bill_acts', 'bill_regulations'],
  ...['provisions', 'provision_versions', 'provision_values', 'provision_acts', 'provision_regulations'],
  ...['provision_references', 'special_rules', 'special_rule_groups', 'special_rule_industries'],
  ...['special_rule_acts', 'special_rule_regulations', 'upcoming_changes', 'upcoming_change_regulations'],
  ...[
    'checklist_requirements',
    'checklist_requirement_acts',
    'checklist_requirement_regulations',
    'deadlines',
  ],
  ...['announcements', 'update_entries', 'help_entries', 'notices', 'search_changes'],
];

/** For tests: every row of every table that loading writes, with the transaction that wrote it. */
export async function everything(db: Db): Promise<Record<string, string[]>> {
  const entries = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await sql<{
        row: string;
      }>`select concat(t.xmin::text, ' ', t::text) as row from ${sql.table(table)} t`.execute(db);
      return [table, rows.rows.map(({ row }) => row).sort()] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** The rows that came or went between two looks, each cut to what tells it apart. */
export const differences = (before: Record<string, string[]>, after: Record<string, string[]>): string[] =>
  TABLES.flatMap((table) => {
    const [was, is] = [new Set(before[table]), new Set(after[table])];
    const moved = [...was].filter((one) => !is.has(one)).concat([...is].filter((one) => !was.has(one)));
    return moved.map((one) => `${table} ${one.slice(0, 80)}`);
  });
