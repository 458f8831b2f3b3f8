import { queryOptions } from '@tanstack/react-query';
import { createClient, request } from '../../../shared/apiClient.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { fetchWithProgress } from '../../../ui/files/fetchWithProgress.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { CHECKLIST_STREAM, checklistsContract } from '../contract.ts';

export const checklistsApi = createClient(checklistsContract, clientOptions);

/** Where every checklist that this page has read is kept. */
export const CHECKLISTS_KEY = 'checklists';

/** The checklist of a jurisdiction for an employer of this size; null counts nobody out. */
export const checklistQuery = (jurisdiction: JurisdictionCode, numEmployees: number | null) =>
  queryOptions({
    queryKey: [CHECKLISTS_KEY, jurisdiction, numEmployees],
    queryFn: ({ signal }) =>
      checklistsApi.checklist(
        { query: { jurisdiction, ...(numEmployees === null ? {} : { numEmployees }) } },
        { signal },
      ),
  });

export const REQUIREMENT_KEY = 'checklistRequirement';

/** A requirement with the organisation's comments, evidence and history. */
export const requirementQuery = (accountId: string, requirementId: string) =>
  queryOptions({
    queryKey: [REQUIREMENT_KEY, accountId, requirementId],
    queryFn: ({ signal }) => checklistsApi.requirement({ params: { accountId, requirementId } }, { signal }),
  });

/** The open requirements that the person owns. */
export const myRequirementsQuery = queryOptions({
  queryKey: ['myRequirements'],
  queryFn: ({ signal }) => checklistsApi.myRequirements(undefined, { signal }),
});

/** The keys of all that a change of a checklist may concern. */
export const CHANGING_KEYS = [CHECKLISTS_KEY, REQUIREMENT_KEY, 'myRequirements'] as const;

/** Begins to listen for changes of the account's checklists. */
export const openChecklistStream = (signal: AbortSignal) =>
  request(clientOptions, 'GET', CHECKLIST_STREAM, {
    signal,
    headers: { accept: 'application/x-ndjson' },
  });

const item = (accountId: string, requirementId: string): string =>
  `/api/checklists/${requirementId}/accounts/${accountId}`;

/** Sends a file as evidence; `onProgress` is told which share of it (0 to 1) has left. */
export const sendFile = (
  accountId: string,
  requirementId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<unknown> =>
  request(
    { ...clientOptions, fetch: fetchWithProgress(onProgress) },
    'POST',
    `${item(accountId, requirementId)}/files?name=${encodeURIComponent(file.name)}`,
    { body: file, headers: { 'content-type': 'application/octet-stream' } },
  );

/** Fetches a file of the evidence, with the token in its header (decisions 4). */
export const fetchFile = (accountId: string, requirementId: string, evidenceId: string): Promise<Response> =>
  request(clientOptions, 'GET', `${item(accountId, requirementId)}/files/${evidenceId}`, {
    headers: { accept: '*/*' },
  });

/** Fetches all files of a requirement as a zip. */
export const fetchFiles = (accountId: string, requirementId: string): Promise<Response> =>
  request(clientOptions, 'GET', `${item(accountId, requirementId)}/files`, { headers: { accept: '*/*' } });

/** Since when the person has a calendar address. */
export const calendarQuery = queryOptions({
  queryKey: ['checklistCalendar'],
  queryFn: ({ signal }) => checklistsApi.calendar(undefined, { signal }),
});

/** Fetches the evidence pack of a jurisdiction, with the token in its header. */
export const fetchPack = (jurisdiction: JurisdictionCode, numEmployees: number | null): Promise<Response> =>
  request(
    clientOptions,
    'GET',
    `/api/checklists/pack?jurisdiction=${jurisdiction}${numEmployees === null ? '' : `&numEmployees=${numEmployees}`}`,
    { headers: { accept: '*/*' } },
  );
