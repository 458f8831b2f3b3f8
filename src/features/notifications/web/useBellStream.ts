import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { NOTIFICATION_STREAM } from '../contract.ts';
import { notificationsQuery } from './api.ts';
import { keepListening } from './bellStream.ts';

/** The list is asked for that often all the same, should a stream be open and silent. */
const ANYWAY_MS = 5 * 60_000;
const openStream = (signal: AbortSignal) =>
  request(clientOptions, 'GET', NOTIFICATION_STREAM, {
    signal,
    headers: { accept: 'application/x-ndjson' },
  });

/**
 * Keeps the bell live while the page is looked at: by a stream, and by asking now and then where no stream comes through. A
 * hidden page listens to nothing (browsers open few connections to one server) and catches up when it is shown again; so does
 * one that is not `enabled` yet.
 */
export function useBellStream(enabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    let running: AbortController | null = null;
    const refresh = () => void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    const follow = (): void => {
      running?.abort();
      running = null;
      if (document.visibilityState === 'hidden') return;
      running = new AbortController();
      const { signal } = running;
      keepListening(openStream, signal, refresh).catch(() => {});
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
  }, [client, enabled]);
}
