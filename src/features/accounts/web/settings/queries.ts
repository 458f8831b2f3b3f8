import { queryOptions } from '@tanstack/react-query';
import { authApi } from '../../../auth/web/api.ts';
import { accountsApi } from '../api.ts';

const of = (id: string) => ({ params: { id } });

export const detailsQuery = (id: string) =>
  queryOptions({ queryKey: ['account', id, 'details'], queryFn: () => accountsApi.details(of(id)) });

export const membersQuery = (id: string) =>
  queryOptions({ queryKey: ['account', id, 'members'], queryFn: () => accountsApi.members(of(id)) });

export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', id, 'sessions'],
    staleTime: 0,
    queryFn: () => authApi.accountSessions(of(id)),
  });

export const signInsQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', id, 'signIns'],
    staleTime: 0,
    queryFn: () => authApi.accountSignIns(of(id)),
  });
