import type { ColumnType, Generated } from 'kysely';
import type { LoadedRow } from '../../../platform/db/loadRows.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Source, VerificationLevel } from '../../../shared/source.ts';
import type { CHANGE_TYPES, RuleValue, TypedValue } from '../contract.ts';

type ChangeType = (typeof CHANGE_TYPES)[number];

/** The three texts of a provision, each as sanitised HTML and as plain text. */
export interface ProvisionTexts {
  description: string | null;
  text_description: string | null;
  warning: string | null;
  text_warning: string | null;
  policy: string | null;
  text_policy: string | null;
}

export interface ProvisionsTable extends ProvisionTexts, LoadedRow {
  id: string;
  provision_group_id: string;
  jurisdiction: JurisdictionCode;
  is_published: boolean;
  effective_date: string | null;
  as_of: string | null;
  confidence: 'high' | 'medium' | 'low';
  verification: VerificationLevel;
  sources: ColumnType<Source[], string, string>;
  /** What is not settled, in words for readers. */
  open_question: Generated<string | null>;
  editor_note: string | null;
  is_public_sample: Generated<boolean>;
  /** The policy with its placeholders; null where none is known, and `policy` is all there is. */
  policy_template: Generated<string | null>;
  /** The day by which its sources are to be read again: chosen, or else as a trigger reckons it from their kind and age. */
  review_by: Generated<string | null>;
  review_due: Generated<string | null>;
  updated_at: Date;
}

export interface ProvisionVersionsTable extends ProvisionTexts {
  id: string;
  provision_id: string;
  effective_from: string | null;
  effective_to: string | null;
  published_at: Date;
  change_type: ChangeType;
  from_library: Generated<boolean>;
}

export interface ProvisionValuesTable {
  provision_id: string;
  key: string;
  sort: number;
  /** Null where `state` says why there is none. */
  value: ColumnType<TypedValue['value'] | null, string | null, string | null>;
  state: 'none' | 'not-applicable' | 'unknown' | null;
  /** Why it is not established, in words for readers. */
  why: string | null;
  /** One of the provision's sources by its `ref`, where the row rests on another than the text. */
  source: string | null;
  cites: ColumnType<{ id: string; sections?: string }[] | null, string | null, string | null>;
  from_date: string | null;
  to_date: string | null;
  /** What the cell held before its field got another kind, where that could not be converted. */
  former: ColumnType<unknown, string | null | undefined, string | null>;
}

/** Where permalinks of a hidden provision lead: as the library says (successors), or since staff merged two groups (merges). */
export interface ProvisionSuccessorsTable {
  provision_id: string;
  successor_id: string;
}

/** How often a provision was opened on a day; nobody is named. */
export interface ProvisionReadsTable {
  provision_id: string;
  day: string;
  reads: number;
}

/** A source that changed since the provision was read against it. */
export interface ProvisionSourceChangesTable {
  provision_id: string;
  /** As it is among the provision's sources; of a statute its official address. */
  ref: string;
  kind: 'page' | 'law';
  changed_on: string;
  found_at: Date;
  /** The revision that the reading made; null while it is being checked. */
  read_revision: number | null;
}

interface CitationColumns {
  sections: string | null;
  sort: number;
}

export interface ProvisionActsTable extends CitationColumns {
  provision_id: string;
  act_id: string;
}

export interface ProvisionRegulationsTable extends CitationColumns {
  provision_id: string;
  regulation_id: string;
}

export interface ProvisionReferencesTable {
  provision_id: string;
  reference_id: string;
  sort: number;
}

export interface SpecialRulesTable extends LoadedRow {
  id: string;
  key: string | null;
  jurisdiction: JurisdictionCode;
  type: 'Exemption' | 'Special Rule';
  description: string;
  text_description: string;
  typed_values: ColumnType<RuleValue[], string | undefined, string>;
  is_published: boolean;
  as_of: string | null;
  confidence: string;
  verification: string;
  sources: ColumnType<Source[], string, string>;
  /** What is not settled, in words for readers. */
  open_question: Generated<string | null>;
  editor_note: string | null;
  updated_at: Date;
}

export interface SpecialRuleGroupsTable {
  special_rule_id: string;
  provision_group_id: string;
}

export interface SpecialRuleIndustriesTable {
  special_rule_id: string;
  industry_id: string;
  sort: number;
}

export interface SpecialRuleActsTable extends CitationColumns {
  special_rule_id: string;
  act_id: string;
}

export interface SpecialRuleRegulationsTable extends CitationColumns {
  special_rule_id: string;
  regulation_id: string;
}

/** Whom a jurisdiction's law does not cover, in one line, with the provision groups it concerns. */
export interface CoverageLimitsTable {
  id: string;
  key: string;
  jurisdiction: JurisdictionCode;
  kind: 'federal' | 'collective agreement' | 'managers and professionals';
  text: string;
  /** What is not settled, in words for readers. */
  open_question: string | null;
  sources: ColumnType<Source[], string, string>;
  sort: number;
}

export interface CoverageLimitGroupsTable {
  coverage_limit_id: string;
  provision_group_id: string;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    coverage_limits: CoverageLimitsTable;
    coverage_limit_groups: CoverageLimitGroupsTable;
    provisions: ProvisionsTable;
    provision_versions: ProvisionVersionsTable;
    provision_values: ProvisionValuesTable;
    provision_successors: ProvisionSuccessorsTable;
    provision_merges: ProvisionSuccessorsTable;
    provision_reads: ProvisionReadsTable;
    provision_source_changes: ProvisionSourceChangesTable;
    provision_acts: ProvisionActsTable;
    provision_regulations: ProvisionRegulationsTable;
    provision_references: ProvisionReferencesTable;
    special_rules: SpecialRulesTable;
    special_rule_groups: SpecialRuleGroupsTable;
    special_rule_industries: SpecialRuleIndustriesTable;
    special_rule_acts: SpecialRuleActsTable;
    special_rule_regulations: SpecialRuleRegulationsTable;
  }
}
