import {
  IconAdjustments,
  IconBuilding,
  IconFileText,
  IconKey,
  IconLogout,
  IconRoute,
  IconScale,
  IconShieldLock,
} from '@tabler/icons-react';
import type { CurrentUser } from '../../features/auth/contract.ts';
import { t } from '../../shared/text.ts';
import type { MenuEntry } from '../../ui/shell/entries.ts';

interface Actions {
  changePassword: () => void;
  restartTours: () => void;
  logOut: () => void;
}

/** The entries of the user menu, in the order and for the people of specification 2.5. */
export function userMenu(user: CurrentUser, actions: Actions): MenuEntry[][] {
  const { may, account, isStaff } = user;
  const expired = account.isTrialExpired && !isStaff;
  // An expired account finds the legal pages outside the member area, which shows it nothing else.
  const legal = expired ? '' : '/m';
  const own: MenuEntry[] = [
    { label: t('Preferences'), icon: IconAdjustments, to: '/m/preferences' },
    ...(may.openAccountSettings
      ? [{ label: t('Account Settings'), icon: IconBuilding, to: '/m/settings', desktopOnly: true }]
      : []),
    ...(may.changePasswordFromMenu
      ? [{ label: t('Change Password'), icon: IconKey, onClick: actions.changePassword, desktopOnly: true }]
      : []),
    { label: t('Restart Feature Tours'), icon: IconRoute, onClick: actions.restartTours },
  ];
  return [
    expired ? [] : own,
    [
      { label: t('Privacy Policy'), icon: IconShieldLock, to: `${legal}/privacy` },
      { label: t('Terms of Use'), icon: IconScale, to: `${legal}/terms` },
      { label: t('Scope of Product'), icon: IconFileText, to: `${legal}/scopeOfProduct` },
    ],
    [{ label: t('Log Out'), icon: IconLogout, onClick: actions.logOut }],
  ];
}
