import { queryOptions, useQuery } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { accountsContract } from '../../accounts/contract.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { notesContract, type PlacedNote } from '../contract.ts';

export const notesApi = createClient(notesContract, clientOptions);
const accounts = createClient(accountsContract, clientOptions);

/** Every note that the person may read, newest first: what the lists and My Info show parts of. */
export const notesQuery = queryOptions({
  queryKey: ['notes'],
  queryFn: ({ signal }) => notesApi.notes(undefined, { signal }),
});

const byProvision = new WeakMap<readonly PlacedNote[], Map<string, PlacedNote[]>>();

/** Grouped once for all the entries of a page. */
function grouped(notes: readonly PlacedNote[]): Map<string, PlacedNote[]> {
  const known = byProvision.get(notes);
  if (known) return known;
  const groups = new Map<string, PlacedNote[]>();
  for (const note of notes) groups.set(note.provision, [note, ...(groups.get(note.provision) ?? [])]);
  byProvision.set(notes, groups);
  return groups;
}

const NONE: PlacedNote[] = [];

/** The notes beside one provision, oldest first. */
export const useNotesBeside = (provisionId: string) =>
  useQuery({ ...notesQuery, select: (notes) => grouped(notes).get(provisionId) ?? NONE });

export const PEOPLE_KEY = 'accountUsers';

/** The people of the account: whom a note can be shared with, and who those are that it is shared with. */
export const peopleQuery = (accountId: string) =>
  queryOptions({
    queryKey: [PEOPLE_KEY, accountId],
    queryFn: ({ signal }) => accounts.users({ params: { id: accountId } }, { signal }),
  });
