import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, request } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { NOTIFICATION_STREAM } from '../contract.ts';
import { notificationsQuery } from './api.ts';
import { linesOf } from './linesOf.ts';

/** The list is asked for that often all the same, should a stream be open and silent. */
const ANYWAY_MS = 5 * 60_000;
const FIRST_WAIT_MS = 2_000;
/** Where streams do not come through, the list is asked for that often in the end. */
const LONGEST_WAIT_MS = 60_000;
/** A stream whose first line does not arrive by then is held back somewhere on the way. */
const OPENS_WITHIN_MS = 10_000;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads one stream to its end; answers whether it ever opened. */
async function listen(signal: AbortSignal, onChange: () => void): Promise<boolean> {
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  signal.addEventListener('abort', stop);
  const late = setTimeout(stop, OPENS_WITHIN_MS);
  let opened = false;
  try {
    const response = await request(clientOptions, 'GET', NOTIFICATION_STREAM, {
      signal: attempt.signal,
      headers: { accept: 'application/x-ndjson' },
    });
    for await (const line of linesOf(response.body)) {
      opened = true;
      clearTimeout(late);
      if (line.includes('"changed"')) onChange();
    }
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
  }
  return opened;
}

/** Whoever is refused is refused next time too; the page learns of that elsewhere. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

async function keepListening(signal: AbortSignal, onChange: () => void): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const opened = await listen(signal, onChange).catch((error: unknown) => {
      if (isRefused(error)) throw error;
      return false;
    });
    if (signal.aborted) return;
    if (opened) wait = FIRST_WAIT_MS;
    else onChange();
    await pause(wait + Math.random() * 1_000, signal);
    wait = Math.min(opened ? FIRST_WAIT_MS : wait * 3, LONGEST_WAIT_MS);
  }
}

/**
 * Keeps the bell live while the page is looked at: by a stream, and by asking now and then where no stream comes through. A
 * hidden page listens to nothing (browsers open few connections to one server) and catches up when it is shown again.
 */
export function useBellStream(): void {
  const client = useQueryClient();
  useEffect(() => {
    let running: AbortController | null = null;
    const refresh = () => void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    const follow = (): void => {
      running?.abort();
      running = null;
      if (document.visibilityState === 'hidden') return;
      running = new AbortController();
      const { signal } = running;
      keepListening(signal, refresh).catch(() => {});
    };
    const poll = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, ANYWAY_MS);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearInterval(poll);
      running?.abort();
    };
  }, [client]);
}
