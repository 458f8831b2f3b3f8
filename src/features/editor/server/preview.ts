import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { evidenceDay, verificationOf } from '../../../shared/standing.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Citation, Provision, TypedValue } from '../../provisions/contract.ts';
import type { EditableCitation, EditableProvision } from '../../provisions/editable.ts';
import { editableOf, type ProvisionForEditing } from '../../provisions/server/reads.ts';
import { cleanContent, draftOf } from './drafts.ts';
import { policyOf } from './publish/goOut.ts';

interface Entitlement {
  jurisdictions: JurisdictionCode[];
  areas: string[];
}

export interface Preview {
  provision: Provision | null;
  why: 'jurisdiction' | 'area' | null;
}

/**
 * A provision with the draft of this editor as a reader of an account sees it, once it is published: what it refers to and its special
 * rules within what that account may see. Throws 404 for an unknown provision.
 */
export async function previewAs(
  { db, clock, reader }: Pick<Services, 'db' | 'clock' | 'reader'>,
  actor: Actor,
  id: string,
  { jurisdictions, areas }: Entitlement,
): Promise<Preview> {
  const found = await editableOf(db, id);
  if (!found) throw notFound(t('This provision could not be found.'));
  const { row } = found;
  if (jurisdictions.length > 0 && !jurisdictions.includes(row.jurisdiction)) {
    return { provision: null, why: 'jurisdiction' };
  }
  if (areas.length > 0 && !areas.includes(row.area_id)) return { provision: null, why: 'area' };
  const scope: Scope = {
    jurisdictions: jurisdictions.length > 0 ? jurisdictions : null,
    areas: areas.length > 0 ? areas : null,
    unpublished: false,
  };
  const [shown] = row.is_published
    ? await reader.byIds(scope, [id])
    : await reader.byIds({ ...scope, unpublished: true }, [id]);
  if (!shown) throw notFound(t('This provision could not be found.'));
  const draft = await draftOf(db, id, actor.userId);
  if (!draft) return { provision: { ...shown, isPublished: true }, why: null };
  const content = cleanContent(draft.content);
  const references = await reader.byIds(scope, content.references);
  return {
    provision: {
      ...shown,
      ...(await textsOf(db, row, content, row.frozen_at ?? torontoDay(clock.now()))),
      ...(await citationsOf(db, content)),
      values: valuesOf(row, content),
      references: references.map(({ id: _id, name, area, topic }) => ({ _id, name, area, topic })),
      confidence: content.confidence,
      open: content.openQuestion,
      verification: verificationOf(content.sources, 'text', content.effectiveDate ?? undefined),
      asOf: evidenceDay(content.sources) ?? null,
      effectiveDate: content.effectiveDate,
      isPublished: true,
    },
    why: null,
  };
}

const textsOf = async (db: Db, row: ProvisionForEditing, content: EditableProvision, day: string) => ({
  description: content.description || null,
  warning: content.warning,
  policy: await policyOf(db, row, content, day),
});

async function citationsOf(db: Db, content: EditableProvision) {
  const citations = async (table: 'acts' | 'regulations', cited: readonly EditableCitation[]) => {
    const { rows } = await sql<Omit<Citation, 'sections'>>`
      select id, name, url from ${sql.table(table)} where ${oneOf(
        'id',
        cited.map(({ id }) => id),
      )}`.execute(db);
    return cited.flatMap(({ id, sections }): Citation[] => {
      const instrument = rows.find((one) => one.id === id);
      return instrument ? [{ ...instrument, sections }] : [];
    });
  };
  return {
    acts: await citations('acts', content.acts),
    regulations: await citations('regulations', content.regulations),
  };
}

/** The rows as readers get them; what a row rests on for itself is left to the publication. */
const valuesOf = ({ fields }: ProvisionForEditing, { values }: EditableProvision): TypedValue[] =>
  fields.flatMap(({ key, label, unit }) =>
    (values[key] ?? []).map(
      (row): TypedValue => ({
        ...{ key, label, unit: unit ?? null, source: null, cites: [] },
        value: 'value' in row ? (row.value as TypedValue['value']) : null,
        state: 'state' in row ? row.state : null,
        why: 'state' in row ? (row.why ?? null) : null,
        from: row.from ?? null,
        to: row.to ?? null,
      }),
    ),
  );
