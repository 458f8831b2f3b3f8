import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { type Block, type Field, fieldsOf, type Values, WEEK } from './fields.ts';

/** A field that is asked, and what stands in it, in words. */
export interface Entry {
  field: Field;
  text: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function entryText({ name, kind, options }: Field, values: Values): string {
  if (kind === 'hours') return WEEK.map((day) => values[`${name}${day}`] || '0').join(', ');
  const value = values[name];
  if (kind === 'check') return value ? t('Yes') : t('No');
  const text = String(value ?? '');
  if (kind === 'choice') return options?.find((option) => option.value === value)?.label ?? text;
  if (kind === 'day') return DAY.test(text) ? shortDate(text) : text;
  return kind === 'money' && text !== '' ? `$${text.replace(/^\$/, '')}` : text;
}

/** What was entered in fields, in their order; those that are empty are left out. */
export const entriesOf = (blocks: readonly Block[], values: Values): Entry[] =>
  fieldsOf(blocks, values).flatMap((field) => {
    const text = entryText(field, values);
    return text === '' ? [] : [{ field, text }];
  });

/** Whether an entry says something of this case: not what every case begins with, and not a box that is empty. */
function isTelling({ kind, name }: Field, values: Values, initial: Values): boolean {
  if (kind === 'check') return values[name] === true;
  if (kind === 'choice' || kind === 'hours') return true;
  return kind === 'day' || values[name] !== initial[name];
}

const short = ({ field: { label, kind }, text }: Entry): string =>
  kind === 'choice' ? text : kind === 'check' ? label : `${label} ${text}`;

/** A case in a few words, for where its fields are not in sight. */
export interface CaseInShort {
  /** What follows from its days: "7 years and 8 months". */
  lead: string | null;
  /** What was entered, a line for each block. */
  lines: string[];
}

/** Says a case in a few words. The days from which the lead follows are not said again. */
export function caseInShort(blocks: readonly Block[], values: Values, initial: Values): CaseInShort {
  const leads = blocks.flatMap(({ derived }) => derived?.(values) ?? []);
  const lines = blocks.map((block) =>
    entriesOf([block], values)
      .filter(({ field }) => isTelling(field, values, initial))
      .filter(({ field }) => field.kind !== 'day' || !block.derived?.(values))
      .map(short)
      .join(' · '),
  );
  return { lead: leads[0] ?? null, lines: lines.filter((line) => line !== '') };
}
