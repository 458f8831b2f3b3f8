import type { IndexUiState, Router, UiState } from 'instantsearch.js';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LAW_DAY } from '../../../ui/hooks/useLawDay.ts';
import { readAddress, writeAddress } from './searchAddress.ts';
import { INDEX } from './searchClient.ts';

/** The address of a search, with the day whose law is read, which is no part of the search itself. */
function addressOf(route: IndexUiState): string {
  const written = writeAddress(route);
  const on = new URLSearchParams(window.location.search).get(LAW_DAY);
  return on === null ? written : `${written}${written ? '&' : '?'}${LAW_DAY}=${encodeURIComponent(on)}`;
}

/**
 * Keeps the search in the address through the application's own router, so that back, forward, reload, bookmarks and the
 * header's search box all mean the same search.
 */
export function useSearchRouting() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const update = useRef<((route: IndexUiState) => void) | null>(null);
  const written = useRef(search);

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    update.current?.(readAddress(search));
  }, [search]);

  return useMemo(() => {
    const router: Router<IndexUiState> = {
      $$type: 'lawleaf.router',
      read: () => readAddress(window.location.search),
      write: (route) => {
        const next = addressOf(route);
        if (next === window.location.search) return;
        written.current = next;
        navigate({ search: next }, { preventScrollReset: true });
      },
      createURL: (route) => `${pathname}${addressOf(route)}`,
      onUpdate: (callback) => {
        update.current = callback;
      },
      dispose: () => {
        update.current = null;
      },
    };
    const stateMapping = {
      stateToRoute: (state: UiState): IndexUiState => state[INDEX] ?? {},
      routeToState: (route: IndexUiState): UiState => ({ [INDEX]: route }),
    };
    return { router, stateMapping };
  }, [navigate, pathname]);
}
