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

function asTable(field: FieldContent, value: Value, headings: string[]): string {
  if ((field.type !== 'table' && field.type !== 'bands') || !Array.isArray(value))
    throw new Unfit('is not a table');
  const rows = value.map((row) => (typeof row === 'object' ? cellsOf(field, row) : [row]));
  const width = rows[0]?.length ?? 0;
  if (headings.length !== width) throw new Unfit(`has ${width} columns, and ${headings.length} headings`);
  const line = (cells: unknown[]): string => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

function written(field: FieldContent, value: Value, format: string, headings: string[]): string {
  if (format === '') return asItIs(field, value);
  if (format === 'table') return asTable(field, value, headings);
  if (format === 'list') {
    if (field.type !== 'list' || !Array.isArray(value)) throw new Unfit('is not a list');
    return value.map((item) => `- ${item}`).join('\n');
  }
  if (format === 'money' || NOUNS.has(format)) {
    if (typeof value !== 'number') throw new Unfit(`is not a number, so it cannot be written as ${format}`);
    return format === 'money' ? money(value) : counted(value, format);
  }
  throw new Unfit(
    `cannot be written as "${format}": formats are money, list, table, ${[...NOUNS].join(', ')}`,
  );
}

const PLACEHOLDER = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*(?:\|\s*([a-z]+)\s*(?::([^{}]*))?)?\}\}/g;

/**
 * A sample policy with the law's own figures written in: `{{key}}` becomes the typed value that holds on the
 * `day`, `{{key|days}}` counts it ("1 day", "3 days"; likewise minutes to years, and employees), `{{key|money}}` makes
 * dollars of it, `{{key|list}}` bullets, `{{key|table: Heading, Heading}}` a table. A placeholder that cannot be filled stays
 * as it is, and a problem names it.
 */
export function fillPolicy(
  text: string,
  fields: Record<string, FieldContent>,
  { values }: Pick<ProvisionContent, 'values'>,
  day: string,
): { text: string; problems: string[] } {
  const problems: string[] = [];
  const filled = text.replace(PLACEHOLDER, (placeholder, key: string, format = '', headings = '') => {
    try {
      const field = fields[key];
      if (!field) throw new Unfit('is not a field of this group');
      const value = valueOn(values[key] ?? [], day);
      if (value === undefined) throw new Unfit(`has no value on ${day} in this jurisdiction`);
      return written(
        field,
        value,
        format,
        headings.split(',').map((heading: string) => heading.trim()),
      );
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      problems.push(`${key} ${error.message}`);
      return placeholder;
    }
  });
  const stray = /\{\{[^}]*\}?\}?|\}\}/.exec(filled.replace(PLACEHOLDER, ''))?.[0];
  if (stray) problems.push(`"${stray}" is not a placeholder like {{key}} or {{key|days}}`);
  return { text: filled, problems };
}
