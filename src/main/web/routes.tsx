import { Outlet, type RouteObject, ScrollRestoration, type ShouldRevalidateFunction } from 'react-router';
import { goHome, requireNobody, requireStaff, requireUser } from '../../features/auth/web/guards.ts';
import { RouteAnnouncer } from '../../ui/shell/RouteAnnouncer.tsx';
import { Gate } from './Gate.tsx';
import { lazyScreen } from './lazyScreen.tsx';
import { RouteError } from './RouteError.tsx';
import { memberScreens, publicScreens, type Screen, staffScreens } from './screens.ts';

const routesOf = (screens: readonly Screen[]): RouteObject[] =>
  screens.map(({ path, load }) => ({ path, lazy: lazyScreen(load), errorElement: <RouteError /> }));

/** Filters keep the reader's place; only another page begins at its top. */
function Root() {
  return (
    <>
      <ScrollRestoration />
      <RouteAnnouncer />
      <Outlet />
    </>
  );
}

/** Who is signed in does not depend on the filters of a page. */
const onOtherPage: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** An area without a page named is no page of its own: /m and /a lead where `/` does. */
const INDEX: RouteObject[] = [{ index: true, loader: goHome, element: <span /> }];

/** Every route of the browser (specification 2). An unknown one behaves as `/` does. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <span />,
    children: [
      { path: '/', loader: goHome, element: <span /> },
      {
        path: '/login',
        loader: requireNobody,
        lazy: lazyScreen(() => import('../../features/auth/web/LoginScreen.tsx')),
      },
      ...routesOf(publicScreens),
      {
        id: 'member',
        path: '/m',
        loader: requireUser,
        shouldRevalidate: onOtherPage,
        lazy: lazyScreen(() => import('./MemberLayout.tsx')),
        errorElement: <RouteError />,
        children: [...INDEX, ...routesOf(memberScreens)],
      },
      {
        id: 'staff',
        path: '/a',
        loader: requireStaff,
        shouldRevalidate: onOtherPage,
        lazy: lazyScreen(() => import('./StaffLayout.tsx')),
        errorElement: <RouteError />,
        children: [
          ...INDEX,
          ...staffScreens.map(({ may, ...screen }) =>
            may
              ? { element: <Gate may={may} />, children: routesOf([screen]) }
              : (routesOf([screen])[0] ?? {}),
          ),
        ],
      },
      { path: '*', loader: goHome, element: <span /> },
    ],
  },
];
