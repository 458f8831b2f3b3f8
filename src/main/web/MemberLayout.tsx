import { ActionIcon } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Outlet, useLoaderData, useLocation, useNavigate } from 'react-router';
import { TrialBanner } from '../../features/accounts/web/trial/TrialBanner.tsx';
import type { CurrentUser } from '../../features/auth/contract.ts';
import { CurrentUserContext, signOut } from '../../features/auth/web/currentUser.ts';
import { OtherPersonBanner } from '../../features/auth/web/OtherPersonBanner.tsx';
import { ProofHost } from '../../features/auth/web/proof/ProofHost.tsx';
import { DisclaimerBar } from '../../features/guidance/web/DisclaimerBar.tsx';
import { HelpMenu } from '../../features/guidance/web/help/HelpMenu.tsx';
import { restartAllTours } from '../../features/guidance/web/tours/api.ts';
import { Tours } from '../../features/guidance/web/tours/Tours.tsx';
import { Banner } from '../../features/notifications/web/Banner.tsx';
import { Bell } from '../../features/notifications/web/Bell.tsx';
import { AddToReportHost } from '../../features/reports/web/AddToReportHost.tsx';
import { HeaderSearch } from '../../features/search/web/HeaderSearch.tsx';
import { t } from '../../shared/text.ts';
import { lazyOverlay } from '../../ui/overlay/late/lazyOverlay.tsx';
import { lazyPart } from '../../ui/overlay/late/lazyPart.tsx';
import { AppHeader } from '../../ui/shell/AppHeader.tsx';
import { BackToTop } from '../../ui/shell/BackToTop.tsx';
import { LawDayBanner } from '../../ui/shell/LawDayBanner.tsx';
import { OfflineBanner } from '../../ui/shell/OfflineBanner.tsx';
import { SkipLink } from '../../ui/shell/SkipLink.tsx';
import { toastSomethingWentWrong } from '../../ui/toasts/errorToasts.ts';
import { memberScreens, navOf } from './screens.ts';
import { userMenu } from './userMenu.ts';

export const personOf = (user: CurrentUser) => ({
  firstName: user.firstName,
  fullName: user.fullName,
  accountName: user.account.name,
});

/** The way to the staff area. Those who may not enter it do not see it. */
function AdminGear() {
  return (
    <ActionIcon
      component={Link}
      to="/a/billTracker"
      size={36}
      title={t('Staff area')}
      aria-label={t('Staff area')}
    >
      <IconSettings size={19} stroke={1.7} />
    </ActionIcon>
  );
}

const ChangePasswordDialog = lazyOverlay(() => import('../../features/auth/web/ChangePasswordDialog.tsx'));

/** Few see it, and it brings the plans and a form along. */
const TrialExpiredScreen = lazyPart(async () => ({
  Component: (await import('../../features/accounts/web/trial/ActivateScreens.tsx')).TrialExpiredScreen,
}));

/** The one page beside the activation that an expired account may open (specification 2.3). */
const OPEN_WHEN_EXPIRED = '/m/activateSubscription/success';

/** The page of a link that proves who somebody is opens also to who has no second factor yet. */
const PROOF = '/m/proof/';

/** Few see it: their account asks for a second factor, and they have none. */
const FactorMissing = lazyPart(() => import('../../features/auth/web/factors/FactorMissing.tsx'));

/**
 * What surrounds every screen of the member area. An expired account sees nothing but the way on
 * (specification 2.3).
 */
function MemberLayout() {
  const user = useLoaderData<CurrentUser>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [changing, setChanging] = useState(false);
  const expired = user.account.isTrialExpired && !user.isStaff;
  const isShut = expired || user.isFactorMissing;
  const logOut = () => void signOut();
  const client = useQueryClient();
  const beginTours = () => {
    restartAllTours(client).catch(toastSomethingWentWrong);
    navigate('/m/updates');
  };
  const menu = userMenu(user, {
    changePassword: () => setChanging(true),
    restartTours: beginTours,
    logOut,
  });
  return (
    <CurrentUserContext value={user}>
      <SkipLink />
      <OfflineBanner />
      <OtherPersonBanner />
      <TrialBanner />
      {!isShut && <Banner />}
      <AppHeader nav={isShut ? [] : navOf('/m', memberScreens, user.may)} person={personOf(user)} menu={menu}>
        {!isShut && <HeaderSearch />}
        {!isShut && <Bell />}
        {!isShut && <HelpMenu onRestartTours={beginTours} />}
        {user.may.enterStaffArea && <AdminGear />}
      </AppHeader>
      {!isShut && <LawDayBanner />}
      {user.isFactorMissing && !pathname.startsWith(PROOF) ? (
        <FactorMissing />
      ) : expired && pathname !== OPEN_WHEN_EXPIRED ? (
        <TrialExpiredScreen onLogOut={logOut} />
      ) : (
        <Outlet />
      )}
      <BackToTop />
      <ChangePasswordDialog opened={changing} onClose={() => setChanging(false)} />
      {!isShut && <AddToReportHost />}
      {!isShut && <Tours />}
      <DisclaimerBar />
      <ProofHost />
    </CurrentUserContext>
  );
}

export { MemberLayout as Component };
