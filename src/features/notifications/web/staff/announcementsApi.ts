import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../../shared/apiClient.ts';
import { clientOptions } from '../../../auth/web/api.ts';
import { type AnnouncementAudience, announcementsContract } from '../../announcementsContract.ts';

export const announcementsApi = createClient(announcementsContract, clientOptions);

const KEY = ['staff', 'announcements'] as const;

export const announcementsQuery = queryOptions({
  queryKey: KEY,
  staleTime: 0,
  queryFn: ({ signal }) => announcementsApi.announcements(undefined, { signal }),
});

export const announcementQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    staleTime: 0,
    queryFn: ({ signal }) => announcementsApi.announcement({ params: { id } }, { signal }),
  });

export const placesQuery = queryOptions({
  queryKey: ['staff', 'announcementPlaces'],
  queryFn: ({ signal }) => announcementsApi.announcementPlaces(undefined, { signal }),
});

export const linksQuery = (q: string) =>
  queryOptions({
    queryKey: ['staff', 'announcementLinks', q],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => announcementsApi.announcementLinks({ query: { q } }, { signal }),
  });

export const countQuery = (audience: AnnouncementAudience) =>
  queryOptions({
    queryKey: ['staff', 'announcementCount', audience],
    staleTime: 0,
    queryFn: ({ signal }) => announcementsApi.countAudience({ body: { audience } }, { signal }),
  });

export const peopleQuery = (audience: AnnouncementAudience, skip: number) =>
  queryOptions({
    queryKey: ['staff', 'announcementPeople', audience, skip],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => announcementsApi.listAudience({ body: { audience, skip } }, { signal }),
  });
