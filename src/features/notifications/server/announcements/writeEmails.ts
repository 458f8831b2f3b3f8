import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Services } from '../../../../platform/services.ts';
import { PEOPLE, reachAt } from './audience.ts';
import { announcementEmails } from './email.ts';
import { type StoredAnnouncement, TAKE_BACK_MS } from './stored.ts';

interface Deps extends Pick<Services, 'db' | 'clock' | 'entitlements' | 'brand' | 'unsubscribeCodes'> {
  /** People in one transaction, and emails in one statement. */
  batch?: number;
}

const BATCH = 250;

/**
 * The next announcement whose emails are due, held until the transaction ends; another process that asks meanwhile passes it by. What
 * just went out can still be taken back, so it is left for the next run.
 */
const nextDue = (tx: Tx, now: Date): Promise<StoredAnnouncement | undefined> =>
  tx
    .selectFrom('announcements')
    .selectAll()
    .where('by_email', '=', true)
    .where('is_draft', '=', false)
    .where('emails_finished_at', 'is', null)
    .where('publish_at', '<=', new Date(now.getTime() - TAKE_BACK_MS))
    .orderBy('publish_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Those it is still to be written to: meant, allowed, and without an email of it. */
async function peopleLeft(
  tx: Tx,
  { entitlements, batch = BATCH }: Deps,
  { id }: StoredAnnouncement,
  now: Date,
) {
  const { meant, mayEmail } = reachAt(tx, entitlements, now);
  const { rows } = await sql<{ id: string; email: string }>`
    select users.id, users.email from announcements a cross join ${PEOPLE}
    where a.id = ${id} and ${meant} and ${mayEmail}
      and not exists (select 1 from announcement_emails e where e.announcement_id = a.id and e.user_id = users.id)
    order by users.id limit ${batch}`.execute(tx);
  return rows;
}

const finish = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('announcements').set({ emails_finished_at: now }).where('id', '=', id).execute();

/** One batch: the emails and who got them, both or neither. Answers how many; null when nothing is due. */
async function writeBatch(deps: Deps): Promise<number | null> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const due = await nextDue(tx, now);
    if (!due) return null;
    const isOver = due.until_at !== null && due.until_at <= now;
    const people = isOver ? [] : await peopleLeft(tx, deps, due, now);
    if (people.length === 0) {
      await finish(tx, due.id, now);
      return 0;
    }
    const emailTo = announcementEmails(deps, due);
    await tx
      .insertInto('outbox')
      .values(
        people.map((person) => ({
          ...emailTo(person, now),
          dedupe_key: `announcement:${due.id}:${person.id}`,
        })),
      )
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute();
    await tx
      .insertInto('announcement_emails')
      .values(people.map(({ id }) => ({ announcement_id: due.id, user_id: id, written_at: now })))
      .execute();
    return people.length;
  });
}

/**
 * Writes the emails of announcements that are due, batch after batch; answers how many. Safe to repeat, in any number of processes at
 * once, and to die in the middle of: each person gets an announcement once.
 */
export async function writeAnnouncementEmails(deps: Deps, stopping?: AbortSignal): Promise<number> {
  let written = 0;
  while (!stopping?.aborted) {
    const batch = await writeBatch(deps);
    if (batch === null) return written;
    written += batch;
  }
  return written;
}
