import type { Db } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/session/actor.ts';
import { SOURCE_TYPES, type Source } from '../../../shared/source.ts';
import { billsOf, upcomingChangesOf } from '../../legislation/server/reads.ts';
import type { Citation, Provision } from '../contract.ts';
import { citationsOf, referencesOf, specialRulesOf, valuesOf } from './parts.ts';
import type { ProvisionRow } from './queries.ts';

const bare = ({ id, name, url }: Citation) => ({ id, name, url });
const sectionsOf = (citations: Citation[]): string | null =>
  citations.flatMap(({ sections }) => sections ?? []).join('; ') || null;

/** An address as readers name it: the site, not the path. */
const siteOf = (ref: string): string =>
  URL.canParse(ref) ? new URL(ref).hostname.replace(/^www\./, '') : ref;

/**
 * The last check of a provision against its best source, for "Verified on … against …". Text that only a compilation or
 * general knowledge supports is not verified.
 */
export function verifiedBy(
  row: Pick<ProvisionRow, 'verification' | 'sources' | 'as_of'>,
): Provision['verified'] {
  if (row.verification === 'unverified' || row.verification === 'machine-compiled-cross-check') return null;
  const rank = (source: Source): number => SOURCE_TYPES.indexOf(source.type);
  const [best] = [...row.sources].sort(
    (a, b) => rank(a) - rank(b) || (b.checked ?? '').localeCompare(a.checked ?? ''),
  );
  const on = best?.checked ?? row.as_of;
  if (!best || !on) return null;
  return { on, against: siteOf(best.ref), url: URL.canParse(best.ref) ? best.ref : null };
}

/**
 * Rows of provisions as the browser reads them (specification 3), each with its citations, values, references, special rules
 * and upcoming changes: a fixed number of queries, however many provisions.
 */
export async function presentProvisions(
  db: Db,
  scope: Scope,
  rows: ProvisionRow[],
  industryId: string | null = null,
): Promise<Provision[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [acts, regulations, values, references, rules, changes] = await Promise.all([
    citationsOf(db, 'acts', ids),
    citationsOf(db, 'regulations', ids),
    valuesOf(db, ids),
    referencesOf(db, scope, ids),
    specialRulesOf(db, scope, ids),
    upcomingChangesOf(db, ids),
  ]);
  return rows.map((row) => {
    const cited = acts.get(row.id) ?? [];
    const regulated = regulations.get(row.id) ?? [];
    const coming = changes.get(row.id) ?? [];
    const specialRules = rules.get(row.id) ?? [];
    const [act] = cited;
    return {
      id: row.id,
      _id: row.id,
      name: row.group_name,
      jurisdiction: row.jurisdiction,
      jurisdictionName: row.jurisdiction_name,
      area: { id: row.area_id, name: row.area_name },
      topic: { id: row.topic_id, name: row.topic_name },
      provisionGroup: { id: row.group_id, name: row.group_name },
      isPublished: row.is_published,
      updatedAt: row.updated_at.toISOString(),
      hasVersions: Boolean(row.has_versions),
      description: row.description,
      textDescription: row.text_description,
      policy: row.policy,
      textPolicy: row.text_policy,
      warning: row.warning,
      textWarning: row.text_warning,
      act: act ? bare(act) : null,
      actSections: act?.sections ?? null,
      acts: cited,
      regulations: regulated,
      regSections: sectionsOf(regulated),
      bills: billsOf(coming),
      upcomingChanges: coming,
      specialRules,
      references: references.get(row.id) ?? [],
      values: values.get(row.id) ?? [],
      effectiveDate: row.effective_date,
      asOf: row.as_of,
      verification: row.verification,
      verified: verifiedBy(row),
      matchedESRs: industryId
        ? specialRules.filter(({ industries }) => industries.includes(industryId)).map(({ _id }) => _id)
        : [],
    };
  });
}
