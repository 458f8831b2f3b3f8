import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { SignOn } from '../contract.ts';
import { signOnQuery } from './api.ts';

/** A change of the account's single sign-on, whose answer is shown in place of what stood there. */
export function useSignOnChange<V>(
  change: (id: string, variables: V) => Promise<SignOn>,
  onSuccess?: (saved: SignOn) => void,
) {
  const { account } = useCurrentUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variables: V) => change(account.id, variables),
    onSuccess: (saved) => {
      client.setQueryData(signOnQuery(account.id).queryKey, saved);
      onSuccess?.(saved);
    },
  });
}
