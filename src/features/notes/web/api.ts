import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { accountsContract } from '../../accounts/contract.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { notesContract } from '../contract.ts';

export const notesApi = createClient(notesContract, clientOptions);
const accounts = createClient(accountsContract, clientOptions);

/** Every note that the person may read, newest first, with its place: what My Info lists. Elsewhere notes come with their provisions. */
export const notesQuery = queryOptions({
  queryKey: ['notes'],
  queryFn: ({ signal }) => notesApi.notes(undefined, { signal }),
});

export const PEOPLE_KEY = 'accountUsers';

/** The people of the account: whom a note can be shared with, and who those are that it is shared with. */
export const peopleQuery = (accountId: string) =>
  queryOptions({
    queryKey: [PEOPLE_KEY, accountId],
    queryFn: ({ signal }) => accounts.users({ params: { id: accountId } }, { signal }),
  });
