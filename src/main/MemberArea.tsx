import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { Link, Outlet, useLoaderData } from 'react-router';
import type { CurrentUser } from '../features/auth/contract.ts';
import { CurrentUserContext, signOut } from '../features/auth/web/currentUser.ts';
import { TrialExpiredScreen } from '../features/subscriptions/web/TrialExpiredScreen.tsx';
import { t } from '../shared/text.ts';
import { AppHeader } from '../ui/shell/AppHeader.tsx';
import type { MenuEntry } from '../ui/shell/entries.ts';
import { OfflineBanner } from '../ui/shell/OfflineBanner.tsx';
import { SkipLink } from '../ui/shell/SkipLink.tsx';
import { memberScreens, navOf } from './screens.tsx';

export const personOf = (user: CurrentUser) => ({
  firstName: user.firstName,
  fullName: user.fullName,
  accountName: user.account.name,
});

/** The way to the staff area. Those who may not enter it do not see it. */
function AdminGear() {
  return (
    <Tooltip label={t('Staff area')}>
      <ActionIcon component={Link} to="/a/billTracker" size={36} aria-label={t('Staff area')}>
        <IconSettings size={19} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

/** What surrounds every screen of the member area. An expired account sees nothing but the way on (specification 2.3). */
export function MemberArea() {
  const user = useLoaderData<CurrentUser>();
  const expired = user.account.isTrialExpired && !user.isStaff;
  const menu: MenuEntry[][] = [[{ label: t('Log Out'), icon: IconLogout, onClick: () => void signOut() }]];
  return (
    <CurrentUserContext value={user}>
      <SkipLink />
      <OfflineBanner />
      <AppHeader nav={expired ? [] : navOf('/m', memberScreens)} person={personOf(user)} menu={menu}>
        {user.may.enterStaffArea && <AdminGear />}
      </AppHeader>
      {expired ? <TrialExpiredScreen onLogOut={() => void signOut()} /> : <Outlet />}
    </CurrentUserContext>
  );
}
