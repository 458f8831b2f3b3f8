/**
 * What summaries should hold, said a second time and plainly: no SQL, no batches, no cursors in a table. It is told of everything
 * that happens, and asked what each email must hold whenever the product looks whether summaries are due.
 */
export type Often = 'Never' | 'Daily Summary' | 'Weekly Summary';

export interface Person {
  id: string;
  email: string;
  accountId: string;
  isActive: boolean;
  hasSignedIn: boolean;
  often: Often;
  hasUnsubscribed: boolean;
  /** How many of the entries they were told of, or that passed them by. */
  told: number;
}

export interface Account {
  id: string;
  isStaff: boolean;
  isSubscribed: boolean;
  trialUntil: Date | null;
  jurisdictions: string[];
  areas: string[];
}

export interface Provision {
  id: string;
  topic: string;
  area: string;
  jurisdiction: string;
  isPublished: boolean;
}

export interface Report {
  id: string;
  ownerId: string;
  accountId: string;
  isShared: boolean;
  provisions: Set<string>;
}

/** A search that somebody watches, with the provisions that it finds. */
export interface WatchedSearch {
  id: string;
  personId: string;
  provisions: Set<string>;
}

interface Entry {
  name: string;
  provisionId: string;
  at: Date;
}

export interface ExpectedEmail {
  to: string;
  often: Often;
  day: string;
  /** The provisions of the entries, each as often as it changed, sorted. */
  provisions: string[];
  /** The names of the entries, sorted. */
  entries: string[];
}

const DAY_MS = 86_400_000;
const toronto = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Toronto',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** "2026-03-08 07:00": what the clock in Toronto shows. */
export const torontoClock = (now: Date): string => toronto.format(now);

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** The day whose seven o'clock is the last one that struck. */
const lastMorning = (now: Date): string => {
  const [day = '', time = ''] = torontoClock(now).split(' ');
  return time >= '07:00' ? day : dayBefore(day);
};

const lastMonday = (now: Date): string => {
  let day = lastMorning(now);
  while (new Date(`${day}T12:00:00Z`).getUTCDay() !== 1) day = dayBefore(day);
  return day;
};

export class Oracle {
  readonly people = new Map<string, Person>();
  readonly accounts = new Map<string, Account>();
  readonly provisions = new Map<string, Provision>();
  readonly reports = new Map<string, Report>();
  /** By person: "topic jurisdiction". */
  readonly watched = new Map<string, Set<string>>();
  readonly searches = new Map<string, WatchedSearch>();
  /** Topics whose changes are no longer reported. */
  readonly frozen = new Set<string>();
  readonly entries: Entry[] = [];
  readonly expected: ExpectedEmail[] = [];
  readonly #done = new Set<string>();

  /** The product looks whether summaries are due. */
  look(now: Date): void {
    this.#write('Daily Summary', lastMorning(now), now);
    this.#write('Weekly Summary', lastMonday(now), now);
  }

  #write(often: 'Daily Summary' | 'Weekly Summary', day: string, now: Date): void {
    if (this.#done.has(`${often} ${day}`)) return;
    this.#done.add(`${often} ${day}`);
    for (const person of this.people.values()) {
      const wantsNone = person.often === 'Never' || person.hasUnsubscribed;
      if (wantsNone) {
        if (often === 'Daily Summary') person.told = this.entries.length;
        continue;
      }
      if (person.often !== often || !person.isActive || !person.hasSignedIn) continue;
      if (!this.#isOpen(person, now)) continue;
      const news = this.entries.slice(person.told).filter((entry) => this.#concerns(person, entry, now));
      person.told = this.entries.length;
      if (news.length === 0) continue;
      this.expected.push({
        to: person.email,
        often,
        day,
        provisions: news.map(({ provisionId }) => provisionId).sort(),
        entries: news.map(({ name }) => name).sort(),
      });
    }
  }

  #account(person: Person): Account {
    const account = this.accounts.get(person.accountId);
    if (!account) throw new Error(person.accountId);
    return account;
  }

  #isOpen(person: Person, now: Date): boolean {
    const account = this.#account(person);
    if (account.isStaff || account.isSubscribed) return true;
    return account.trialUntil !== null && account.trialUntil.getTime() > now.getTime();
  }

  #concerns(person: Person, entry: Entry, now: Date): boolean {
    const provision = this.provisions.get(entry.provisionId);
    if (!provision?.isPublished || this.frozen.has(provision.topic)) return false;
    if (now.getTime() - entry.at.getTime() >= 60 * DAY_MS) return false;
    if (!this.#mayRead(person, provision)) return false;
    const inReport = [...this.reports.values()].some(
      (report) =>
        report.provisions.has(provision.id) &&
        (report.ownerId === person.id || (report.isShared && report.accountId === person.accountId)),
    );
    const isWatched =
      this.watched.get(person.id)?.has(`${provision.topic} ${provision.jurisdiction}`) ?? false;
    const isFound = [...this.searches.values()].some(
      (search) => search.personId === person.id && search.provisions.has(provision.id),
    );
    return inReport || isWatched || isFound;
  }

  #mayRead(person: Person, { jurisdiction, area }: Provision): boolean {
    const account = this.#account(person);
    if (account.isStaff) return true;
    if (account.isSubscribed) {
      const allowsJurisdiction =
        account.jurisdictions.length === 0 || account.jurisdictions.includes(jurisdiction);
      return allowsJurisdiction && (account.areas.length === 0 || account.areas.includes(area));
    }
    // A trial: one jurisdiction and three areas, and nothing where nothing was chosen.
    return account.jurisdictions[0] === jurisdiction && account.areas.slice(0, 3).includes(area);
  }
}
