import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../../../shared/text.ts';
import { useChangeStream } from '../../../ui/live/useChangeStream.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { ChecklistRequirement } from '../contract.ts';
import { CHANGING_KEYS, openChecklistStream } from './api.ts';
import { forgetOwnStatus, ownStatus } from './ownStatuses.ts';
import { statusName } from './statusLook.ts';

/** What colleagues change shows within moments, on every list of the page. */
export function useLiveChecklists(): void {
  const client = useQueryClient();
  const refresh = () => {
    for (const key of CHANGING_KEYS) void client.invalidateQueries({ queryKey: [key] });
  };
  useChangeStream({ open: openChecklistStream, refresh });
}

/** Tells whoever set a status that somebody else set another right after; both are in the history. */
export function useOverwrittenStatuses(list: readonly ChecklistRequirement[]): void {
  const { fullName } = useCurrentUser();
  useEffect(() => {
    for (const { id, status, lastUpdatedBy, requirement } of list) {
      const mine = ownStatus(id);
      if (!mine || mine === status || lastUpdatedBy === null || lastUpdatedBy === fullName) continue;
      forgetOwnStatus(id);
      toast.warning({
        lead: t('{{name}} set this to {{status}} after you:', {
          name: lastUpdatedBy,
          status: statusName(status),
        }),
        detail: t('{{requirement}} Both changes are in its history.', { requirement }),
      });
    }
  }, [list, fullName]);
}
