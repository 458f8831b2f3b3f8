import type { Db } from '../../../../platform/db/schema.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { EditableCitation, EditableProvision, EditableRow } from '../../../provisions/editable.ts';
import { namesOfProvisions, type ProvisionForEditing } from '../../../provisions/server/reads.ts';
import { stateWords, valueLines } from '../../../provisions/valueText.ts';
import { instrumentsByIds } from '../instruments.ts';

/** A part of a provision beside its texts, line by line, as it is published and as a draft has it. */
export interface ChangedPart {
  name: string;
  before: string[];
  after: string[];
}

type Fields = ProvisionForEditing['fields'];

const span = ({ from, to }: EditableRow): string =>
  [from && t('from {{date}}', { date: shortDate(from) }), to && t('to {{date}}', { date: shortDate(to) })]
    .filter(Boolean)
    .join(' ');

const rowLine = (row: EditableRow, unit: string | null): string => {
  const said =
    'state' in row
      ? [stateWords(row.state), row.why].filter(Boolean).join(': ')
      : valueLines({ value: row.value as never, unit }).join('; ');
  return [said, span(row), row.source].filter(Boolean).join(', ');
};

/** The typed values that differ, each field by its name with its rows, newest first. */
function valueParts(fields: Fields, before: EditableProvision, after: EditableProvision): ChangedPart[] {
  const keys = new Set([...Object.keys(before.values), ...Object.keys(after.values)]);
  return [...keys].map((key) => {
    const field = fields.find((one) => one.key === key);
    const lines = ({ values }: EditableProvision) =>
      (values[key] ?? []).map((row) => rowLine(row, field?.unit ?? null));
    return { name: field?.label ?? key, before: lines(before), after: lines(after) };
  });
}

const CONFIDENCE = { high: () => t('high'), medium: () => t('medium'), low: () => t('low') } as const;

/**
 * What a draft changes beside the texts of a provision, in words: numbers and their days, citations, sources and standing. A part that
 * stays is left out.
 */
export async function changedParts(
  db: Db,
  fields: Fields,
  before: EditableProvision,
  after: EditableProvision,
): Promise<ChangedPart[]> {
  const both = [before, after];
  const instruments = await instrumentsByIds(
    db,
    both.flatMap(({ acts, regulations }) => [...acts, ...regulations].map(({ id }) => id)),
  );
  const provisions = await namesOfProvisions(
    db,
    both.flatMap(({ references }) => references),
  );
  const citation = ({ id, sections }: EditableCitation): string =>
    [instruments.find((one) => one.id === id)?.name ?? id, sections].filter(Boolean).join(', ');
  const part = (name: string, lines: (content: EditableProvision) => (string | null)[]): ChangedPart => ({
    name,
    before: lines(before).filter((line) => line !== null),
    after: lines(after).filter((line) => line !== null),
  });
  const parts = [
    ...valueParts(fields, before, after),
    part(t('Acts'), ({ acts }) => acts.map(citation)),
    part(t('Regulations'), ({ regulations }) => regulations.map(citation)),
    part(t('Also see'), ({ references }) =>
      references.map((id) => provisions.find((one) => one.id === id)?.name ?? id),
    ),
    part(t('Sources'), ({ sources }) =>
      sources.map(({ ref, checked, bears }) =>
        [ref, checked && t('read {{date}}', { date: shortDate(checked) }), bears?.join(' ')]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    part(t('Confidence'), ({ confidence }) => [CONFIDENCE[confidence]()]),
    part(t('What is not settled'), ({ openQuestion }) => [openQuestion]),
    part(t('Editor’s note'), ({ editorNote }) => [editorNote]),
    part(t('Effective date'), ({ effectiveDate }) => [effectiveDate && shortDate(effectiveDate)]),
  ];
  return parts.filter((one) => one.before.join('\n') !== one.after.join('\n'));
}
