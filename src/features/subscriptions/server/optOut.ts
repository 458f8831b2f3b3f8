import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SignedCodes } from '../../../platform/session/signedCode.ts';
import { t } from '../../../shared/text.ts';
import { optOutOf } from './writes.ts';
import './tables.ts';

/** Ends emails of one kind to one person, for good; doing it twice is the same as once. */
export async function optOut(db: Db, codes: SignedCodes, clock: Clock, code: string): Promise<void> {
  const now = clock.now();
  const [userId, kind] = codes.read(code, now) ?? [];
  const user =
    userId &&
    kind &&
    (await db.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst());
  if (!user || !kind) {
    throw new AppError(400, 'link_invalid', t('This link no longer works. Please write to us instead.'));
  }
  await inTransaction(db, (tx) => optOutOf(tx, user, kind, now));
}
