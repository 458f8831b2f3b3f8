import type { ComponentType } from 'react';

/** A module that comes late: what it is for is its `Component`. */
export interface LateModule<P> {
  Component: ComponentType<P>;
}

export interface Fetched<T> {
  /** Fetches it the first time; what failed is fetched anew when it is asked for again. */
  load: () => Promise<T>;
  /** What was fetched, or null. */
  get: () => T | null;
}

/** Something that is fetched once for the whole page. */
export function fetchOnce<T>(fetchIt: () => Promise<T>): Fetched<T> {
  let loading: Promise<T> | null = null;
  let fetched: T | null = null;
  return {
    load: () => {
      loading ??= fetchIt().then(
        (value) => {
          fetched = value;
          return value;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    get: () => fetched,
  };
}
