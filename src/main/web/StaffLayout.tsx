import { ActionIcon, Tooltip } from '@mantine/core';
import { IconDoorExit, IconLogout } from '@tabler/icons-react';
import { Link, Outlet, useLoaderData } from 'react-router';
import type { CurrentUser } from '../../features/auth/contract.ts';
import { CurrentUserContext, signOut } from '../../features/auth/web/currentUser.ts';
import { t } from '../../shared/text.ts';
import { AppHeader } from '../../ui/shell/AppHeader.tsx';
import type { MenuEntry } from '../../ui/shell/entries.ts';
import { OfflineBanner } from '../../ui/shell/OfflineBanner.tsx';
import { SkipLink } from '../../ui/shell/SkipLink.tsx';
import { personOf } from './MemberLayout.tsx';
import { memberScreens, navOf, staffScreens } from './screens.ts';

/** Back to the home page (specification 2.4). */
function Exit() {
  return (
    <Tooltip label={t('Exit')}>
      <ActionIcon component={Link} to="/m/updates" size={36} aria-label={t('Exit')}>
        <IconDoorExit size={19} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}

/** What surrounds every screen of the staff area. */
function StaffLayout() {
  const user = useLoaderData<CurrentUser>();
  const nav = navOf('/a', staffScreens, user.may);
  const menu: MenuEntry[][] = [
    [{ label: t('Exit'), icon: IconDoorExit, to: '/m/updates' }],
    [{ label: t('Log Out'), icon: IconLogout, onClick: () => void signOut() }],
  ];
  return (
    <CurrentUserContext value={user}>
      <SkipLink />
      <OfflineBanner />
      <AppHeader staff nav={nav} person={personOf(user)} menu={menu}>
        <Exit />
      </AppHeader>
      <Outlet context={[...nav, ...navOf('/m', memberScreens, user.may)]} />
    </CurrentUserContext>
  );
}

export { StaffLayout as Component };
