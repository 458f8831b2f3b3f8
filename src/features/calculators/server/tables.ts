import type { ColumnType } from 'kysely';
import type { CalculatorName } from '../calculatorNames.ts';
import type { KeptCalculation } from '../keptContract.ts';

/** A calculation that a person keeps. */
export interface CalculationsTable {
  id: string;
  user_id: string;
  name: string;
  calculator: CalculatorName;
  reading: ColumnType<KeptCalculation['reading'], string, string>;
  /** Null where what was entered was not to be kept. */
  entered: ColumnType<KeptCalculation['entered'], string | null, string | null>;
  created_at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    calculations: CalculationsTable;
  }
}
