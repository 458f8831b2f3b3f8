import type { Db } from '../../../platform/db/schema.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Note, Provision } from '../contract.ts';
import { type CachedProvision, cacheProvisions, toProvision } from './cache/cachedProvision.ts';
import { VersionedCache } from './cache/versionedCache.ts';
import { historiesOf, type ProvisionHistory } from './onDay/histories.ts';
import type { LawDay } from './onDay/lawDay.ts';
import { provisionOnDay } from './onDay/provisionOnDay.ts';
import { type FoundProvisions, provisionsByIds } from './queries.ts';

/** Enough for the starter library eight times over; about 8 KB each, and 6 KB for each variant. */
const MAX_CACHED = 8_000;

/** Provisions as they stand on other days than today: half as many, since whoever reads a day reads a topic or a report. */
const MAX_CACHED_DAYS = 4_000;

/** The notes that a person may read beside these provisions, by provision. */
export type NotesOf = (userId: string, provisionIds: string[]) => Promise<Map<string, Note[]>>;

/**
 * Gives out provisions. Who may see what is asked of the database at every call; only what is the same for everybody is cached,
 * until the content version moves (any change to content moves it, in any process).
 */
export class ProvisionReader {
  readonly #db: Db;
  readonly #notesOf: NotesOf;
  readonly #cache = new VersionedCache<CachedProvision>(MAX_CACHED);
  readonly #histories = new VersionedCache<ProvisionHistory>(MAX_CACHED);
  readonly #days = new VersionedCache<CachedProvision>(MAX_CACHED_DAYS);

  /** Notes are above provisions: main/server/services.ts hands in how they are read. */
  constructor(db: Db, notesOf: NotesOf = async () => new Map()) {
    this.#db = db;
    this.#notesOf = notesOf;
  }

  /** The same provisions with the notes that this person may read beside them (specification 3). */
  async withNotes(userId: string, provisions: Provision[]): Promise<Provision[]> {
    if (provisions.length === 0) return provisions;
    const ids = provisions.map(({ id }) => id);
    const notes = await this.#notesOf(userId, ids);
    if (notes.size === 0) return provisions;
    return provisions.map((provision) => {
      const beside = notes.get(provision.id);
      return beside ? { ...provision, notes: beside } : provision;
    });
  }

  /**
   * The provisions of these ids that the person may see, in the order of the ids; the others are left out. `day`: as they stand on
   * it; null for today.
   */
  async byIds(scope: Scope, ids: string[], day: LawDay | null = null): Promise<Provision[]> {
    if (ids.length === 0) return [];
    const provisions = await this.read(await provisionsByIds(this.#db, scope, ids), scope, null, day);
    const position = new Map(ids.map((id, index) => [id, index]));
    return provisions.sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0));
  }

  /**
   * The provisions found for this person, in the order found. `industryId` marks the special rules that matched it; `day`: as they
   * stand on it, null for today.
   */
  async read(
    found: FoundProvisions,
    scope: Scope,
    industryId: string | null = null,
    day: LawDay | null = null,
  ): Promise<Provision[]> {
    const today = await this.#cache.of(found.version, found.ids, (missing) =>
      cacheProvisions(this.#db, missing),
    );
    const cached = day ? await this.#onDay(found, today, day) : today;
    return found.ids.flatMap((id) => {
      const one = cached.get(id);
      return one ? [toProvision(one, scope, industryId)] : [];
    });
  }

  /** The same provisions as they stand on a day, made from what is cached of today and of their histories. */
  async #onDay(
    { version, ids }: FoundProvisions,
    today: { get(id: string): CachedProvision | undefined },
    day: LawDay,
  ): Promise<{ get(id: string): CachedProvision | undefined }> {
    const keyOf = (id: string): string => `${id} ${day.on} ${day.today}`;
    const made = await this.#days.of(version, ids.map(keyOf), async (missing) => {
      const wanted = missing.map((key) => key.slice(0, key.indexOf(' ')));
      const histories = await this.#histories.of(version, wanted, (unread) => historiesOf(this.#db, unread));
      return new Map(
        wanted.flatMap((id): [string, CachedProvision][] => {
          const [one, history] = [today.get(id), histories.get(id)];
          return one && history ? [[keyOf(id), provisionOnDay(one, history, day)]] : [];
        }),
      );
    });
    return { get: (id) => made.get(keyOf(id)) };
  }
}

export { valuesOf } from './cache/provisionValues.ts';
export { VersionedCache } from './cache/versionedCache.ts';
export { changesOf, compareAll } from './compare/compareTexts.ts';
export { changedProvisions, contentVersion } from './contentChanges.ts';
export { fieldUses, numberOutside } from './edit/groupCells.ts';
export {
  countVersions,
  editableOf,
  namesOfProvisions,
  type ProvisionForEditing,
  readsSince,
  searchPlaces,
  valuesOfGroup,
  valuesOfOtherGroups,
} from './edit/readEditable.ts';
export {
  citationCounts,
  countsIn,
  provisionsCiting,
  provisionsIn,
  type ReferringProvision,
  type ReferringRule,
  ruleCounts,
  rulesCiting,
  rulesOfGroup,
  rulesOfIndustry,
} from './edit/referring.ts';
export { type RuleForEditing, rulesForEditing } from './edit/specialRules.ts';
export {
  CITED_SECTIONS,
  CONTENT_VERSION,
  INDUSTRIES_WITH_RULES,
  PLACED_PROVISIONS,
  PROVISIONS_IN_TOPICS,
  placedProvisions,
  provisionsInTopics,
  publishedCounts,
  VALUE_CHANGES,
  visibleGroups,
} from './joins.ts';
export { LAW_CHANGED_AT } from './lawChangedAt.ts';
export { type NamedProvision, provisionsNamed } from './named.ts';
export { askedDay, type LawDay } from './onDay/lawDay.ts';
export { UNDO_MS } from './publish/undo.ts';
export { findInGroups, provisionsOfGroups } from './queries.ts';
export { ReadCounter } from './readCounter.ts';
export {
  type CitedInstruments,
  type RestingProvision,
  restingOn,
  restingOnLaw,
  type SourceAddress,
  sourceAddresses,
} from './restingOn.ts';
export { type RestingRule, rulesRestingOn } from './restingRules.ts';
export { inScope } from './scope.ts';
export { countChangedProvisions, HAS_CHANGED_SOURCE, sourceChangesOf } from './sourceChanges.ts';
export { type SourceLine, sourcesOf } from './sourcesOf.ts';
