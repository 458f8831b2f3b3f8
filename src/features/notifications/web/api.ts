import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { type Notification, notificationsContract } from '../contract.ts';

export const notificationsApi = createClient(notificationsContract, clientOptions);

/** What the bell lists. That it could not be loaded is nothing to trouble a reader with (specification 7). */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => notificationsApi.mine(undefined, { signal }),
  retry: false,
});

export const announcementsAmong = (items: readonly Notification[]): Notification[] =>
  items.filter(({ isAnnouncement, isListed }) => isAnnouncement && isListed);
