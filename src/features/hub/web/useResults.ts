import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '../../../shared/text.ts';
import { useErrorToast } from '../../../ui/toasts/errorToasts.ts';
import { useHashScroll } from '../../provisions/web/list/useHashScroll.ts';
import { resultsQuery } from './api.ts';
import type { HubModel } from './hubModel.ts';
import { useFound } from './useFound.ts';
import { useLinkedProvision } from './useLinkedProvision.ts';

const NOTHING_ASKED = { subject: '', provisions: [], jurisdictions: [] };

/** What the Info Hub lists at its address, gone to the provision that the address points at. `shown`: null while that is not known. */
export function useResults(hub: HubModel) {
  const { request, found, drawMore } = useFound(hub.request);
  const isAsked = typeof request === 'object' && request !== null;
  const report = useQuery({ ...resultsQuery(isAsked ? request : NOTHING_ASKED), enabled: isAsked });
  const shown = request === 'nothing' ? [] : request && !report.error ? (report.data ?? null) : null;

  // What has no text on the day that is read is not taken along with the rest.
  const ids = useMemo(
    () => found?.ids ?? shown?.filter(({ onDay }) => onDay?.reach !== 'before').map(({ id }) => id) ?? [],
    [found, shown],
  );

  useErrorToast(t('Error building report:'), report.error);
  // Until the answer is there, what stands on the page is that of the address before, whose entries go.
  const isPrevious = report.isPlaceholderData;
  useLinkedProvision(hub, isPrevious ? null : shown);
  useHashScroll(isPrevious ? null : hub.address.provisionId, hub.visit);
  return { report, shown, found, ids, drawMore };
}
