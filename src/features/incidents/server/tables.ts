import type { ColumnType, Generated } from 'kysely';
import type { WrittenIncident } from '../contract.ts';
import type { Risk } from '../rules.ts';

export interface IncidentsTable {
  number: Generated<number>;
  revision: Generated<number>;
  circumstances: string;
  information: string;
  happened_from: string | null;
  happened_to: string | null;
  happened_note: string;
  aware_on: string;
  people: number | null;
  are_people_estimated: boolean;
  people_in_quebec: number | null;
  risk: Risk;
  risk_reasons: string;
  measures: string;
  notices: ColumnType<WrittenIncident['notices'], string, string>;
  notices_note: string;
  closed_on: string | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    incidents: IncidentsTable;
  }
}
