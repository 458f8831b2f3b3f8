import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { deviceFamily } from '../deviceName.ts';
import { DEVICE_HEADER } from '../rules.ts';
import './tables.ts';

const KEPT_DAYS = 180;

const MARK = /^[\w-]{16,64}$/;

/** The mark that the browser of a request keeps, hashed; of nothing where it sent none. */
function markHash(request: FastifyRequest): string {
  const sent = request.headers[DEVICE_HEADER];
  const mark = typeof sent === 'string' && MARK.test(sent) ? sent : '';
  return createHash('sha256').update(mark).digest('base64url');
}

/**
 * Remembers the device that a person signed in from. Answers whether it is new to somebody who is known by another one: by the mark
 * that the browser keeps and by its family. Addresses change on the way to work and tell nothing.
 */
export async function meetDevice(
  tx: Tx,
  request: FastifyRequest,
  userId: string,
  now: Date,
): Promise<boolean> {
  const device = {
    mark_hash: markHash(request),
    family: deviceFamily(request.headers['user-agent'] ?? null),
  };
  await tx
    .deleteFrom('sign_in_devices')
    .where('user_id', '=', userId)
    .where('last_seen_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .execute();
  const { others } = await tx
    .selectFrom('sign_in_devices')
    .select((eb) => eb.fn.countAll<number>().as('others'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { is_new } = await tx
    .insertInto('sign_in_devices')
    .values({ user_id: userId, ...device, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'mark_hash', 'family']).doUpdateSet({ last_seen_at: now }),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  return others > 0 && is_new;
}

/** The devices that an account's people are known by, without their marks. */
export const devicesOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('sign_in_devices')
    .innerJoin('users', 'users.id', 'sign_in_devices.user_id')
    .select(['users.email', 'family', 'first_seen_at', 'last_seen_at'])
    .where('users.account_id', '=', accountId)
    .orderBy('users.email')
    .execute();
