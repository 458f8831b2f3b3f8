import type { ColumnType, Generated } from 'kysely';
import type { ArchivableRow } from '../../../platform/db/archive.ts';
import type { LoadedRow } from '../../../platform/db/loadRows.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';

export interface JurisdictionsTable {
  code: JurisdictionCode;
  name: string;
  in_plans: boolean;
  in_checklists: boolean;
  sort: number;
}

export interface AreasTable extends LoadedRow, ArchivableRow {
  id: string;
  key: string;
  code: string;
  name: string;
  jurisdictions: JurisdictionCode[];
  sort: number;
}

export interface TopicsTable extends LoadedRow, ArchivableRow {
  id: string;
  key: string;
  area_id: string;
  name: string;
  frozen_at: string | null;
  sort: number;
}

/** What a typed value of a group is. */
export interface FieldDefinition {
  key: string;
  label: string;
  type: 'number' | 'boolean' | 'text' | 'date' | 'duration' | 'list' | 'table' | 'bands' | 'formula';
  unit?: string;
  min?: number;
  max?: number;
  /** What the thresholds of bands count. */
  threshold?: 'duration' | 'employees' | 'workers' | 'hours';
  /** Which way protects the employee more, where one does. */
  protects?: 'higher' | 'lower';
  /** The fields that this one limits together. */
  limits?: string[];
  /** The field of bands whose greatest amount this one is. */
  greatestOf?: string;
}

export interface ProvisionGroupsTable extends LoadedRow, ArchivableRow {
  id: string;
  key: string;
  topic_id: string;
  name: string;
  fields: ColumnType<FieldDefinition[], string, string>;
  /** Other words by which its provisions are found. */
  search_words: Generated<string[]>;
  /** The ids of groups that stand under "Also see" with its provisions, in the same jurisdiction. */
  see_also: Generated<string[]>;
  sort: number;
}

export interface IndustriesTable extends LoadedRow, ArchivableRow {
  id: string;
  key: string | null;
  name: string;
  kind: 'industry' | 'occupation';
  naics: string | null;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    jurisdictions: JurisdictionsTable;
    areas: AreasTable;
    topics: TopicsTable;
    provision_groups: ProvisionGroupsTable;
    industries: IndustriesTable;
  }
}
