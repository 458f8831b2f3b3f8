import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { announce } from '../../../../ui/state/announcer.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { ItemChanges } from '../../contract.ts';
import { CHANGING_KEYS, checklistsApi } from '../api.ts';

/** Asks anew for all that a change of a requirement may concern. */
export function useChanged(): () => void {
  const client = useQueryClient();
  return () => {
    announce(t('Saved'));
    for (const key of CHANGING_KEYS) void client.invalidateQueries({ queryKey: [key] });
  };
}

/**
 * Changes what the organisation adds to a requirement: owner, due date, whether it applies. A failure is told by a toast, unless a form
 * says it at its field.
 */
export function useChangeItem(requirementId: string, { isToldAtField = false } = {}) {
  const { account } = useCurrentUser();
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (body: ItemChanges) =>
      checklistsApi.changeRequirement({ params: { requirementId, accountId: account.id }, body }),
    onSuccess,
    onError: isToldAtField ? undefined : toastSomethingWentWrong,
  });
}
