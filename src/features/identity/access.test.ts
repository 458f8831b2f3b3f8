import { expect, test } from 'vitest';
import { type May, mayOf } from './access.ts';
import type { Actor, ActorAccount } from './actor.ts';
import type { Role } from './role.ts';

const actor = (
  role: Role,
  jurisdictions: Actor['scope']['jurisdictions'] = null,
): Omit<Actor, 'account'> => ({
  userId: 'u',
  email: 'u@demo.test',
  firstName: 'U',
  lastName: 'U',
  role,
  isStaff: role === 'ADMIN' || role === 'EDITOR',
  sessionId: 's',
  isProven: true,
  isFactorMissing: false,
  accountId: 'a',
  scope: { jurisdictions, areas: null, unpublished: false },
  isTrialExpired: false,
});

const account = (over: Partial<ActorAccount> = {}): ActorAccount => ({
  isSubscribed: true,
  isMFAEnabled: false,
  isPDFDownloadEnabled: false,
  isExcelDownloadEnabled: false,
  factorRequiredFrom: null,
  ...over,
});

/** The table of specification 6: one row for each cell. */
const TABLE: [keyof May, Record<Role, boolean>][] = [
  ['enterStaffArea', { ACCOUNT_OWNER: false, USER: false, ADMIN: true, EDITOR: true }],
  ['manageAccounts', { ACCOUNT_OWNER: false, USER: false, ADMIN: true, EDITOR: false }],
  ['openAccountSettings', { ACCOUNT_OWNER: true, USER: false, ADMIN: true, EDITOR: false }],
  ['activateSubscription', { ACCOUNT_OWNER: true, USER: false, ADMIN: false, EDITOR: false }],
  ['comparePolicies', { ACCOUNT_OWNER: false, USER: false, ADMIN: true, EDITOR: false }],
  ['changePasswordFromMenu', { ACCOUNT_OWNER: false, USER: true, ADMIN: false, EDITOR: true }],
  ['seeUnpublished', { ACCOUNT_OWNER: false, USER: false, ADMIN: true, EDITOR: true }],
  ['deleteVersions', { ACCOUNT_OWNER: false, USER: false, ADMIN: true, EDITOR: true }],
  ['exportComparison', { ACCOUNT_OWNER: false, USER: false, ADMIN: true, EDITOR: true }],
];

const CELLS = TABLE.flatMap(([capability, roles]) =>
  Object.entries(roles).map(([role, may]) => [capability, role as Role, may] as const),
);

test.each(CELLS)('%s for %s: %s', (capability, role, may) => {
  expect(mayOf(actor(role), account())[capability]).toBe(may);
});

test.each<[Role, boolean]>([
  ['ACCOUNT_OWNER', false],
  ['USER', false],
  ['ADMIN', false],
  ['EDITOR', false],
])('Change Password with MFA for %s: %s', (role, may) => {
  expect(mayOf(actor(role), account({ isMFAEnabled: true })).changePasswordFromMenu).toBe(may);
});

test.each<[string, Partial<ActorAccount>, boolean]>([
  [
    'paid, PDF and Excel',
    { isPDFDownloadEnabled: true, isExcelDownloadEnabled: true, factorRequiredFrom: null },
    true,
  ],
  ['paid, PDF only', { isPDFDownloadEnabled: true }, false],
  ['paid, Excel only', { isExcelDownloadEnabled: true }, false],
  [
    'trial, PDF and Excel',
    { isSubscribed: false, isPDFDownloadEnabled: true, isExcelDownloadEnabled: true },
    false,
  ],
])('the Excel comparison in an account that is %s', (_, over, may) => {
  for (const role of ['ACCOUNT_OWNER', 'USER'] as const) {
    expect(mayOf(actor(role), account(over)).exportComparison).toBe(may);
  }
});

test.each<[string, Actor['scope']['jurisdictions'], boolean]>([
  ['no restriction', null, true],
  ['two jurisdictions', ['ON', 'BC'], true],
  ['one jurisdiction', ['ON'], false],
])('Compare Jurisdictions with %s: %s', (_, jurisdictions, may) => {
  expect(mayOf(actor('USER', jurisdictions), account()).compareJurisdictions).toBe(may);
});
