import { markdownToHtml } from '../../../../platform/html/markdown.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { FieldWords } from '../../contract.ts';
import type { EntryContent } from '../../entries/entry.ts';
import { describeValue } from '../../format/describeValue.ts';
import type { FieldContent, Value } from '../../format/provisionGroup.ts';
import { fieldOf } from '../exchange/compareEntries.ts';

/** What words need of the rest of the library. */
export interface WordsContext {
  /** The fields of the provision group that an entry belongs to. */
  fields: Record<string, FieldContent>;
  /** The title of an act or regulation. */
  instrument: (key: string) => string;
}

const LABELS: Record<string, () => string> = {
  text: () => t('Text'),
  warning: () => t('Warning'),
  policy: () => t('Policy'),
  description: () => t('Description'),
  effectiveDate: () => t('Effective date'),
  confidence: () => t('Confidence'),
  verification: () => t('Verification'),
  asOf: () => t('As of'),
  sources: () => t('Sources'),
  open: () => t('What is not settled'),
  editorNote: () => t('Editor’s note'),
  acts: () => t('Acts'),
  regulations: () => t('Regulations'),
  seeAlso: () => t('Also see'),
  upcoming: () => t('Upcoming changes'),
  versions: () => t('Earlier texts'),
  deadlines: () => t('Deadlines'),
  name: () => t('Name'),
  title: () => t('Title'),
  titleFr: () => t('French title'),
  citation: () => t('Citation'),
  url: () => t('Address'),
  status: () => t('Status'),
  stages: () => t('Stages'),
  parts: () => t('Parts'),
  affects: () => t('What it changes'),
  assentDate: () => t('Assent date'),
  introductionDate: () => t('Introduction date'),
  inForce: () => t('How it starts'),
  inForceDate: () => t('In force date'),
  requirement: () => t('Requirement'),
  frequency: () => t('Frequency'),
  deadline: () => t('Deadline'),
  groups: () => t('Provision groups'),
  industries: () => t('Industries'),
};

/** A field by the name that editors know it by. */
export function fieldLabel(field: string, { fields }: WordsContext): string {
  const [key = '', ...rest] = field.split('.');
  if (key === 'values') return fields[rest.join('.')]?.label ?? rest.join('.');
  if (key === 'fields') return t('Field {{name}}', { name: rest.join('.') });
  return LABELS[key]?.() ?? key;
}

const TEXTS = ['text', 'warning', 'description', 'open'];

const day = (date: unknown): string => (typeof date === 'string' ? shortDate(date) : '');

function rowWords(field: FieldContent | undefined, row: EntryContent): string {
  const value = row.value as Value | undefined;
  const said =
    value === undefined
      ? [t(String(row.state)), row.why].filter(Boolean).join(': ')
      : field
        ? describeValue(field, value).slice(field.label.length + 2)
        : JSON.stringify(value);
  const from = row.from ? t('from {{day}}', { day: day(row.from) }) : '';
  const to = row.to ? t('to {{day}}', { day: day(row.to) }) : '';
  return [said, from, to].filter(Boolean).join(', ');
}

/** Anything of a file on one line: what a person would read of it. */
function line(value: unknown): string {
  if (Array.isArray(value)) return value.map(line).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0))
    .map(([key, part]) => `${key} ${line(part)}`)
    .join(' · ');
}

const sourceWords = (source: EntryContent): string =>
  [
    source.ref,
    source.date ? t('of {{day}}', { day: String(source.date) }) : '',
    source.checked ? t('read {{day}}', { day: day(source.checked) }) : '',
    Array.isArray(source.bears) ? t('bears out {{what}}', { what: source.bears.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** A field of an entry in words; null where it says nothing. */
export function fieldWords(content: EntryContent | null, field: string, context: WordsContext): FieldWords {
  const value = fieldOf(content, field);
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  if (field === 'policy') return { html: markdownToHtml(String((value as EntryContent).text)) };
  if (TEXTS.includes(field)) return { html: markdownToHtml(String(value)) };
  if (field.startsWith('values.')) {
    const own = context.fields[field.slice('values.'.length)];
    return { lines: (value as EntryContent[]).map((row) => rowWords(own, row)) };
  }
  if (field === 'sources') return { lines: (value as EntryContent[]).map(sourceWords) };
  if (field === 'acts' || field === 'regulations') {
    return {
      lines: (value as EntryContent[]).map(({ id, sections }) =>
        [context.instrument(String(id)), sections].filter(Boolean).join(', '),
      ),
    };
  }
  if (Array.isArray(value)) return { lines: value.map(line) };
  if (typeof value === 'object') {
    return { lines: Object.entries(value).map(([key, part]) => `${key}: ${line(part)}`) };
  }
  return { lines: [String(value)] };
}
