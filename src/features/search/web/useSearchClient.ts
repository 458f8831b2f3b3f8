import type { LiteClient } from 'algoliasearch/lite';
import type { SearchClient } from 'instantsearch.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { forgetCurrentUser } from '../../auth/web/currentUser.ts';
import { searchClient } from './searchClient.ts';
import { isTokenRefused, wordsOf } from './searchFailure.ts';

/** A search that was not answered: what to tell, and how to ask again. */
export interface SearchFailure {
  message: string | null;
  retry: () => void;
}

/** A fresh token that is refused as well says that something else is wrong. */
const RENEW_AGAIN_MS = 60_000;

/**
 * The client that InstantSearch is given, and the search that failed, if the last one did. InstantSearch itself would put back
 * the words and filters of the last search that succeeded; here they stay, and the same search is asked again. A token that
 * is over is replaced once by a fresh one.
 */
export function useSearchClient(searchToken: string): {
  client: SearchClient;
  failure: SearchFailure | null;
} {
  const [failure, setFailure] = useState<SearchFailure | null>(null);
  const revalidator = useRef(useRevalidator());
  const renewedAt = useRef(Number.NEGATIVE_INFINITY);

  const client = useMemo<SearchClient>(() => {
    const inner: LiteClient = searchClient(searchToken);
    let latest = 0;
    const search: SearchClient['search'] = (requests) => {
      const number = ++latest;
      return new Promise((resolve) => {
        const attempt = (): void => {
          setFailure(null);
          inner.search(requests as never).then(
            (answer) => resolve(answer as never),
            async (error: unknown) => {
              if (number !== latest) return;
              if (isTokenRefused(error) && Date.now() - renewedAt.current > RENEW_AGAIN_MS) {
                renewedAt.current = Date.now();
                await forgetCurrentUser();
                await revalidator.current.revalidate();
                return;
              }
              setFailure({ message: wordsOf(error), retry: attempt });
            },
          );
        };
        attempt();
      });
    };
    return { search } as SearchClient;
  }, [searchToken]);

  useEffect(() => () => setFailure(null), []);
  return { client, failure };
}
