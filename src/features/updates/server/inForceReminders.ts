import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { htmlToText } from '../../../shared/htmlToText.ts';
import { openChanges } from '../../legislation/server/reads.ts';
import { summaryText } from './summaryText.ts';

/** A change that the text of its provision does not say yet, as reminders speak of it. */
export interface StartingChange {
  id: string;
  /** The calendar day on which it starts; null while it is not enacted, or none is known. */
  day: string | null;
  provisionId: string;
  billId: string | null;
  /** Plain text. */
  description: string;
}

/** These changes, the same for everybody, by id. */
export async function changesByIds(db: Db, ids: string[]): Promise<Map<string, StartingChange>> {
  const open = await openChanges(db, sql`${oneOf('c.id', ids)}`);
  return new Map(
    open.map(({ id, day, provisionId, billId, overview }) => [
      id,
      { id, day, provisionId, billId, description: summaryText(htmlToText(overview)) },
    ]),
  );
}
