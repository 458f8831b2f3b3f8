import { useMutation } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { queryClient } from '../../../ui/state/queryClient.ts';
import { toastError } from '../../../ui/toasts/errorToasts.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { ChecklistRequirement, RequirementDetails } from '../contract.ts';
import type { ChecklistStatus } from '../rules.ts';
import { CHANGING_KEYS, CHECKLISTS_KEY, checklistsApi, REQUIREMENT_KEY } from './api.ts';
import { rememberOwnStatus } from './ownStatuses.ts';

type StatusPart = Pick<ChecklistRequirement, 'status' | 'lastUpdated' | 'lastUpdatedBy' | 'notApplicable'>;

interface Change {
  requirementId: string;
  status: ChecklistStatus;
}

/** Puts this into every list and drawer that the page holds; `when` says of which state only. */
function show(
  id: string,
  part: Partial<StatusPart>,
  when: (shown: StatusPart) => boolean = () => true,
): void {
  const changed = (one: ChecklistRequirement): ChecklistRequirement =>
    one.id === id && when(one) ? { ...one, ...part } : one;
  queryClient.setQueriesData<ChecklistRequirement[]>({ queryKey: [CHECKLISTS_KEY] }, (list) =>
    list?.map(changed),
  );
  queryClient.setQueriesData<RequirementDetails>(
    { queryKey: [REQUIREMENT_KEY] },
    (details) => details && { ...details, requirement: changed(details.requirement) },
  );
}

const shownNow = (id: string): StatusPart | undefined =>
  queryClient
    .getQueriesData<ChecklistRequirement[]>({ queryKey: [CHECKLISTS_KEY] })
    .flatMap(([, list]) => list ?? [])
    .find((one) => one.id === id);

/** Says how far the organisation is: on the screen at once, and taken back when the server refuses (specification 4, 8). */
export function useSetStatus() {
  const user = useCurrentUser();
  return useMutation({
    mutationFn: ({ requirementId, status }: Change) =>
      checklistsApi.setChecklistStatus({
        params: { requirementId, accountId: user.account.id },
        body: { status },
      }),
    onMutate: async ({ requirementId, status }) => {
      for (const key of CHANGING_KEYS) await queryClient.cancelQueries({ queryKey: [key] });
      const before = shownNow(requirementId);
      const mine = {
        status,
        lastUpdated: new Date().toISOString(),
        lastUpdatedBy: user.fullName,
        // A status is set of what applies.
        notApplicable: null,
      };
      show(requirementId, mine);
      return { before, mine };
    },
    onSuccess: ({ requirementId, ...part }) => {
      show(requirementId, part);
      rememberOwnStatus(requirementId, part.status);
    },
    onError: (error, { requirementId }, context) => {
      const { before, mine } = context ?? {};
      // Only what this change put there: a later one stays.
      if (before && mine) show(requirementId, before, (shown) => shown.lastUpdated === mine.lastUpdated);
      toastError(t('Error Updating Status:'))(error);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [CHECKLISTS_KEY], refetchType: 'none' });
      for (const key of CHANGING_KEYS.slice(1)) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}
