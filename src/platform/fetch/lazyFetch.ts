import type { FetchOptions, GuardedFetch } from './guardedFetch.ts';

/** The guarded fetch, whose code is read when something is first fetched: few installations ever do. */
export function lazyFetch(options: FetchOptions): GuardedFetch {
  let made: Promise<GuardedFetch> | undefined;
  const make = async (): Promise<GuardedFetch> =>
    (await import('./guardedFetch.ts')).createGuardedFetch(options);
  const fetch: Omit<GuardedFetch, 'close'> = async (...given: Parameters<GuardedFetch>) => {
    made ??= make();
    return (await made)(...given);
  };
  return Object.assign(fetch as GuardedFetch, { close: async () => (await made)?.close() });
}
