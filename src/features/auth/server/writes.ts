import type { Tx } from '../../../platform/db/schema.ts';
import { badRequest } from '../../../platform/errors.ts';
import type { MailBrand } from '../../../platform/mail/composeEmail.ts';
import { t } from '../../../shared/text.ts';
import { endSessionsOf } from '../../identity/server/writes.ts';
import { writeFactorEmail } from './emails.ts';
import { factorsOf, removeAllFactors } from './factors/factorStore.ts';

export interface FactorRecovery {
  person: { id: string; email: string; firstName: string };
  /** Who took the factors away, as the person is told. */
  by: string;
  reason: string;
}

/** Takes the factors of somebody who lost their device away, ends their sessions and tells them. Throws 400 when there are none. */
export async function recoverFactors(
  tx: Tx,
  brand: MailBrand,
  { person, by, reason }: FactorRecovery,
  now: Date,
): Promise<void> {
  if ((await factorsOf(tx, person.id)).length === 0) {
    throw badRequest('email', t('This person has no second factor.'));
  }
  await removeAllFactors(tx, person.id);
  await endSessionsOf(tx, person.id, now);
  await writeFactorEmail(tx, brand, person, { what: 'recovered', by, reason, at: now });
}

export { openSession } from './openSession.ts';
