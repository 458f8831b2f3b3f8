import type { Tx } from '../../../platform/db/schema.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise.ts';
import { newId } from '../../../platform/newId.ts';
import './tables.ts';

/** One item for the bell of one person. */
export interface BellItem {
  userId: string;
  /** What it is about, unique for the person: the same cause twice makes one item. */
  cause: string;
  title: string;
  /** A path of this site that the item opens, or null. */
  link: string | null;
  /** HTML; sanitised here. */
  html: string;
}

const MAX_AT_ONCE = 3_000;

/** Puts items into people's bells, in the transaction of what causes them. */
export async function notify(tx: Tx, items: BellItem[], now: Date): Promise<void> {
  for (let start = 0; start < items.length; start += MAX_AT_ONCE) {
    await tx
      .insertInto('notifications')
      .values(
        items.slice(start, start + MAX_AT_ONCE).map((item) => ({
          id: newId(),
          user_id: item.userId,
          cause: item.cause,
          title: item.title,
          link: item.link,
          html: sanitiseHtml(item.html),
          created_at: now,
          seen_at: null,
        })),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'cause']).doNothing())
      .execute();
  }
}
