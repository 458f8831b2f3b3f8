import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import '../db/tables.ts';

const BATCH = 20;
const LEASE_MS = 120_000;
const MAX_ATTEMPTS = 10;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Sends one email; throws when the mail server refuses, hangs or drops the line. */
export type SendMail = (message: {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  messageId: string;
}) => Promise<void>;

const TIMEOUTS_MS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** A sender over SMTP. Every wait has an end: a mail server that hangs must not hold a worker. */
export function smtpSender(url: string, from: string): SendMail {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(TIMEOUTS_MS)) {
    address.searchParams.set(name, String(milliseconds));
  }
  const transport = nodemailer.createTransport(address.href, { from });
  return async (message) => {
    await transport.sendMail(message);
  };
}

/** How long to wait after the n-th failure: doubling from half a minute up to six hours. */
export const backOff = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));

/**
 * Takes a batch for this process by moving its next attempt into the future: no transaction stays open while a mail server
 * thinks, and a crash only delays.
 */
async function claim(db: Db, now: Date) {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('outbox')
    .set({
      next_attempt_at: new Date(now.getTime() + LEASE_MS),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** Sends what is due and answers how many left. Failures are tried again with growing pauses, at most ten times. */
export async function deliverOutbox(db: Db, clock: Clock, send: SendMail): Promise<number> {
  let sent = 0;
  for (const email of await claim(db, clock.now())) {
    const outcome = await send({
      to: email.to_address,
      subject: email.subject,
      html: email.html,
      text: email.text,
      headers: email.headers,
      messageId: `<${email.id}@outbox.lawleaf>`,
    }).then(
      () => null,
      (error: unknown) => String(error instanceof Error ? error.message : error),
    );
    const now = clock.now();
    const changes =
      outcome === null
        ? { sent_at: now, last_error: null }
        : email.attempts >= MAX_ATTEMPTS
          ? { failed_at: now, last_error: outcome }
          : { next_attempt_at: new Date(now.getTime() + backOff(email.attempts)), last_error: outcome };
    await db.updateTable('outbox').set(changes).where('id', '=', email.id).execute();
    if (outcome === null) sent += 1;
  }
  return sent;
}
