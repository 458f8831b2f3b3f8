import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import type { Sealed } from '../../../../platform/session/sealed.ts';
import '../tables.ts';

const CODES = 10;
/** No letter or digit that is taken for another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As it was shown, however it is typed. */
const bare = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a text may be a recovery code, and not the code of an app. */
export const isRecoveryCode = (code: string): boolean => bare(code).length === 2 * HALF;

/** Makes new codes for a person in place of all old ones. They are shown once: only their fingerprints are kept. */
export async function makeRecoveryCodes(tx: Tx, sealed: Sealed, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => `${half()}-${half()}`);
  await tx.deleteFrom('sign_in_recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('sign_in_recovery_codes')
    .values(
      codes.map((code) => ({ user_id: userId, code_hash: sealed.fingerprint(bare(code)), used_at: null })),
    )
    .execute();
  return codes;
}

/** Whether a code is one of the person's and was not used before; using it up is part of asking. */
export async function spendRecoveryCode(
  db: Db,
  sealed: Sealed,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', sealed.fingerprint(bare(code)))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
