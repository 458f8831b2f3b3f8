import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../../shared/apiClient.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { pageConfig } from '../../../../ui/pageConfig.ts';
import { clientOptions, session } from '../../../auth/web/api.ts';
import { type Changes, compareContract } from '../../compareContract.ts';

const calls = createClient(compareContract, clientOptions);

/** What is compared between jurisdictions: what the law asks, or sample policies. */
export type Subject = 'text' | 'policy';

/** One jurisdiction's text, and what differs from the base. `redline` is null for the base itself. */
export interface ComparedText {
  id: string;
  jurisdiction: JurisdictionCode;
  jurisdictionName: string;
  html: string;
  redline: string | null;
  changes: Changes | null;
}

/** A provision's text or policy in every jurisdiction, each against that of `baseId`. */
export const comparisonQuery = (subject: Subject, baseId: string) =>
  queryOptions({
    queryKey: ['comparison', subject, baseId],
    queryFn: async ({ signal }): Promise<ComparedText[]> => {
      const input = { params: { id: baseId } };
      if (subject === 'policy') {
        const items = await calls.policyComparison(input, { signal });
        return items.map(({ policy, ...item }) => ({ ...item, html: policy }));
      }
      const items = await calls.allJurs(input, { signal });
      return items.map(({ description, ...item }) => ({ ...item, html: description ?? '' }));
    },
  });

export const timeMachineQuery = (provisionId: string) =>
  queryOptions({
    queryKey: ['timeMachine', provisionId],
    queryFn: ({ signal }) => calls.timeMachine({ params: { id: provisionId } }, { signal }),
  });

/** What changed between two days: of groups, of provisions, or of everything where none are named. */
export const betweenDaysQuery = (asked: {
  from: string;
  to: string;
  groups: readonly string[];
  provisions: readonly string[];
}) =>
  queryOptions({
    queryKey: ['betweenDays', asked],
    queryFn: ({ signal }) =>
      calls.changesBetween(
        { body: { ...asked, groups: [...asked.groups], provisions: [...asked.provisions] } },
        { signal },
      ),
  });

/** Takes versions out of a provision's history. Rejects with `ApiError`; answers the ids that were there to delete. */
export const deleteVersions = (provisionId: string, snapshotIds: string[]): Promise<{ deleted: string[] }> =>
  calls.deleteVersions({ params: { id: provisionId }, query: { ids: snapshotIds } });

/**
 * Downloads the Excel file that compares provisions with the first of them: a navigation of the browser, which can carry
 * the token only in the address (specification 7). The address stands nowhere on the page.
 */
export function downloadComparison(provisionIds: string[]): void {
  const query = new URLSearchParams(provisionIds.map((id) => ['provs[]', id]));
  query.set('token', session.get() ?? '');
  const link = document.createElement('a');
  link.href = `${pageConfig.apiBaseUrl}/api/provisions/exportComparison?${query}`;
  link.download = '';
  link.rel = 'noreferrer';
  link.click();
}
