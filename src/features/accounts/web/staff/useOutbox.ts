import { useServerTable } from '../../../../ui/table/useServerTable.ts';
import type { OutboxEmail } from '../../contract.ts';
import { accountsApi } from '../api.ts';

/** As many as the server answers at a time. */
const PAGE = 50;

/** The emails to an address or about a subject, newest first. */
export const useOutbox = (search: string) =>
  useServerTable<OutboxEmail>({
    queryKey: ['outbox', search],
    fetchPage: async ({ after, signal }) => {
      const query = { text: search || undefined, before: after };
      const rows = await accountsApi.outbox({ query }, { signal });
      return { rows, next: rows.length === PAGE ? (rows.at(-1)?.createdAt ?? null) : null };
    },
  });
