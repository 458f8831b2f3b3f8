import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/apiClient.ts';

/** No answer at all, or a server in trouble: worth one more try. What the server refused stays refused. */
const isPassing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Tells of every query that the server refused. Returns the way to stop listening. */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the page knows of the server. One for the page; emptied when the person changes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (error instanceof ApiError) for (const listener of listeners) listener(error);
    },
  }),
  defaultOptions: {
    queries: {
      // The browser's idea of "offline" is often wrong; the call itself says it best.
      networkMode: 'always',
      // What failed meanwhile, or may be old by now, is asked for again as soon as the connection is back.
      refetchOnReconnect: true,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && isPassing(error),
      retryDelay: 800,
    },
    mutations: { networkMode: 'always' },
  },
});
