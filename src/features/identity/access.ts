import type { Actor, ActorAccount } from './actor.ts';

type Person = Omit<Actor, 'account'>;
type Rule = (actor: Person, account: ActorAccount) => boolean;

const isOwner: Rule = (actor) => actor.role === 'ACCOUNT_OWNER';
const isAdmin: Rule = (actor) => actor.role === 'ADMIN';
const isStaff: Rule = (actor) => actor.isStaff;

/** The table of specification 6, one sentence a row. */
const RULES = {
  // The staff area is open to staff.
  enterStaffArea: isStaff,
  // Accounts and Notifications are for ADMIN only.
  manageAccounts: isAdmin,
  // Account settings are for the owner and ADMIN.
  openAccountSettings: (actor, account) => isOwner(actor, account) || isAdmin(actor, account),
  // Activating a subscription is for the owner only.
  activateSubscription: isOwner,
  // Change Password stands in the menu of those who are neither owner nor ADMIN, and only without MFA.
  changePasswordFromMenu: (actor, account) =>
    !isOwner(actor, account) && !isAdmin(actor, account) && !account.isMFAEnabled,
  // Unpublished provisions are for staff.
  seeUnpublished: isStaff,
  // Comparing jurisdictions needs more than one of them, or no restriction.
  compareJurisdictions: (actor) => actor.scope.jurisdictions === null || actor.scope.jurisdictions.length > 1,
  // In the policy view comparing jurisdictions is for ADMIN only.
  comparePolicies: isAdmin,
  // Versions are deleted by staff, in editable mode.
  deleteVersions: isStaff,
  // The Excel comparison is for staff, and for paid accounts with both PDF and Excel download enabled.
  exportComparison: (actor, account) =>
    isStaff(actor, account) ||
    (account.isSubscribed && account.isPDFDownloadEnabled && account.isExcelDownloadEnabled),
} satisfies Record<string, Rule>;

/** What somebody may do, by name. It travels to the browser with the current user. */
export type May = Record<keyof typeof RULES, boolean>;

/** What this person may do (specification 6): the web shows what this says and never works it out again. */
export function mayOf(actor: Person, account: ActorAccount): May {
  const entries = Object.entries(RULES) as [keyof May, Rule][];
  return Object.fromEntries(entries.map(([name, rule]) => [name, rule(actor, account)])) as May;
}
