import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { HOLDS_PROVISIONS } from '../../provisions/web/heldProvisions.ts';
import { reportsContract } from '../contract.ts';

export const reportsApi = createClient(reportsContract, clientOptions);

/** Everything that is read of reports begins with this key. */
export const REPORTS_KEY = ['reports'] as const;

/** The own reports and those that colleagues share, last changed first. */
export const reportsQuery = queryOptions({
  queryKey: [...REPORTS_KEY, 'list'],
  queryFn: ({ signal }) => reportsApi.reports(undefined, { signal }),
});

/** One report, without the texts of its provisions. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, 'one', id],
    queryFn: ({ signal }) => reportsApi.report({ params: { id } }, { signal }),
  });

/** The provisions of a report as the shared list shows them. `on`: as they stood on a day; null for today. */
export const reportProvisionsQuery = (id: string, on: string | null = null) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, 'provisions', id, ...(on ? [on] : [])],
    meta: HOLDS_PROVISIONS,
    queryFn: ({ signal }) =>
      reportsApi.reportProvisions({ params: { id }, query: on ? { on } : {} }, { signal }),
  });

/** What changed in a report since a day; no day: since the person last looked. */
export const reportChangesQuery = (id: string, since: string | undefined) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, 'changes', id, since ?? 'last'],
    queryFn: ({ signal }) =>
      reportsApi.reportChanges({ params: { id }, query: since ? { since } : {} }, { signal }),
  });
