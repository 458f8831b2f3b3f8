import { queryClient } from '../../../ui/state/queryClient.ts';
import { reportProvisionsQuery, reportQuery } from './api.ts';

/** Asks for a report and its provisions. */
export async function prefetchReport({ id = '' }: Partial<Record<string, string>>): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(reportQuery(id)),
    queryClient.prefetchQuery(reportProvisionsQuery(id)),
  ]);
}
