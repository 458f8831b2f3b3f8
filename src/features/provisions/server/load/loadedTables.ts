import type { LibraryTable } from '../../../../platform/db/tableRows.ts';
import '../tables.ts';

const TEXTS = ['description', 'text_description', 'warning', 'text_warning', 'policy', 'text_policy'];

/** Provisions and what belongs to each, in the order in which it is written. */
export const PROVISION_TABLES: readonly LibraryTable[] = [
  {
    table: 'provisions',
    key: ['id'],
    html: [...TEXTS, 'policy_template'],
    json: ['sources'],
    own: ['review_due'],
  },
  { table: 'provision_versions', key: ['id'], of: 'provision_id', html: TEXTS },
  {
    table: 'provision_values',
    key: ['provision_id', 'key', 'sort'],
    of: 'provision_id',
    json: ['value', 'cites', 'former'],
  },
  { table: 'provision_acts', key: ['provision_id', 'act_id'], of: 'provision_id' },
  { table: 'provision_regulations', key: ['provision_id', 'regulation_id'], of: 'provision_id' },
  { table: 'provision_merges', key: ['provision_id'], of: 'provision_id' },
  { table: 'provision_references', key: ['provision_id', 'reference_id'], of: 'provision_id' },
];

/** Exemptions and special rules. */
export const RULE_TABLES: readonly LibraryTable[] = [
  {
    table: 'special_rules',
    key: ['id'],
    html: ['description', 'text_description'],
    json: ['sources', 'typed_values'],
  },
  { table: 'special_rule_groups', key: ['special_rule_id', 'provision_group_id'], of: 'special_rule_id' },
  { table: 'special_rule_industries', key: ['special_rule_id', 'industry_id'], of: 'special_rule_id' },
  { table: 'special_rule_acts', key: ['special_rule_id', 'act_id'], of: 'special_rule_id' },
  { table: 'special_rule_regulations', key: ['special_rule_id', 'regulation_id'], of: 'special_rule_id' },
];
