import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest } from '../../../platform/errors.ts';
import type { MailBrand } from '../../../platform/mail/composeEmail.ts';
import { newId } from '../../../platform/newId.ts';
import type { SignedCodes } from '../../../platform/session/signedCode.ts';
import { emailSchema } from '../../auth/contract.ts';
import { activateUser, insertAccounts, insertUsers } from '../../identity/server/writes.ts';
import { setupLink } from './setupLink.ts';
import './tables.ts';

export interface CreateAdminServices {
  db: Db;
  clock: Clock;
  brand: MailBrand;
  setupCodes: SignedCodes;
}

const STAFF_SEATS = 100;

async function staffAccountId(tx: Db, name: string, now: Date): Promise<string> {
  const existing = await tx
    .selectFrom('accounts')
    .select('id')
    .where('is_staff', '=', true)
    .executeTakeFirst();
  if (existing) return existing.id;
  const id = newId();
  await insertAccounts(tx, [
    { id, name, is_staff: true, is_subscription_active: true, seats: STAFF_SEATS, created_at: now },
  ]);
  return id;
}

/**
 * Makes a staff ADMIN of that email, with the staff account where there is none yet, and answers the address at which the
 * password is set. An ADMIN who exists gets a new address: it is how whoever runs the server lets themselves in again.
 * Throws when the email belongs to a customer.
 */
export async function createAdmin(services: CreateAdminServices, email: string): Promise<string> {
  const { db, clock, brand, setupCodes } = services;
  const parsed = emailSchema.safeParse(email);
  if (!parsed.success) throw badRequest('email', `${email} is not an email address.`);
  const address = parsed.data;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const accountId = await staffAccountId(tx, brand.productName, now);
    const existing = await tx
      .selectFrom('users')
      .select(['id', 'account_id', 'role', 'setup_version'])
      .where('email', '=', address)
      .executeTakeFirst();
    if (existing && (existing.account_id !== accountId || existing.role !== 'ADMIN')) {
      throw badRequest('email', `${address} belongs to somebody who is not an ADMIN.`);
    }
    const id = existing?.id ?? newId();
    if (existing) {
      await activateUser(tx, id);
    } else {
      const [firstName = address] = address.split('@');
      await insertUsers(tx, [
        {
          id,
          account_id: accountId,
          email: address,
          first_name: firstName,
          last_name: '',
          role: 'ADMIN',
          created_at: now,
        },
      ]);
    }
    const person = { id, accountId, setupVersion: existing?.setup_version ?? 0 };
    return setupLink(brand, setupCodes, 'welcome', person, now);
  });
}
