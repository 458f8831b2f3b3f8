import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions, storage } from '../../auth/web/api.ts';
import { withDeviceMark } from '../../auth/web/deviceMark.ts';
import { signOnContract } from '../contract.ts';

/** Signing in tells the server which device it is. */
export const signOnApi = createClient(signOnContract, { ...clientOptions, fetch: withDeviceMark(storage) });

export const signOnQuery = (id: string) =>
  queryOptions({ queryKey: ['account', id, 'signOn'], queryFn: () => signOnApi.signOn({ params: { id } }) });
