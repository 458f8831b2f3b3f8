import { amountsOf, type Band } from '../../../provisions/bands.ts';
import type { FieldContent } from '../../format/provisionGroup.ts';
import { valueOn } from '../../format/valueOn.ts';
import type { ProvisionInContext, Rule } from '../context.ts';
import type { Finding } from '../finding.ts';
import { place } from '../finding.ts';

const isBands = (value: unknown): value is Band[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object');

/** A percentage that is a number of weeks of the year, rounded: 5.77 for 3/52. */
function roundedWeeks(amount: number): string | undefined {
  for (let weeks = 1; weeks <= 12; weeks++) {
    const share = (weeks / 52) * 100;
    if (Math.abs(amount - share) < 0.006 && !Number.isInteger(amount * 4)) return `${weeks}/52`;
  }
  return undefined;
}

/** What contradicts among the values that one provision has on its own day. */
function problems({ content, fields, day }: ProvisionInContext): [string, string][] {
  const found: [string, string][] = [];
  const value = (key: string): unknown => {
    const rows = content.values[key];
    return rows && valueOn(rows, day);
  };
  for (const [key, field] of Object.entries(fields)) {
    const own = value(key);
    if (own === undefined) continue;
    if (field.limits && typeof own === 'number') {
      const parts = field.limits.map((part) => value(part));
      const numbers = parts.filter((part): part is number => typeof part === 'number');
      const sum = numbers.reduce((total, part) => total + part, 0);
      if (numbers.length === parts.length && sum > own) {
        found.push([
          key,
          `is ${own}, and ${field.limits.join(' + ')} make ${sum}: one of them is told without the other`,
        ]);
      }
    }
    if (field.greatestOf && typeof own === 'number') {
      const bands = value(field.greatestOf);
      if (isBands(bands)) {
        const amounts = bands.flatMap((band) => amountsOf(band).flatMap(([, amount]) => Number(amount)));
        const greatest = Math.max(...amounts);
        if (greatest !== own)
          found.push([key, `is ${own}, and the greatest of ${field.greatestOf} is ${greatest}`]);
      }
    }
    found.push(...bandProblems(key, field, own));
  }
  return found;
}

function bandProblems(key: string, field: FieldContent, value: unknown): [string, string][] {
  if (typeof value === 'number' && field.unit?.startsWith('%')) {
    const weeks = roundedWeeks(value);
    return weeks ? [[key, `${value}% is ${weeks}, rounded: say it as a fraction`]] : [];
  }
  if (!isBands(value)) return [];
  const found: [string, string][] = [];
  const [first] = value;
  if (field.fromStart && first && !/^P0[YMWD]$/.test(String(first.atLeast))) {
    found.push([key, 'begins later than the first day: what is owed before it would be nothing']);
  }
  for (const band of value) {
    if (typeof band.percent !== 'number') continue;
    const weeks = roundedWeeks(band.percent);
    if (weeks) found.push([key, `${band.percent} percent is ${weeks}, rounded: write fraction: ${weeks}`]);
  }
  return found;
}

/** Values of one provision that belong together do not contradict each other, and parts of a whole stay as the law says them. */
export const relatedValues: Rule = ({ library, provisions }) => {
  const findings: Finding[] = [];
  for (const { file, content } of library.groups) {
    for (const [key, field] of Object.entries(content.fields)) {
      const named = [...(field.limits ?? []), ...(field.greatestOf ? [field.greatestOf] : [])];
      for (const other of named.filter((name) => !content.fields[name])) {
        const message = `names ${other}, which is not a field of the group`;
        findings.push({
          severity: 'error',
          rule: 'related-values',
          file,
          where: place('fields', key),
          message,
        });
      }
    }
  }
  for (const provision of provisions) {
    for (const [key, message] of problems(provision)) {
      const where = place(provision.jurisdiction, key);
      findings.push({ severity: 'error', rule: 'related-values', file: provision.file, where, message });
    }
  }
  return findings;
};
