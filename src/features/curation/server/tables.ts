import type { ColumnType } from 'kysely';
import type { MovedLinks } from '../../../platform/db/movedLinks.ts';

/** A merge that can be taken back. */
export interface MergesTable {
  id: string;
  kind: 'act' | 'regulation';
  former_id: string;
  successor_id: string;
  merged_at: Date;
  moved: ColumnType<MovedLinks[], string, never>;
  undone_at: Date | null;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    merges: MergesTable;
  }
}
