import { sql } from 'kysely';
import { insertRows } from '../../../../platform/db/loadRows.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import type { VerificationLevel } from '../../../../shared/source.ts';
import type { EditableProvision, EditableRow } from '../../editable.ts';
import '../tables.ts';
import { fillCells } from './groupCells.ts';
import { offeredInstruments } from './offeredInstruments.ts';

/** What a publication replaces beside the three texts. */
export interface EditableRest extends Omit<EditableProvision, 'description' | 'warning' | 'policy'> {
  policyTemplate: string | null;
  /** What the sources bear out, and the day to which they reach. */
  verification: VerificationLevel;
  asOf: string | null;
  /** In place of the day that follows from the sources; null leaves it to them. */
  reviewBy: string | null;
}

const valueColumns = (row: EditableRow) => ({
  value: 'value' in row ? JSON.stringify(row.value) : null,
  state: 'state' in row ? row.state : null,
  why: 'state' in row ? (row.why ?? null) : null,
  source: row.source ?? null,
  cites: row.cites ? JSON.stringify(row.cites) : null,
  from_date: row.from ?? null,
  to_date: row.to ?? null,
});

/** The columns of the provision's own row that a publication replaces beside the texts. */
export const restColumns = (rest: EditableRest) => ({
  policy_template: rest.policyTemplate,
  effective_date: rest.effectiveDate,
  confidence: rest.confidence,
  verification: rest.verification,
  as_of: rest.asOf,
  open_question: rest.openQuestion,
  editor_note: rest.editorNote,
  sources: JSON.stringify(rest.sources),
  review_by: rest.reviewBy,
});

/** What a provision cites before it is written anew. */
async function citedBefore(tx: Tx, provisionId: string): Promise<Set<string>> {
  const acts = await tx
    .selectFrom('provision_acts')
    .select('act_id as id')
    .where('provision_id', '=', provisionId)
    .execute();
  const regulations = await tx
    .selectFrom('provision_regulations')
    .select('regulation_id as id')
    .where('provision_id', '=', provisionId)
    .execute();
  return new Set([...acts, ...regulations].map(({ id }) => id));
}

/**
 * Replaces the typed values, citations and references of a provision. Throws 400 at `acts` or `regulations` for what was archived since
 * it was picked.
 */
export async function writeParts(tx: Tx, provisionId: string, rest: EditableRest): Promise<void> {
  const provision_id = provisionId;
  const formers = await tx
    .selectFrom('provision_values')
    .select(['key', 'from_date', 'former'])
    .where('provision_id', '=', provisionId)
    .where('former', 'is not', null)
    .execute();
  /** What a cell held before its field got another kind stays with it. */
  const formerOf = (key: string, from: string | undefined): string | null => {
    const former = formers.find((row) => row.key === key && row.from_date === (from ?? null))?.former;
    return former === undefined ? null : JSON.stringify(former);
  };
  const cited = await citedBefore(tx, provisionId);
  const acts = await offeredInstruments(tx, 'acts', rest.acts, cited);
  const regulations = await offeredInstruments(tx, 'regulations', rest.regulations, cited);
  await tx.deleteFrom('provision_values').where('provision_id', '=', provisionId).execute();
  await tx.deleteFrom('provision_acts').where('provision_id', '=', provisionId).execute();
  await tx.deleteFrom('provision_regulations').where('provision_id', '=', provisionId).execute();
  await tx.deleteFrom('provision_references').where('provision_id', '=', provisionId).execute();
  await insertRows(
    tx,
    'provision_values',
    Object.entries(rest.values).flatMap(([key, rows]) =>
      rows.map((row, sort) => ({
        provision_id,
        key,
        sort,
        former: formerOf(key, row.from),
        ...valueColumns(row),
      })),
    ),
  );
  await insertRows(
    tx,
    'provision_acts',
    acts.map(({ id, sections }, sort) => ({ provision_id, act_id: id, sections, sort })),
  );
  await insertRows(
    tx,
    'provision_regulations',
    regulations.map(({ id, sections }, sort) => ({ provision_id, regulation_id: id, sections, sort })),
  );
  await insertRows(
    tx,
    'provision_references',
    rest.references.map((reference_id, sort) => ({ provision_id, reference_id, sort })),
  );
  // A draft that is older than a field of its group does not answer it.
  await fillCells(tx, sql`p.id = ${provisionId}`);
}
