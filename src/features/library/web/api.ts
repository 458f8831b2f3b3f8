import { queryOptions } from '@tanstack/react-query';
import { createClient, request } from '../../../shared/apiClient.ts';
import { fetchWithProgress } from '../../../ui/files/fetchWithProgress.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { type Difference, type ImportRun, libraryContract } from '../contract.ts';

export const libraryApi = createClient(libraryContract, clientOptions);

export type Place = Pick<Difference, 'kind' | 'key'>;

export const FILES_KEY = ['staff', 'libraryFiles'] as const;

export const differencesQuery = queryOptions({
  queryKey: [...FILES_KEY, 'differences'],
  queryFn: ({ signal }) => libraryApi.differences(undefined, { signal }),
  staleTime: 60_000,
});

/** How much there is to settle, for the way there. */
export const openCountQuery = queryOptions({
  queryKey: [...FILES_KEY, 'count'],
  queryFn: ({ signal }) => libraryApi.countDifferences(undefined, { signal }),
  staleTime: 60_000,
});

/** One entry in its file and in the database; of an import, as it is and as it would be. */
export const differenceQuery = ({ kind, key }: Place, importId: string | null) =>
  queryOptions({
    queryKey: [...FILES_KEY, 'entry', kind, key, importId],
    queryFn: ({ signal }): Promise<Difference> =>
      importId
        ? libraryApi.importEntry({ params: { id: importId }, query: { kind, key } }, { signal })
        : libraryApi.difference({ query: { kind, key } }, { signal }),
    staleTime: 0,
  });

/** Fetches an export as a zip, with the token in its header. */
export const fetchExport = (extent: 'whole' | 'changes'): Promise<Response> =>
  request(clientOptions, 'GET', `/api/staff/libraryFiles/export?extent=${extent}`, {
    headers: { accept: '*/*' },
  });

/** Sends a zip to be read; `onProgress` is told which share of it (0 to 1) has left. */
export const sendImport = async (file: File, onProgress: (share: number) => void): Promise<ImportRun> => {
  const response = await request(
    { ...clientOptions, fetch: fetchWithProgress(onProgress) },
    'POST',
    `/api/staff/libraryFiles/imports?name=${encodeURIComponent(file.name.slice(0, 200))}`,
    { body: file, headers: { 'content-type': 'application/octet-stream' } },
  );
  return response.json() as Promise<ImportRun>;
};
