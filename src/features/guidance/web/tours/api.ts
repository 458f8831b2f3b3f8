import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  forgetTour,
  rememberTour,
  restartTours,
  TOURS,
  type Tour,
  wasTourSeen,
} from '../../../../shared/localPreferences.ts';
import { storage } from '../../../auth/web/api.ts';
import { toursApi } from '../api.ts';

const QUERY_KEY = ['toursSeen'];

/** Changes what is known of the tours seen. */
const change = (client: QueryClient, by: (seen: Tour[]) => Tour[]): void =>
  void client.setQueryData<Tour[]>(QUERY_KEY, (seen = []) => by(seen));

/** The tours that this person has seen or ended, in this browser or in another. */
export const toursQuery = (person: string) =>
  queryOptions({
    queryKey: QUERY_KEY,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Tour[]> => {
      const seenHere = TOURS.filter((tour) => wasTourSeen(storage, tour, person));
      if (seenHere.length === TOURS.length) return seenHere;
      return [...new Set([...seenHere, ...(await toursApi.toursSeen(undefined, { signal }))])];
    },
  });

/** Whether a person saw a tour or ended it in this browser, in whichever of its tabs. */
export const isTourSeenHere = (tour: Tour, person: string): boolean => wasTourSeen(storage, tour, person);

/** Remembers a tour here and for the person; where the server cannot be reached, here at least. */
export function noteTourSeen(client: QueryClient, tour: Tour, person: string): void {
  rememberTour(storage, tour, person);
  change(client, (seen) => [...seen, tour]);
  toursApi
    .tourSeen({ params: { tour } })
    .catch((error: unknown) => console.warn('Remembering a tour:', error));
}

/** Begins one tour again for who asks for it here; the server's own memory of it stays. */
export function restartTour(client: QueryClient, tour: Tour): void {
  forgetTour(storage, tour);
  change(client, (seen) => seen.filter((other) => other !== tour));
}

/** Restart Feature Tours: all seven begin again (specification 2.5). */
export async function restartAllTours(client: QueryClient): Promise<void> {
  restartTours(storage);
  change(client, () => []);
  await toursApi.restartTours();
}
