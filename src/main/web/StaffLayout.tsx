import { ActionIcon, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDoorExit, IconLogout } from '@tabler/icons-react';
import { Link, Outlet, useLoaderData } from 'react-router';
import type { CurrentUser } from '../../features/auth/contract.ts';
import { CurrentUserContext, signOut } from '../../features/auth/web/currentUser.ts';
import { OtherPersonBanner } from '../../features/auth/web/OtherPersonBanner.tsx';
import { ProofHost } from '../../features/auth/web/proof/ProofHost.tsx';
import { t } from '../../shared/text.ts';
import { AppHeader } from '../../ui/shell/AppHeader.tsx';
import type { MenuEntry } from '../../ui/shell/entries.ts';
import { foldNav } from '../../ui/shell/foldNav.ts';
import { MoreMenu } from '../../ui/shell/MoreMenu.tsx';
import { OfflineBanner } from '../../ui/shell/OfflineBanner.tsx';
import { SkipLink } from '../../ui/shell/SkipLink.tsx';
import { personOf } from './MemberLayout.tsx';
import { memberScreens, navOf, staffScreens } from './screens.ts';

/** Narrower than this the last entries stand behind "More". */
const ROOM_FOR_ALL = '(min-width: 73.75em)';
const MAX_WHEN_NARROW = 4;

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
  const isWide = useMediaQuery(ROOM_FOR_ALL, true, { getInitialValueInEffect: false });
  const { shown, folded } = foldNav(nav, isWide ? nav.length : MAX_WHEN_NARROW);
  const menu: MenuEntry[][] = [
    [{ label: t('Exit'), icon: IconDoorExit, to: '/m/updates' }],
    [{ label: t('Log Out'), icon: IconLogout, onClick: () => void signOut() }],
  ];
  return (
    <CurrentUserContext value={user}>
      <SkipLink />
      <OfflineBanner />
      <OtherPersonBanner />
      <AppHeader
        staff
        nav={shown}
        allNav={nav}
        more={folded.length > 0 && <MoreMenu entries={folded} />}
        person={personOf(user)}
        menu={menu}
      >
        <Exit />
      </AppHeader>
      <Outlet context={[...nav, ...navOf('/m', memberScreens, user.may)]} />
      <ProofHost />
    </CurrentUserContext>
  );
}

export { StaffLayout as Component };
