import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { signInOptions } from '../../auth/web/api.ts';
import { signOnContract } from '../contract.ts';

export const signOnApi = createClient(signOnContract, signInOptions);

export const signOnQuery = (id: string) =>
  queryOptions({ queryKey: ['account', id, 'signOn'], queryFn: () => signOnApi.signOn({ params: { id } }) });
