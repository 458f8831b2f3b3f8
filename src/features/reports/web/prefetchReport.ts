import { lawDayOf } from '../../../shared/lawDay.ts';
import { queryClient } from '../../../ui/state/queryClient.ts';
import { reportProvisionsQuery, reportQuery } from './api.ts';

/** Asks for a report and its provisions. */
export async function prefetchReport({ id = '' }: Partial<Record<string, string>>): Promise<void> {
  const on = lawDayOf(new URLSearchParams(window.location.search).get('on'), new Date());
  await Promise.all([
    queryClient.prefetchQuery(reportQuery(id)),
    queryClient.prefetchQuery(reportProvisionsQuery(id, on)),
  ]);
}
