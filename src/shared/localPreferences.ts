/** Where a browser keeps what it remembers between visits. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether the disclaimer was acknowledged in this browser (specification 9). */
export const DISCLAIMER_KEY = 'disclaimerSeen';

/** The feature tours, each with a flag that it was seen (specification 3). */
export const TOURS = [
  'updates',
  'reportBuilder',
  'reports',
  'preferences',
  'checklistsPart1',
  'checklistsPart2',
  'myNotes',
] as const;
export type Tour = (typeof TOURS)[number];

const tourKey = (tour: Tour): string => `tourSeen.${tour}`;

/** Whose flags they are, since several people may use one browser. Flags of before this was kept count for everybody. */
const TOURS_SEEN_BY = 'tourSeenBy';

/** Whether this person (by id) saw a tour or ended it in this browser. */
export function wasTourSeen(store: Store, tour: Tour, person: string): boolean {
  const seenBy = store.getItem(TOURS_SEEN_BY);
  return store.getItem(tourKey(tour)) === 'true' && (seenBy === null || seenBy === person);
}

/** Remembers it for this person; what another one saw here is forgotten, for the server knows it. */
export function rememberTour(store: Store, tour: Tour, person: string): void {
  const seenBy = store.getItem(TOURS_SEEN_BY);
  if (seenBy !== null && seenBy !== person) restartTours(store);
  store.setItem(TOURS_SEEN_BY, person);
  store.setItem(tourKey(tour), 'true');
}

export const forgetTour = (store: Store, tour: Tour): void => store.removeItem(tourKey(tour));

/** Restart Feature Tours: all seven begin again (specification 2.5). */
export function restartTours(store: Store): void {
  for (const tour of TOURS) store.removeItem(tourKey(tour));
}

/** The notices of the Info Hub, each with a permanent opt-out (specification 2.7). */
export const NOTICES = ['healthAndSafety', 'covid19', 'officialLanguages'] as const;
export type Notice = (typeof NOTICES)[number];

const noticeKey = (notice: Notice): string => `noticeOptOut.${notice}`;

export const isNoticeOff = (store: Store, notice: Notice): boolean =>
  store.getItem(noticeKey(notice)) === 'true';
export const turnNoticeOff = (store: Store, notice: Notice): void => store.setItem(noticeKey(notice), 'true');

/** Shows the disclaimer and the notices again. */
export function resetNotices(store: Store): void {
  store.removeItem(DISCLAIMER_KEY);
  for (const notice of NOTICES) store.removeItem(noticeKey(notice));
}

/** The jurisdictions chosen last, for the library and amendments, and for reminders. */
export const FILTER_KEYS = ['selectedJurisdictions', 'selectedRemindersJurisdictions'] as const;

/** Forgets the saved jurisdiction filters. */
export function resetFilters(store: Store): void {
  for (const key of FILTER_KEYS) store.removeItem(key);
}
