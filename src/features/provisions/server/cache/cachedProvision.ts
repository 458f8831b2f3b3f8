import type { Db } from '../../../../platform/db/schema.ts';
import { markImmutable } from '../../../../platform/http/answers/markImmutable.ts';
import { SOURCE_TYPES, type Source } from '../../../../shared/source.ts';
import type { Scope } from '../../../identity/scope.ts';
import { billsOf, upcomingChangesOf } from '../../../legislation/server/reads.ts';
import type { Citation, Provision } from '../../contract.ts';
import { sourceName } from '../sourceName.ts';
import { coverageLimitsOf } from './coverageLimits.ts';
import {
  citationsOf,
  referencesOf,
  type ScopedReference,
  type ScopedRule,
  specialRulesOf,
} from './provisionDetails.ts';
import { type ProvisionRow, provisionRows } from './provisionRows.ts';
import { valuesOf } from './provisionValues.ts';

/** A provision as it is for all readers; `toProvision` leaves out what one of them may not see. */
export interface CachedProvision {
  provision: Omit<Provision, 'references' | 'specialRules' | 'matchedESRs' | 'notes'>;
  references: ScopedReference[];
  rules: ScopedRule[];
  /** Its variants so far, by what a reader may see of its references and rules. */
  variants: Map<string, Provision>;
}

/** Of one provision, about 6 KB of JSON each. Readers differ in few references and rules; beyond, its variants are dropped. */
const MAX_VARIANTS = 4;

/** A source as readers see it. */
const named = (ref: string) => ({ against: sourceName(ref), url: URL.canParse(ref) ? ref : null });

const bare = ({ id, name, url }: Citation) => ({ id, name, url });
const sectionsOf = (citations: Citation[]): string | null =>
  citations.flatMap(({ sections }) => sections ?? []).join('; ') || null;

/**
 * The best source that bears out the text of a provision, and when it was read. Text that only a compilation or general knowledge
 * supports has none.
 */
export function verifiedBy(
  row: Pick<ProvisionRow, 'verification' | 'sources' | 'as_of'>,
): Provision['verified'] {
  if (row.verification === 'unverified' || row.verification === 'machine-compiled-cross-check') return null;
  const rank = (source: Source): number => SOURCE_TYPES.indexOf(source.type);
  const [best] = row.sources
    .filter(({ bears }) => bears === undefined || bears.includes('text'))
    .sort((a, b) => rank(a) - rank(b) || (b.checked ?? '').localeCompare(a.checked ?? ''));
  const on = best?.checked ?? row.as_of;
  if (!best || !on) return null;
  return { on, ...named(best.ref), date: best.date ?? null };
}

/** Reads these provisions for the cache, by id: a fixed number of queries, however many provisions. */
export async function cacheProvisions(db: Db, ids: string[]): Promise<Map<string, CachedProvision>> {
  const [rows, citations, values, references, rules, changes, limits] = await Promise.all([
    provisionRows(db, ids),
    citationsOf(db, ids),
    valuesOf(db, ids),
    referencesOf(db, ids),
    specialRulesOf(db, ids),
    upcomingChangesOf(db, ids),
    coverageLimitsOf(db, ids),
  ]);
  const fromRow = (row: ProvisionRow): CachedProvision => {
    const { acts, regulations } = citations.get(row.id) ?? { acts: [], regulations: [] };
    const upcomingChanges = changes.get(row.id) ?? [];
    const [act] = acts;
    const provision: CachedProvision['provision'] = {
      id: row.id,
      _id: row.id,
      name: row.group_name,
      jurisdiction: row.jurisdiction,
      jurisdictionName: row.jurisdiction_name,
      area: { id: row.area_id, name: row.area_name },
      topic: { id: row.topic_id, name: row.topic_name },
      provisionGroup: { id: row.group_id, name: row.group_name },
      isPublished: row.is_published,
      updatedAt: row.law_changed_at?.toISOString() ?? null,
      hasVersions: Boolean(row.has_versions),
      description: row.description,
      textDescription: row.text_description,
      policy: row.policy,
      textPolicy: row.text_policy,
      warning: row.warning,
      textWarning: row.text_warning,
      act: act ? bare(act) : null,
      actSections: act?.sections ?? null,
      acts,
      regulations,
      regSections: sectionsOf(regulations),
      bills: billsOf(upcomingChanges),
      upcomingChanges,
      values: values.get(row.id) ?? [],
      effectiveDate: row.effective_date,
      asOf: row.as_of,
      verification: row.verification,
      confidence: row.confidence,
      open: row.open_question,
      verified: verifiedBy(row),
      sourceChangedOn: row.source_changed_on,
      notCovered: limits.get(row.id) ?? [],
    };
    return {
      provision,
      references: references.get(row.id) ?? [],
      rules: rules.get(row.id) ?? [],
      variants: new Map(),
    };
  };
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}

/**
 * A cached provision as this person may read it; `industryId` marks the rules that matched it. What they may see is decided at
 * every call. People who may see the same of it share a variant, which never changes: the cache is emptied when content does.
 */
export function toProvision(cached: CachedProvision, scope: Scope, industryId: string | null): Provision {
  const visible = ({ reference, jurisdiction, isPublished }: ScopedReference): boolean =>
    (scope.jurisdictions?.includes(jurisdiction) ?? true) &&
    (scope.areas?.includes(reference.area.id) ?? true) &&
    (scope.unpublished || isPublished);
  const references = cached.references.filter(visible).map(({ reference }) => reference);
  const specialRules = cached.rules.flatMap(({ rule, isPublished }) =>
    isPublished || scope.unpublished ? [rule] : [],
  );
  const matchedESRs = industryId
    ? specialRules.filter(({ industries }) => industries.includes(industryId)).map(({ _id }) => _id)
    : [];
  const key = [references.map(({ _id }) => _id), specialRules.map(({ _id }) => _id), matchedESRs].join('|');
  const kept = cached.variants.get(key);
  if (kept) return kept;
  if (cached.variants.size >= MAX_VARIANTS) cached.variants.clear();
  const variant = markImmutable({ ...cached.provision, notes: [], references, specialRules, matchedESRs });
  cached.variants.set(key, variant);
  return variant;
}
