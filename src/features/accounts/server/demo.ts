import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/newId.ts';
import { hashPassword } from '../../../platform/session/passwords.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { areaIdsByKey } from '../../catalogue/server/reads.ts';
import type { Role } from '../../identity/role.ts';
import type { AccountsTable } from '../../identity/server/tables.ts';
import { insertAccounts, insertUsers } from '../../identity/server/writes.ts';

/** The password of every demo account (decisions 3). */
export const DEMO_PASSWORD = 'Demo-Pass-2026';

interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

interface DemoAccount {
  name: string;
  account: Partial<Insertable<AccountsTable>>;
  areaKeys?: string[];
  jurisdictions?: JurisdictionCode[];
  people: DemoPerson[];
}

const DAY_MS = 86_400_000;
const person = (email: string, firstName: string, lastName: string, role: Role): DemoPerson => ({
  email,
  firstName,
  lastName,
  role,
});

/** The demo accounts of decisions 3, for a given day. */
const demoAccounts = (now: Date, trialDays: number): DemoAccount[] => [
  {
    name: 'Lawleaf',
    account: { is_staff: true, is_subscription_active: true, seats: 20 },
    people: [
      person('admin@demo.test', 'Mira', 'Kaur', 'ADMIN'),
      person('editor@demo.test', 'Tom', 'Okafor', 'EDITOR'),
    ],
  },
  {
    name: 'Northern Outfitters',
    account: {
      is_subscription_active: true,
      is_pdf_download_enabled: true,
      is_excel_download_enabled: true,
      seats: 10,
      organisation_size: 'Medium',
    },
    people: [
      person('owner@demo.test', 'Dana', 'Roy', 'ACCOUNT_OWNER'),
      person('user@demo.test', 'Colin', 'Ng', 'USER'),
      person('colleague@demo.test', 'Amélie', 'Tremblay', 'USER'),
    ],
  },
  {
    name: 'Prairie Freight',
    account: { is_subscription_active: true, seats: 3, organisation_size: 'Small' },
    jurisdictions: ['AB', 'SK', 'FED'],
    areaKeys: ['employment-standards', 'occupational-health-and-safety'],
    people: [person('west@demo.test', 'Jordan', 'Bear', 'ACCOUNT_OWNER')],
  },
  {
    name: 'Harbour Cafe',
    account: {
      trial_until: new Date(now.getTime() + trialDays * DAY_MS),
      seats: 2,
      organisation_size: 'Small',
    },
    jurisdictions: ['ON'],
    areaKeys: ['employment-standards', 'human-rights', 'occupational-health-and-safety'],
    people: [
      person('trial@demo.test', 'Priya', 'Shah', 'ACCOUNT_OWNER'),
      person('trialuser@demo.test', 'Luke', 'Martin', 'USER'),
    ],
  },
  {
    name: 'Old Mill',
    account: { trial_until: new Date(now.getTime() - 10 * DAY_MS) },
    jurisdictions: ['NS'],
    areaKeys: ['employment-standards', 'human-rights', 'occupational-health-and-safety'],
    people: [person('expired@demo.test', 'Ruth', 'MacLeod', 'ACCOUNT_OWNER')],
  },
  {
    name: 'Vault Credit',
    account: { is_subscription_active: true, is_mfa_enabled: true, seats: 5, organisation_size: 'Large' },
    people: [person('mfa@demo.test', 'Sam', 'Wong', 'ACCOUNT_OWNER')],
  },
];

/** The emails of the demo, for the lines that the start prints. */
export const demoEmails = (): string[] =>
  demoAccounts(new Date(), 14).flatMap((account) => account.people.map(({ email }) => email));

/** Makes the demo accounts where there are no accounts at all; answers whether it did. Areas must be loaded before. */
export async function loadDemoAccounts(db: Db, now: Date, trialDays: number): Promise<boolean> {
  const any = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (any) return false;
  const areaId = await areaIdsByKey(db);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const made = demoAccounts(now, trialDays).map((demo) => ({ ...demo, id: newId() }));
  await inTransaction(db, async (tx) => {
    await insertAccounts(
      tx,
      made.map(({ id, name, account, jurisdictions = [], areaKeys = [] }) => ({
        id,
        name,
        selected_jurisdictions: jurisdictions,
        selected_areas: areaKeys.flatMap((key) => areaId.get(key) ?? []),
        ...account,
      })),
    );
    await insertUsers(
      tx,
      made.flatMap(({ id, account, people }) =>
        people.map((one) => ({
          id: newId(),
          account_id: id,
          email: one.email,
          first_name: one.firstName,
          last_name: one.lastName,
          role: one.role,
          password_hash: account.is_mfa_enabled ? null : passwordHash,
        })),
      ),
    );
  });
  return true;
}
