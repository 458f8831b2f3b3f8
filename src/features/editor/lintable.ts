import type { JurisdictionCode } from '../../shared/jurisdictions.ts';
import {
  type FieldContent,
  type Finding,
  fillPolicyHtml,
  type InstrumentEntry,
  lintProvision,
  type PolicyValues,
  type ProvisionContent,
} from '../library/lintProvision.ts';
import type { EditableProvision, EditableRow } from '../provisions/editable.ts';
import type { Borrowed, Field, InstrumentChoice } from './schemas.ts';

/** The group's fields by their keys, as the library's rules know them. */
export const fieldsByKey = (fields: readonly Field[]): Record<string, FieldContent> =>
  Object.fromEntries(fields.map(({ key, ...field }) => [key, field as FieldContent]));

const othersOf = (borrowed: Borrowed): Record<string, Pick<PolicyValues, 'fields' | 'provision'>> =>
  Object.fromEntries(
    borrowed.map(({ group, fields, values, confidence }) => [
      group,
      {
        fields: fieldsByKey(fields),
        provision: { values: values as ProvisionContent['values'], confidence },
      },
    ]),
  );

/** A policy as readers see it: its placeholders filled with the values that hold on the day. */
export function filledPolicy(
  policy: string,
  { fields, content, borrowed, day }: Pick<LintedContent, 'fields' | 'content' | 'borrowed' | 'day'>,
) {
  const values = content.values as ProvisionContent['values'];
  const others = othersOf(borrowed);
  return fillPolicyHtml(
    policy,
    { fields: fieldsByKey(fields), provision: { values, confidence: content.confidence }, day },
    (group) => {
      const other = others[group];
      return other && { ...other, day };
    },
  );
}

const entryOf = ({ id, kind, name, jurisdiction }: InstrumentChoice): InstrumentEntry => ({
  id,
  jurisdiction,
  area: '',
  type: kind,
  title: name,
  confidence: 'high',
  verification: 'official-text',
});

const cited = (citations: EditableProvision['acts']) =>
  citations.map(({ id, sections }) => ({ id, ...(sections ? { sections } : {}) }));

/** A provision of the back-office in the shape that the library's rules read. */
const contentOf = (content: EditableProvision): ProvisionContent => ({
  confidence: content.confidence,
  sources: content.sources,
  acts: cited(content.acts),
  regulations: cited(content.regulations),
  values: content.values as ProvisionContent['values'],
  seeAlso: [],
  text: content.description,
  upcoming: [],
  versions: [],
  deadlines: [],
  ...(content.openQuestion ? { open: content.openQuestion } : {}),
  ...(content.editorNote ? { editorNote: content.editorNote } : {}),
  ...(content.warning ? { warning: content.warning } : {}),
  ...(content.effectiveDate ? { effectiveDate: content.effectiveDate } : {}),
});

export interface LintedContent {
  jurisdiction: JurisdictionCode;
  fields: readonly Field[];
  instruments: readonly InstrumentChoice[];
  content: EditableProvision;
  /** The values of other groups that the policy names. */
  borrowed: Borrowed;
  /** The day whose law the text states: today, or the day on which its topic was frozen. */
  day: string;
}

/** What the library's own rules say of a provision as it is written. */
export const lintContent = ({
  jurisdiction,
  fields,
  instruments,
  content,
  borrowed,
  day,
}: LintedContent): Finding[] =>
  lintProvision({
    jurisdiction,
    fields: fieldsByKey(fields),
    content: contentOf(content),
    policy: content.policy,
    instruments: instruments.map(entryOf),
    others: othersOf(borrowed),
    day,
  });

const sameValue = (a: EditableRow, b: EditableRow): boolean =>
  ('value' in a ? JSON.stringify(a.value) : `state ${a.state}`) ===
    ('value' in b ? JSON.stringify(b.value) : `state ${b.state}`) && (a.from ?? '') === (b.from ?? '');

/**
 * The keys of typed values whose published rows are gone or say something else: a new rate is a new row, and only a correction, which
 * says why, writes over an older one. An end may be set, and a row without a value gives way to the first one that has one.
 */
export function overwrittenKeys(before: EditableProvision, after: EditableProvision): string[] {
  return Object.entries(before.values).flatMap(([key, rows]) => {
    const lost = rows.some(
      (row) => 'value' in row && !(after.values[key] ?? []).some((other) => sameValue(row, other)),
    );
    return lost ? [key] : [];
  });
}
