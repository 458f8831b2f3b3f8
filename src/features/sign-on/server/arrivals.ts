import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { hashOf } from './begin.ts';
import type { Vouched } from './claims.ts';
import { sealedSignOn } from './provider.ts';
import type { ProviderServices } from './services.ts';

const ARRIVAL_MS = 15 * 60_000;

/** Somebody who was vouched for and has not agreed to the terms; `userId` is null while nobody of ours has their address. */
export interface Arrival extends Vouched {
  issuer: string;
  userId: string | null;
}

/** Keeps who arrived until they agreed to the terms, for a quarter of an hour; answers the ticket that leads back to it. */
export async function keepArrival(
  services: Pick<ProviderServices, 'db' | 'secret'>,
  accountId: string,
  arrival: Arrival,
  now: Date,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await services.db.deleteFrom('sign_on_arrivals').where('expires_at', '<', now).execute();
  await services.db
    .insertInto('sign_on_arrivals')
    .values({
      ticket_hash: hashOf(ticket),
      account_id: accountId,
      sealed_person: sealedSignOn(services).seal(JSON.stringify(arrival)),
      expires_at: new Date(now.getTime() + ARRIVAL_MS),
    })
    .execute();
  return ticket;
}

/** Spends a ticket; null when it is unknown, over or spent. */
export async function spendArrival(
  services: Pick<ProviderServices, 'secret'>,
  tx: Db | Tx,
  ticket: string,
  now: Date,
): Promise<{ accountId: string; arrival: Arrival } | null> {
  const row = await tx
    .deleteFrom('sign_on_arrivals')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('expires_at', '>', now)
    .returning(['account_id', 'sealed_person'])
    .executeTakeFirst();
  const person = row && sealedSignOn(services).open(row.sealed_person);
  return row && person ? { accountId: row.account_id, arrival: JSON.parse(person) } : null;
}
