import { durationText } from '../../../shared/duration.ts';
import { amountsOf, type Band, thresholdText } from '../../provisions/bands.ts';
import { isFormula } from '../../provisions/formula.ts';
import { money } from './money.ts';
import { proseOf } from './prose.ts';
import type { FieldContent, ProvisionContent, Value } from './provisionGroup.ts';
import { valueOn } from './valueOn.ts';

/** A value could not be written into the policy; the message says why. */
class Unfit extends Error {}

const joined = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const plainNumber = (value: number): string => value.toLocaleString('en-CA', { maximumFractionDigits: 4 });

const longDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** "1 day", "2.5 days": from the plural that a policy names. */
const counted = (value: number, plural: string): string =>
  `${plainNumber(value)} ${value === 1 ? plural.slice(0, -1) : plural}`;

const NOUNS = new Set(['minutes', 'hours', 'days', 'weeks', 'months', 'years', 'employees']);

/** As `{{key}}` alone asks: what reads best in the middle of a sentence. */
function asItIs(field: FieldContent, value: Value): string {
  if (typeof value === 'number') {
    if (field.unit?.startsWith('CAD')) return money(value);
    return field.unit?.startsWith('%') ? `${plainNumber(value)}%` : plainNumber(value);
  }
  if (typeof value === 'boolean') throw new Unfit('is yes or no: write the sentence that it means');
  if (typeof value === 'string') {
    if (field.type === 'duration') return durationText(value);
    return field.type === 'date' ? longDate(value) : value;
  }
  if (field.type === 'table' || field.type === 'bands')
    throw new Unfit('is a table: write {{key|table: Heading, Heading}}');
  return joined(value.map((item) => (isFormula(item) ? proseOf(field, item) : String(item))));
}

const cellsOf = (field: FieldContent, row: object): unknown[] =>
  field.type === 'bands'
    ? [thresholdText(row as Band), ...amountsOf(row as Band).map(([, amount]) => amount)]
    : Object.values(row);

function asTable(field: FieldContent, value: Value, headings: string[], markup: PolicyMarkup): string {
  if ((field.type !== 'table' && field.type !== 'bands') || !Array.isArray(value))
    throw new Unfit('is not a table');
  const rows = value.map((row) => (typeof row === 'object' ? cellsOf(field, row) : [row]));
  const width = rows[0]?.length ?? 0;
  if (headings.length !== width) throw new Unfit(`has ${width} columns, and ${headings.length} headings`);
  return markup.table(headings, rows);
}

/** How a policy is written: in Markdown in the library's files, in HTML in the back-office. */
interface PolicyMarkup {
  /** Words as they stand in the text. */
  words: (words: string) => string;
  list: (items: unknown[]) => string;
  table: (headings: string[], rows: unknown[][]) => string;
}

const line = (cells: unknown[]): string => `| ${cells.join(' | ')} |`;

const MARKDOWN: PolicyMarkup = {
  words: (words) => words,
  list: (items) => items.map((item) => `- ${item}`).join('\n'),
  table: (headings, rows) => [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n'),
};

const escaped = (words: unknown): string =>
  String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const row = (cell: 'th' | 'td', cells: unknown[]): string =>
  `<tr>${cells.map((words) => `<${cell}>${escaped(words)}</${cell}>`).join('')}</tr>`;

const HTML: PolicyMarkup = {
  words: escaped,
  list: (items) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
  table: (headings, rows) =>
    `<table><thead>${row('th', headings)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`,
};

function written(
  field: FieldContent,
  value: Value,
  format: string,
  headings: string[],
  markup: PolicyMarkup,
): string {
  if (format === '') return markup.words(asItIs(field, value));
  if (format === 'table') return asTable(field, value, headings, markup);
  if (format === 'list') {
    if (field.type !== 'list' || !Array.isArray(value)) throw new Unfit('is not a list');
    return markup.list(value);
  }
  if (format === 'money' || NOUNS.has(format)) {
    if (typeof value !== 'number') throw new Unfit(`is not a number, so it cannot be written as ${format}`);
    return format === 'money' ? money(value) : counted(value, format);
  }
  throw new Unfit(
    `cannot be written as "${format}": formats are money, list, table, ${[...NOUNS].join(', ')}`,
  );
}

const GROUP = '(?:[a-z0-9-]+/){2}[a-z0-9-]+';
const PLACEHOLDER = new RegExp(
  `\\{\\{\\s*(?:(${GROUP})#)?([A-Za-z][A-Za-z0-9]*)\\s*(?:\\|\\s*([a-z]+)\\s*(?::([^{}]*))?)?\\}\\}`,
  'g',
);

/** A provision whose values a policy names: of its own group, or of another in the same jurisdiction. */
export interface PolicyValues {
  fields: Record<string, FieldContent>;
  provision: Pick<ProvisionContent, 'values' | 'confidence'>;
  /** The day whose law its text states. */
  day: string;
}

export interface FilledPolicy {
  text: string;
  /** Values that it names and that are not there. */
  problems: string[];
  /** What was written in from other groups. */
  borrowed: string[];
}

/** The value of another group's field; what readers do not see is not told by a policy either. */
function borrowedFrom(group: string, others: (group: string) => PolicyValues | undefined): PolicyValues {
  const other = others(group);
  if (!other) throw new Unfit(`has no provision in ${group}`);
  if (other.provision.confidence === 'low')
    throw new Unfit(`stands in a provision that is not shown: ${group}`);
  return other;
}

/**
 * A sample policy with the law's own figures written in: `{{key}}` becomes the typed value that holds on the
 * provision's day, `{{area/topic/group#key}}` that of another group, `{{key|days}}` counts it ("1 day", "3 days"; likewise minutes to
 * years, and employees), `{{key|money}}` makes dollars of it, `{{key|list}}` bullets, `{{key|table: Heading, Heading}}` a table. A
 * placeholder that cannot be filled stays as it is, and a problem names it.
 */
export const fillPolicy = (
  text: string,
  own: PolicyValues,
  others: OtherGroups = () => undefined,
): FilledPolicy => fillWith(MARKDOWN, text, own, others);

/** A list or a table takes the place of the paragraph that holds nothing else. */
const BLOCK_ALONE = /<p>\s*(\{\{[^{}<]*\|\s*(?:list|table)\b[^{}<]*\}\})\s*<\/p>/g;

/** The same for a policy that is written as HTML. */
export const fillPolicyHtml: typeof fillPolicy = (html, own, others = () => undefined) =>
  fillWith(HTML, html.replace(BLOCK_ALONE, '$1'), own, others);

/** The groups whose values a policy names beside its own. */
export const borrowedGroups = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, group]) => group ?? [])),
];

type OtherGroups = (group: string) => PolicyValues | undefined;

function fillWith(markup: PolicyMarkup, text: string, own: PolicyValues, others: OtherGroups): FilledPolicy {
  const problems: string[] = [];
  const borrowed: string[] = [];
  const fill = (
    placeholder: string,
    group: string | undefined,
    key: string,
    format = '',
    headings = '',
  ): string => {
    try {
      const { fields, provision, day } = group ? borrowedFrom(group, others) : own;
      const field = fields[key];
      if (!field) throw new Unfit(group ? `is not a field of ${group}` : 'is not a field of this group');
      const value = valueOn(provision.values[key] ?? [], day);
      if (value === undefined) throw new Unfit(`has no value on ${day} in this jurisdiction`);
      const words = written(
        field,
        value,
        format,
        headings.split(',').map((heading: string) => heading.trim()),
        markup,
      );
      if (group) borrowed.push(words);
      return words;
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      problems.push(`${key} ${error.message}`);
      return placeholder;
    }
  };
  const filled = text.replace(PLACEHOLDER, fill);
  const stray = /\{\{[^}]*\}?\}?|\}\}/.exec(filled.replace(PLACEHOLDER, ''))?.[0];
  if (stray) problems.push(`"${stray}" is not a placeholder like {{key}} or {{key|days}}`);
  return { text: filled, problems, borrowed };
}
