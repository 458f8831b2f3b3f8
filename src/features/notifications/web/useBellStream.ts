import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/apiClient.ts';
import { useChangeStream } from '../../../ui/live/useChangeStream.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { NOTIFICATION_STREAM } from '../contract.ts';
import { notificationsQuery } from './api.ts';

const open = (signal: AbortSignal) =>
  request(clientOptions, 'GET', NOTIFICATION_STREAM, {
    signal,
    headers: { accept: 'application/x-ndjson' },
  });

/** Keeps the bell live while the page is looked at, and once it is `enabled`. */
export function useBellStream(enabled: boolean): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  useChangeStream({ open, refresh, enabled });
}
