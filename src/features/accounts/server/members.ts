import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountMember, AccountMembers, AccountUser } from '../contract.ts';
import { rolesOf } from '../rules.ts';
import './tables.ts';

/** Everyone who is or was in the account, by name: what notes and lists need of them. */
export async function usersOf(db: Db, accountId: string): Promise<AccountUser[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'is_active'])
    .where('account_id', '=', accountId)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    isActive: row.is_active,
  }));
}

/** Who owns the account: its first owner who is still active. For a staff account, its first ADMIN. */
export async function ownerOf(db: Db, accountId: string): Promise<{ firstName: string; lastName: string }> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('account_id', '=', accountId)
    .where('role', 'in', ['ACCOUNT_OWNER', 'ADMIN'])
    .orderBy('is_active', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { firstName: row.first_name, lastName: row.last_name };
}

const memberColumns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'role',
  'is_active',
  'setup_version',
  'password_hash',
  'last_sign_in_at',
  'has_factor',
] as const;

const membersQuery = (db: Db, accountId: string) =>
  db.selectFrom('users').select(memberColumns).where('account_id', '=', accountId);

type MemberRow = Awaited<ReturnType<ReturnType<typeof membersQuery>['execute']>>[number];

const presentMember = (row: MemberRow): AccountMember => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  role: row.role,
  isActive: row.is_active,
  isPending: row.setup_version === 0 && row.password_hash === null && row.last_sign_in_at === null,
  hasFactor: row.has_factor,
  lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
});

/** One person of the account; 404 when there is none of that id in it. */
export async function memberOf(db: Db, accountId: string, userId: string): Promise<AccountMember> {
  const row = await membersQuery(db, accountId).where('id', '=', userId).executeTakeFirst();
  if (!row) throw notFound();
  return presentMember(row);
}

/** The account's row, locked until the transaction ends: seats and roles are counted under it. */
export async function lockAccount(tx: Db, accountId: string) {
  return tx
    .selectFrom('accounts')
    .select([
      'id',
      'name',
      'seats',
      'is_staff',
      'is_mfa_enabled',
      'is_sign_on_required',
      'factor_required_from',
      'is_subscription_active',
      'trial_until',
      'selected_jurisdictions',
      'selected_areas',
    ])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The people of an account as its owner sees them. */
export async function membersOf(
  { db, entitlements }: Pick<Services, 'db' | 'entitlements'>,
  accountId: string,
): Promise<AccountMembers> {
  const account = await db
    .selectFrom('accounts')
    .select(['seats', 'is_staff', 'is_subscription_active'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = await membersQuery(db, accountId).orderBy('created_at').orderBy('id').execute();
  return {
    seats: account.seats,
    // Not during a trial, where staff may (decisions 5).
    mayInvite: entitlements.isSubscribed({ id: accountId, ...account }),
    roles: rolesOf(account.is_staff),
    members: rows.map(presentMember),
  };
}
