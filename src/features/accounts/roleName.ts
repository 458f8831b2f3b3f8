import { t } from '../../shared/text.ts';
import type { Role } from '../identity/role.ts';

/** What a role is called on screen. */
export const roleName = (role: Role): string =>
  ({ ACCOUNT_OWNER: t('Owner'), USER: t('User'), ADMIN: t('Admin'), EDITOR: t('Editor') })[role];
