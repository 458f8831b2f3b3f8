import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { provisionsContract } from '../../provisions/contract.ts';
import { besideContract } from '../besideContract.ts';
import { editorContract } from '../contract.ts';

const provisionsApi = createClient({ markPublicSample: provisionsContract.markPublicSample }, clientOptions);

/** Lets strangers read a provision at /preview/{id}, or no longer. */
export const markPublicSample = (id: string, isPublicSample: boolean) =>
  provisionsApi.markPublicSample({ params: { id }, body: { isPublicSample } });

export const editorApi = createClient({ ...editorContract, ...besideContract }, clientOptions);

/** Every query of the staff's provisions begins with this, so that a publication can renew them all. */
export const DATA_KEY = ['staff', 'data'] as const;

export const treeQuery = queryOptions({
  queryKey: [...DATA_KEY, 'tree'],
  queryFn: ({ signal }) => editorApi.tree(undefined, { signal }),
});

export const groupQuery = (id: string) =>
  queryOptions({
    queryKey: [...DATA_KEY, 'group', id],
    queryFn: ({ signal }) => editorApi.group({ params: { id } }, { signal }),
  });

/** Never taken from what was read before: a draft may have been saved in another tab. */
export const openQuery = (id: string) =>
  queryOptions({
    queryKey: [...DATA_KEY, 'open', id],
    queryFn: ({ signal }) => editorApi.open({ params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const draftsQuery = queryOptions({
  queryKey: [...DATA_KEY, 'drafts'],
  queryFn: ({ signal }) => editorApi.drafts(undefined, { signal }),
  staleTime: 0,
});

/** What waits for a second reader beside texts. */
export const proposalsQuery = queryOptions({
  queryKey: [...DATA_KEY, 'proposals'],
  queryFn: ({ signal }) => editorApi.proposals(undefined, { signal }),
  staleTime: 0,
});

/** Bills and checklist requirements that wait for a second reader. */
export const waitingRecordsQuery = queryOptions({
  queryKey: [...DATA_KEY, 'records'],
  queryFn: ({ signal }) => editorApi.waitingRecords(undefined, { signal }),
  staleTime: 0,
});

export const queueQuery = (filter: { area?: string; jurisdiction?: JurisdictionCode }) =>
  queryOptions({
    queryKey: [...DATA_KEY, 'queue', filter],
    queryFn: ({ signal }) => editorApi.queue({ query: filter }, { signal }),
  });

/** Every group of an area, with the provision of one jurisdiction. */
export const behindCellQuery = (area: string, jurisdiction: JurisdictionCode) =>
  queryOptions({
    queryKey: [...DATA_KEY, 'coverage', area, jurisdiction],
    queryFn: ({ signal }) => editorApi.behindCell({ query: { area, jurisdiction } }, { signal }),
  });
