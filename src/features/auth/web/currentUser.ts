import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { ApiError } from '../../../shared/apiClient.ts';
import { queryClient } from '../../../ui/state/queryClient.ts';
import type { CurrentUser } from '../contract.ts';
import { authApi, session } from './api.ts';

const currentUserQuery = queryOptions({
  queryKey: ['currentUser'],
  staleTime: 5 * 60_000,
  queryFn: async (): Promise<CurrentUser | null> => {
    const token = session.get();
    if (!token) return null;
    try {
      const user = await authApi.currentUser();
      session.refresh(token, user.token);
      return user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** The person of this tab, or null when nobody is signed in. Without a token no call is made (decisions 4). */
export const currentUser = async (): Promise<CurrentUser | null> =>
  session.get() ? queryClient.fetchQuery(currentUserQuery) : null;

/** Makes the next look at the current user ask the server again. */
export const forgetCurrentUser = (): Promise<void> => queryClient.invalidateQueries(currentUserQuery);

/** Filled by the signed-in areas with the person they were opened for. */
export const CurrentUserContext = createContext<CurrentUser | null>(null);

/** The person who is signed in. For everything inside the signed-in areas. */
export function useCurrentUser(): CurrentUser {
  const user = useContext(CurrentUserContext);
  if (!user) throw new Error('A part for signed-in people stands outside the signed-in areas.');
  return user;
}

/** Signs this tab in as the person that a sign-in call answered. */
export function signIn(user: CurrentUser): void {
  queryClient.clear();
  session.begin(user);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

/** Signs out here and on the server. When the server does not answer, nobody stays signed in here all the same. */
export async function signOut(): Promise<void> {
  const farewell = authApi.logout().catch((error: unknown) => console.warn('Logging out:', error));
  session.end('loggedOut');
  await farewell;
}
