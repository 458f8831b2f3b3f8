import { queryClient } from '../../../ui/state/queryClient.ts';
import { currentUser } from '../../auth/web/currentUser.ts';
import { reportProvisionsQuery, reportQuery } from './api.ts';

/** Asks for a report and its provisions at once, while the code of its page is still on the way. */
export async function prefetchReport(id: string): Promise<void> {
  await Promise.all([
    currentUser(),
    queryClient.fetchQuery(reportQuery(id)),
    queryClient.prefetchQuery(reportProvisionsQuery(id)),
  ]);
}
