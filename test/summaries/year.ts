import { sql } from 'kysely';
import { bringIntoForce } from '../../src/features/provisions/server/publish/bringIntoForce.ts';
import { publishProvision } from '../../src/features/provisions/server/publish/publish.ts';
import { chooseFrequency } from '../../src/features/summaries/server/frequency.ts';
import type { Searches } from '../../src/features/summaries/server/match.ts';
import {
  type SummaryServices,
  writeDueSummaries,
} from '../../src/features/summaries/server/writeSummaries.ts';
import type { FixedClock } from '../../src/platform/clock.ts';
import type { OpenDatabase } from '../../src/platform/db/open.ts';
import { newId } from '../../src/platform/newId.ts';
import type { JurisdictionCode } from '../../src/shared/jurisdictions.ts';
import { torontoDay } from '../../src/shared/torontoDate.ts';
import { EDITOR } from './editor.ts';
import { type Often, Oracle, type Person } from './oracle.ts';
import { Random } from './random.ts';
import { SimulatedReports } from './reports.ts';
import { STAGE_JURISDICTIONS, setStage } from './stage.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OFTEN: Often[] = ['Never', 'Daily Summary', 'Weekly Summary'];

/** A change that was announced and starts on a day. */
interface Announced {
  provisionId: string;
  startsOn: string;
  name: string;
}

/** The product and the oracle living through the same time, side by side. */
export class SimulatedTime {
  readonly oracle = new Oracle();
  readonly #db: OpenDatabase['db'];
  readonly #clock: FixedClock;
  readonly #services: SummaryServices;
  readonly #random: Random;
  readonly #reports: SimulatedReports;
  readonly #announced: Announced[] = [];
  /** Provisions whose text editors change; others change by what was announced. */
  #edited: string[] = [];
  #changedByBills: string[] = [];
  #names = 0;
  /** How often something happened, by what it was. */
  readonly happened: Record<string, number> = {};

  /** What watched searches find is for the index to say: here it is given, and asked as the product asks it. */
  readonly #searches: Searches = {
    watchers: async () => [...new Set([...this.oracle.searches.values()].map(({ personId }) => personId))],
    matchesOf: async (userId, _scope, asked) =>
      [...this.oracle.searches.values()]
        .filter(({ personId }) => personId === userId)
        .map(({ id, provisions }) => ({
          id,
          name: `Search ${id}`,
          provisionIds: asked.filter((provisionId) => provisions.has(provisionId)),
        })),
  };

  constructor(
    db: OpenDatabase['db'],
    clock: FixedClock,
    services: Omit<SummaryServices, 'searches'>,
    seed: number,
  ) {
    this.#db = db;
    this.#clock = clock;
    this.#services = { ...services, searches: this.#searches };
    this.#random = new Random(seed);
    this.#reports = new SimulatedReports(db, clock, this.oracle, this.#random);
  }

  /** Sets the stage, and lets people choose what they follow. */
  async prepare(): Promise<void> {
    const db = this.#db;
    await setStage(db, this.oracle);
    const ids = [...this.oracle.provisions.keys()];
    this.#edited = ids.filter((_, index) => index % 4 !== 0);
    this.#changedByBills = ids.filter((_, index) => index % 4 === 0);
    await sql`update provisions set description = '<p>As it was.</p>', text_description = 'As it was.', warning = null,
      text_warning = null, policy = null, text_policy = null, revision = revision + 1
      where id = any(${ids}::text[])`.execute(db);
    for (let i = 0; i < 2 * this.oracle.people.size; i += 1) await this.#reports.make();
    for (let i = 0; i < 6 * this.oracle.people.size; i += 1) await this.#watch();
    for (let i = 0; i < this.oracle.people.size; i += 1) await this.#watchSearch();
    for (const person of this.oracle.people.values()) {
      if (this.#random.chance(0.5)) await this.#choose(person, 'Daily Summary');
    }
  }

  /** Lives one day, from midnight UTC: a few things happen, and every now and then the product looks what is due. */
  async day(start: Date, things: number): Promise<void> {
    const random = this.#random;
    const isStopped = random.chance(0.04);
    const moments: { at: number; work: () => Promise<void> }[] = [];
    for (let i = 0; i < things; i += 1) {
      moments.push({ at: random.below(DAY_MS), work: () => this.#something() });
    }
    if (!isStopped) {
      // Seven in the morning in Toronto, winter and summer, and at any other time.
      for (const hour of [11, 12]) moments.push({ at: hour * HOUR_MS, work: () => this.#look() });
      for (let i = 0; i < 3; i += 1) moments.push({ at: random.below(DAY_MS), work: () => this.#look() });
      moments.push({ at: 5 * HOUR_MS + random.below(HOUR_MS), work: () => this.#bringIntoForce() });
    }
    moments.sort((a, b) => a.at - b.at);
    for (const { at, work } of moments) {
      this.#clock.set(new Date(start.getTime() + at));
      await work();
    }
    // The clock of the machine is put back for a while, or far ahead, and the product looks just then.
    if (random.chance(0.08)) await this.#lookAt(new Date(start.getTime() - random.below(5) * DAY_MS));
    if (random.chance(0.01))
      await this.#lookAt(new Date(start.getTime() + DAY_MS + random.below(40) * DAY_MS));
  }

  async #lookAt(at: Date): Promise<void> {
    this.#clock.set(at);
    this.#count('clock jumps');
    await this.#look();
  }

  async #look(): Promise<void> {
    this.oracle.look(this.#clock.now());
    await writeDueSummaries(this.#services);
  }

  #count(what: string): void {
    this.happened[what] = (this.happened[what] ?? 0) + 1;
  }

  #name(): string {
    this.#names += 1;
    return `Zt${this.#names}q`;
  }

  async #something(): Promise<void> {
    const things: [string, number, () => Promise<void>][] = [
      ['publish', 40, () => this.#publish()],
      ['announce', 5, () => this.#announce()],
      ['hide or show', 3, () => this.#hideOrShow()],
      ['make a report', 5, () => this.#reports.make()],
      ['change a report', 12, () => this.#reports.change()],
      ['watch', 8, () => this.#watch()],
      ['watch a search', 3, () => this.#watchSearch()],
      ['freeze or thaw a topic', 1, () => this.#freezeOrThaw()],
      ['choose how often', 4, () => this.#choose()],
      ['unsubscribe', 1, () => this.#unsubscribe()],
      ['leave or return', 1, () => this.#leaveOrReturn()],
      ['account', 1, () => this.#changeAccount()],
    ];
    let at = this.#random.below(things.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [what, weight, work] of things) {
      at -= weight;
      if (at >= 0) continue;
      this.#count(what);
      return work();
    }
  }

  #person(): Person {
    return this.#random.pick([...this.oracle.people.values()]);
  }

  async #publish(): Promise<void> {
    const id = this.#random.pick(this.#edited);
    const provision = this.oracle.provisions.get(id);
    if (!provision?.isPublished) return;
    const name = this.#name();
    const changeType = this.#random.pick([
      'Amendment In Force',
      'Amendment In Force',
      'Upcoming Amendment',
      'Editorial',
    ] as const);
    const { revision } = await this.#db
      .selectFrom('provisions')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const description = `<p>The rule of ${name} holds for employers.</p>`;
    await publishProvision(this.#db, this.#clock, EDITOR, {
      provisionId: id,
      description,
      changeType,
      revision,
    });
    if (changeType !== 'Editorial')
      this.oracle.entries.push({ name, provisionId: id, at: this.#clock.now() });
  }

  /** Something is announced that starts by itself on a day: with a bill, or without. */
  async #announce(): Promise<void> {
    const provisionId = this.#random.pick(this.#changedByBills);
    const name = this.#name();
    const startsOn = torontoDay(
      new Date(this.#clock.now().getTime() + (1 + this.#random.below(30)) * DAY_MS),
    );
    const jurisdiction = this.oracle.provisions.get(provisionId)?.jurisdiction as JurisdictionCode;
    const billId = this.#random.chance(0.5) ? newId() : null;
    if (billId) {
      await this.#db
        .insertInto('bills')
        .values({
          id: billId,
          key: null,
          kind: 'bill',
          jurisdiction,
          number: `Bill ${this.#names}`,
          name: 'An Act to change something',
          status: 'Royal Assent',
          assent_date: torontoDay(this.#clock.now()),
          in_force: 'on date',
          in_force_date: startsOn,
          is_active: true,
          is_published: true,
          confidence: 'high',
          verification: 'primary',
          sources: '[]',
          updated_at: this.#clock.now(),
        })
        .execute();
    }
    await this.#db
      .insertInto('upcoming_changes')
      .values({
        id: newId(),
        bill_id: billId,
        provision_id: provisionId,
        changes_overview: `<p>From then on ${name} holds.</p>`,
        in_force: billId ? null : 'on date',
        in_force_date: billId ? null : startsOn,
      })
      .execute();
    this.#announced.push({ provisionId, startsOn, name });
  }

  async #bringIntoForce(): Promise<void> {
    const today = torontoDay(this.#clock.now());
    await bringIntoForce(this.#db, this.#clock);
    for (const one of this.#announced.splice(0)) {
      if (one.startsOn > today) this.#announced.push(one);
      else {
        this.#count('came into force');
        this.oracle.entries.push({ name: one.name, provisionId: one.provisionId, at: this.#clock.now() });
      }
    }
  }

  async #hideOrShow(): Promise<void> {
    const provision = this.oracle.provisions.get(this.#random.pick(this.#edited));
    if (!provision) return;
    provision.isPublished = !provision.isPublished;
    await this.#db
      .updateTable('provisions')
      .set({ is_published: provision.isPublished })
      .where('id', '=', provision.id)
      .execute();
  }

  async #watch(): Promise<void> {
    const person = this.#person();
    const provision = this.oracle.provisions.get(this.#random.pick([...this.oracle.provisions.keys()]));
    if (!provision) return;
    const watched = this.oracle.watched.get(person.id) ?? new Set<string>();
    this.oracle.watched.set(person.id, watched);
    const cell = `${provision.topic} ${provision.jurisdiction}`;
    const values = {
      user_id: person.id,
      topic_id: provision.topic,
      jurisdiction: provision.jurisdiction as JurisdictionCode,
    };
    if (watched.has(cell) && this.#random.chance(0.5)) {
      watched.delete(cell);
      await this.#db
        .deleteFrom('watchlist_entries')
        .where('user_id', '=', values.user_id)
        .where('topic_id', '=', values.topic_id)
        .where('jurisdiction', '=', values.jurisdiction)
        .execute();
      return;
    }
    watched.add(cell);
    await this.#db
      .insertInto('watchlist_entries')
      .values({ ...values, created_at: this.#clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #watchSearch(): Promise<void> {
    const { searches, provisions } = this.oracle;
    if (searches.size > 15) {
      searches.delete(this.#random.pick([...searches.keys()]));
      return;
    }
    const id = newId();
    const found = new Set(this.#random.some([...provisions.keys()], 0.1));
    searches.set(id, { id, personId: this.#person().id, provisions: found });
  }

  async #freezeOrThaw(): Promise<void> {
    const { frozen, provisions } = this.oracle;
    const { topic } = this.#random.pick([...provisions.values()]);
    // At most one at a time: most topics live.
    const [thawed] = frozen;
    frozen.clear();
    if (!thawed) frozen.add(topic);
    await this.#db
      .updateTable('topics')
      .set({ frozen_at: thawed ? null : torontoDay(this.#clock.now()) })
      .where('id', '=', thawed ?? topic)
      .execute();
  }

  async #choose(person = this.#person(), often = this.#random.pick(OFTEN)): Promise<void> {
    person.often = often;
    if (person.often !== 'Never') person.hasUnsubscribed = false;
    await chooseFrequency(this.#db, this.#clock, person.id, person.often);
  }

  async #unsubscribe(): Promise<void> {
    const person = this.#person();
    person.hasUnsubscribed = true;
    await this.#db
      .insertInto('email_opt_outs')
      .values({ user_id: person.id, kind: 'summary', at: this.#clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #leaveOrReturn(): Promise<void> {
    const person = this.#person();
    person.isActive = !person.isActive;
    await this.#db
      .updateTable('users')
      .set({ is_active: person.isActive })
      .where('id', '=', person.id)
      .execute();
  }

  async #changeAccount(): Promise<void> {
    const account = this.#random.pick([...this.oracle.accounts.values()].filter(({ isStaff }) => !isStaff));
    const provisions = [...this.oracle.provisions.values()];
    const areas = [...new Set(provisions.map(({ area }) => area))];
    account.isSubscribed = this.#random.chance(0.7);
    account.trialUntil = new Date(this.#clock.now().getTime() + (this.#random.below(40) - 10) * DAY_MS);
    account.jurisdictions = this.#random.chance(0.4) ? [] : this.#random.some(STAGE_JURISDICTIONS, 0.6);
    account.areas = this.#random.chance(0.4) ? [] : this.#random.some(areas, 0.6);
    await this.#db
      .updateTable('accounts')
      .set({
        is_subscription_active: account.isSubscribed,
        trial_until: account.trialUntil,
        selected_jurisdictions: account.jurisdictions as JurisdictionCode[],
        selected_areas: account.areas,
      })
      .where('id', '=', account.id)
      .execute();
  }
}
