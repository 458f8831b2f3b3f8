import { requiredText } from '../../shared/requiredText.ts';
import { t } from '../../shared/text.ts';
import { emailError } from '../auth/rules.ts';
import type { Role } from '../identity/role.ts';

/** Organisation size options (specification 9). */
export const ORGANISATION_SIZES = ['Small', 'Medium', 'Large', 'Enterprise', 'Service Provider'] as const;

/** The roles that people of an account may have: staff accounts hold staff, all others owners and users. */
export const rolesOf = (isStaffAccount: boolean): Role[] =>
  isStaffAccount ? ['ADMIN', 'EDITOR'] : ['ACCOUNT_OWNER', 'USER'];

/** The role without which an account could not be looked after any more. */
export const keeperRole = (isStaffAccount: boolean): Role => (isStaffAccount ? 'ADMIN' : 'ACCOUNT_OWNER');

/** Whether one more person fits: active people take a seat, deactivated ones do not. */
export const hasFreeSeat = (account: { seats: number; activeUsers: number }): boolean =>
  account.activeUsers < account.seats;

export interface Member {
  id: string;
  role: Role;
  isActive: boolean;
}

/** Whether somebody would be left who can look after the account if this person were changed so. */
export function keepsAKeeper(members: Member[], change: Member, isStaffAccount: boolean): boolean {
  const after = members.map((member) => (member.id === change.id ? change : member));
  return after.some((member) => member.isActive && member.role === keeperRole(isStaffAccount));
}

interface Named {
  firstName: string;
  lastName: string;
  email: string;
}

/** What is wrong with an invitation, by field; null where nothing is. */
export const inviteErrors = ({ firstName, lastName, email }: Named) => ({
  firstName: requiredText(firstName),
  lastName: requiredText(lastName),
  email: emailError(email),
});

/** What is wrong with the account form of the signup, by field, in the words of specification 5; null where nothing is. */
export const signUpErrors = (form: Named & { businessName: string; altcha: string }) => ({
  businessName: requiredText(form.businessName),
  ...inviteErrors(form),
  altcha: form.altcha ? null : t('Please check the box above.'),
});
