import { queryOptions } from '@tanstack/react-query';
import { videosApi } from '../api.ts';

const HOUR_MS = 3_600_000;

/** The how-to videos. The addresses of their files hold for some hours only. */
export const videosQuery = queryOptions({
  queryKey: ['videos'],
  staleTime: HOUR_MS,
  queryFn: ({ signal }) => videosApi.videos(undefined, { signal }),
});
