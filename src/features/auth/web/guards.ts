import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { CurrentUser } from '../contract.ts';
import { session, storage } from './api.ts';
import { currentUser } from './currentUser.ts';
import { rememberNextPage, takeNextPage } from './nextPage.ts';

/** Where a person begins (specification 9): staff at the admin home, everybody else at the home page. */
export const homeOf = (user: CurrentUser): string => (user.isStaff ? '/a/billTracker' : '/m/updates');

/** Where a person goes who just signed in: the page asked for before, or home. */
export const landingOf = (user: CurrentUser): string =>
  takeNextPage(storage, window.location.origin) ?? homeOf(user);

/** The path that was asked for. A request carries no hash; at the first load the address bar still has it. */
function wantedPath(request: Request): string {
  const url = new URL(request.url);
  const path = url.pathname + url.search;
  const bar = window.location;
  return bar.pathname + bar.search === path ? path + bar.hash : path;
}

/** Loads the person of a protected route, or sends the visitor to /login and remembers the way (specification 2.3). */
export async function requireUser({ request }: LoaderFunctionArgs): Promise<CurrentUser> {
  const user = await currentUser();
  if (user) return user;
  rememberNextPage(storage, wantedPath(request), window.location.origin);
  throw redirect('/login');
}

/** The same for the staff area; others are sent to / (specification 2.4). */
export async function requireStaff(args: LoaderFunctionArgs): Promise<CurrentUser> {
  const user = await requireUser(args);
  if (!user.may.enterStaffArea) throw redirect('/');
  // The member area asks for what is missing.
  if (user.isFactorMissing) throw redirect('/m/updates');
  return user;
}

/** `/` and every unknown route: the home of whoever comes (specification 2.1). */
export async function goHome(): Promise<never> {
  const user = await currentUser();
  throw redirect(user ? homeOf(user) : '/login');
}

/** /login is for those who are not signed in. A lookup that fails here is only logged, and the token dropped (decisions 4). */
export async function requireNobody(): Promise<null> {
  const user = await currentUser().catch((error: unknown) => {
    console.warn('Looking up who is signed in:', error);
    session.end('refused');
    return null;
  });
  if (user) throw redirect(landingOf(user));
  return null;
}
