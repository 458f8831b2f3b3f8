import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { TOURS } from '../../../../shared/localPreferences.ts';
import { useIdle } from '../../../../ui/hooks/useIdle.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { isTourSeenHere, noteTourSeen, toursQuery } from './api.ts';
import { TOUR_PLANS } from './steps.ts';

const LOOK_EVERY_MS = 400;
/** A dialog or an open menu of the page; the card of a tour is a dialog as well. */
const DIALOG = ':is([aria-modal="true"], [role="dialog"]):not(.driver-popover)';
/** What the page shows, awaits, asks, or could not load and offers to try again, comes first. */
const IN_THE_WAY = `${DIALOG}, [aria-busy="true"], [role="status"][aria-label], main [role="alert"]:not(:empty)`;

const isReady = (needs: string | undefined): boolean =>
  document.visibilityState === 'visible' &&
  document.querySelector(IN_THE_WAY) === null &&
  document.querySelector('main h1') !== null &&
  (needs === undefined || document.querySelector(needs) !== null);

/** Shows the tour of a screen when a person is there for the first time; its code comes with it. */
export function Tours() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { id: person } = useCurrentUser();
  const isIdle = useIdle();
  const here = TOURS.filter((tour) => TOUR_PLANS[tour].at.test(pathname));
  const { data: seen } = useQuery({ ...toursQuery(person), enabled: isIdle && here.length > 0 });
  const due = seen && here.find((tour) => !seen.includes(tour));
  useEffect(() => {
    if (!due) return;
    let takeOff: (() => number) | null = null;
    let isComing = false;
    let isGone = false;
    /** Where the tour goes on after a dialog. */
    let step = 0;
    const { needs, steps } = TOUR_PLANS[due];
    // Another tab may have shown it meanwhile.
    const mayBegin = () => !isGone && isReady(needs) && !isTourSeenHere(due, person);
    const begin = async () => {
      const { runTour } = await import('./runTour.ts');
      if (mayBegin()) takeOff = runTour(steps(), () => noteTourSeen(client, due, person), step);
    };
    const look = setInterval(() => {
      // A dialog that comes by itself takes its place.
      if (takeOff && document.querySelector(DIALOG)) {
        step = takeOff();
        takeOff = null;
      }
      if (takeOff || isComing || !mayBegin()) return;
      isComing = true;
      begin()
        // At the next visit, should its code not come.
        .catch((error: unknown) => {
          clearInterval(look);
          console.warn('The tour did not load:', error);
        })
        .finally(() => {
          isComing = false;
        });
    }, LOOK_EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(look);
      takeOff?.();
    };
  }, [due, client, person]);
  return null;
}
