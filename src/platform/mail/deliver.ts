import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import '../db/tables.ts';
import { failureOf, LANES, type SendMail } from './smtp.ts';

/** How long an email belongs to the process that took it: longer than any message may take. */
const LEASE_MS = 120_000;
const MAX_ATTEMPTS = 10;
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 6 * 3_600_000;
/** When the mail server is away, nothing is tried for so long. */
const AWAY_WAIT_MS = 60_000;
/** One delivery ends by then, and the next goes on: a job that takes longer counts as lost. */
const MAX_DELIVERY_MS = 600_000;

/** How long to wait after the n-th failure: doubling from half a minute up to six hours. */
export const backOff = (attempts: number): number =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));

/**
 * Takes the next email for this process by moving its next attempt into the future: no transaction stays open
 * while a mail server thinks, and a crash only delays. What somebody waits for goes before what is written
 * for many.
 */
async function claim(db: Db, now: Date) {
  const due = (bulk: boolean) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('is_bulk', '=', bulk)
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .limit(1)
      .forUpdate()
      .skipLocked();
  for (const bulk of [false, true]) {
    const email = await db
      .updateTable('outbox')
      .set({
        next_attempt_at: new Date(now.getTime() + LEASE_MS),
        attempts: sql<number>`attempts + 1`,
      })
      // `=` and not `in`: a subquery under `in` may run once for each row of the table, and then locks and takes more than one.
      .where('id', '=', due(bulk))
      .returningAll()
      .executeTakeFirst();
    if (email) return email;
  }
  return undefined;
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Notes how it went; answers what happened. */
async function note(db: Db, clock: Clock, email: Claimed, error: unknown): Promise<'sent' | 'kept' | 'away'> {
  const now = clock.now();
  const update = db.updateTable('outbox').where('id', '=', email.id);
  if (error === null) {
    await update.set({ sent_at: now, last_error: null }).execute();
    return 'sent';
  }
  const last_error = String(error instanceof Error ? error.message : error);
  const failure = failureOf(error);
  if (failure === 'away') {
    // No fault of this email: the attempt does not count.
    const later = new Date(now.getTime() + AWAY_WAIT_MS);
    await update.set({ next_attempt_at: later, attempts: email.attempts - 1, last_error }).execute();
    return 'away';
  }
  const isOver = failure === 'refused' || email.attempts >= MAX_ATTEMPTS;
  await update
    .set(
      isOver
        ? { failed_at: now, last_error }
        : { next_attempt_at: new Date(now.getTime() + backOff(email.attempts)), last_error },
    )
    .execute();
  return 'kept';
}

/**
 * Sends everything that is due, a few side by side, and answers how many left. Failures are tried again with
 * growing pauses, at most ten times; what the mail server refuses for good is not. While the mail server is
 * away nothing else is tried, and no email's attempts are used up. Once `stopping` is aborted, what is on its
 * way is sent and noted, and nothing else is begun.
 */
export async function deliverOutbox(
  db: Db,
  clock: Clock,
  send: SendMail,
  stopping?: AbortSignal,
): Promise<number> {
  const began = performance.now();
  let sent = 0;
  let isAway = false;
  const lane = async (): Promise<void> => {
    while (!isAway && !stopping?.aborted && performance.now() - began < MAX_DELIVERY_MS) {
      const email = await claim(db, clock.now());
      if (!email) return;
      const error = await send({
        to: email.to_address,
        subject: email.subject,
        html: email.html,
        text: email.text,
        headers: email.headers,
        messageId: `<${email.id}@outbox.lawleaf>`,
      }).then(
        () => null,
        (reason: unknown) => reason ?? new Error('The mail server failed.'),
      );
      const outcome = await note(db, clock, email, error);
      if (outcome === 'sent') sent += 1;
      if (outcome === 'away') isAway = true;
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    send.rest?.();
  }
  return sent;
}
