import type { LiteClient } from 'algoliasearch/lite';
import type { SearchClient } from 'instantsearch.js';
import { useMemo, useState } from 'react';
import { currentUser, forgetCurrentUser } from '../../auth/web/currentUser.ts';
import { searchClient } from './searchClient.ts';
import { isTokenRefused, wordsOf } from './searchFailure.ts';

/** A search that was not answered: what to tell, and how to ask again. */
export interface SearchFailure {
  message: string | null;
  retry: () => void;
}

/** A fresh token that is refused as well says that something else is wrong. */
const RENEW_AGAIN_MS = 60_000;

/** Searches with a token, and with a fresh one when that one is over. A client keeps its answers, so each token has its own. */
function renewingClient(firstToken: string) {
  let client: LiteClient = searchClient(firstToken);
  let renewedAt = Number.NEGATIVE_INFINITY;
  const renew = async (): Promise<boolean> => {
    if (Date.now() - renewedAt < RENEW_AGAIN_MS) return false;
    renewedAt = Date.now();
    await forgetCurrentUser();
    const user = await currentUser();
    if (user) client = searchClient(user.searchToken);
    return user !== null;
  };
  return async (requests: unknown): Promise<unknown> => {
    try {
      return await client.search(requests as never);
    } catch (error) {
      if (!isTokenRefused(error) || !(await renew())) throw error;
      return client.search(requests as never);
    }
  };
}

/**
 * The client that InstantSearch is given, and the search that failed, if the last one did. InstantSearch itself would put back
 * the words and filters of the last search that succeeded; here they stay, and the same search is asked again.
 */
export function useSearchClient(searchToken: string): {
  client: SearchClient;
  failure: SearchFailure | null;
} {
  const [failure, setFailure] = useState<SearchFailure | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the client renews its token by itself
  const client = useMemo<SearchClient>(() => {
    const ask = renewingClient(searchToken);
    let latest = 0;
    const search: SearchClient['search'] = (requests) => {
      const number = ++latest;
      return new Promise((resolve) => {
        const attempt = (): void => {
          setFailure(null);
          ask(requests).then(
            (answer) => resolve(answer as never),
            (error: unknown) => {
              if (number === latest) setFailure({ message: wordsOf(error), retry: attempt });
            },
          );
        };
        attempt();
      });
    };
    return { search } as SearchClient;
  }, []);
  return { client, failure };
}
