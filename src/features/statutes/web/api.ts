import { queryOptions } from '@tanstack/react-query';
import { createClient, request } from '../../../shared/apiClient.ts';
import { fetchWithProgress } from '../../../ui/files/fetchWithProgress.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { type ImportedStatute, statutesContract } from '../contract.ts';

export const statutesApi = createClient(statutesContract, clientOptions);

export const STATUTES_KEY = ['staff', 'statutes'] as const;

export const statuteChangesQuery = queryOptions({
  queryKey: [...STATUTES_KEY, 'changes'],
  queryFn: ({ signal }) => statutesApi.statuteChanges(undefined, { signal }),
});

export const statuteChangeQuery = (id: string) =>
  queryOptions({
    queryKey: [...STATUTES_KEY, 'change', id],
    queryFn: ({ signal }) => statutesApi.statuteChange({ params: { id } }, { signal }),
  });

/** The texts that are kept of an act or regulation, with the sections of the newest. */
export type InstrumentTextOf = Awaited<ReturnType<typeof statutesApi.instrumentText>>;

export const instrumentTextQuery = (id: string) =>
  queryOptions({
    queryKey: [...STATUTES_KEY, 'instrument', id],
    queryFn: ({ signal }) => statutesApi.instrumentText({ params: { id } }, { signal }),
  });

/** `against`: the day of the text that the newest is compared with. */
export const sectionQuery = (id: string, label: string, nth: number, against?: string) =>
  queryOptions({
    queryKey: [...STATUTES_KEY, 'section', id, label, nth, against],
    queryFn: ({ signal }) =>
      statutesApi.section({ params: { id }, query: { label, nth, against } }, { signal }),
  });

export const citedTextQuery = (provisionId: string) =>
  queryOptions({
    queryKey: [...STATUTES_KEY, 'cited', provisionId],
    queryFn: ({ signal }) => statutesApi.citedText({ params: { id: provisionId } }, { signal }),
  });

/** Sends the official text of a statute; `onProgress` is told which share of it (0 to 1) has left. */
export const sendStatute = async (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ImportedStatute> => {
  const answer = await request(
    { ...clientOptions, fetch: fetchWithProgress(onProgress) },
    'POST',
    '/api/staff/statutes/files',
    { body: file, headers: { 'content-type': 'application/octet-stream' }, signal },
  );
  return answer.json() as Promise<ImportedStatute>;
};
