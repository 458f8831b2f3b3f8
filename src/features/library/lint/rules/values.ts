import { isDuration } from '../../../../shared/duration.ts';
import { isFormula } from '../../../provisions/formula.ts';
import type { FieldContent, Value } from '../../format/provisionGroup.ts';
import { bandsProblem } from '../bands.ts';
import type { Rule } from '../context.ts';
import { type Finding, place } from '../finding.ts';
import { unitOf } from '../prose/measures.ts';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What is not established says why; the two other states speak for themselves. */
const stateProblem = ({ state, why }: { state: string; why?: string }): string | null =>
  state === 'unknown' && !why ? 'is not established: say why (`why`)' : null;

/** Of several formulas each but the last says for whom it is. */
function formulasProblem(value: Value): string | null {
  if (!Array.isArray(value)) return 'is not a list of formulas';
  const formulas = value.flatMap((item) => (isFormula(item) ? [item] : []));
  if (formulas.length !== value.length) return 'is not a list of formulas';
  const early = formulas.slice(0, -1).some(({ when }) => !when);
  return early ? 'has a formula below one that holds for everybody' : null;
}

/** What is wrong with a value of a field, or null. */
export function valueProblem(field: FieldContent, value: Value): string | null {
  switch (field.type) {
    case 'number':
      if (typeof value !== 'number') return `${JSON.stringify(value)} is not a number`;
      if (field.min !== undefined && value < field.min) return `${value} is below ${field.min}`;
      if (field.max !== undefined && value > field.max) return `${value} is above ${field.max}`;
      return null;
    case 'boolean':
      return typeof value === 'boolean' ? null : `${JSON.stringify(value)} is not true or false`;
    case 'text':
      return typeof value === 'string' ? null : `${JSON.stringify(value)} is not a text: put it in quotes`;
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : `${JSON.stringify(value)} is not a date`;
    case 'list':
      if (!Array.isArray(value) || value.some((item) => typeof item === 'object'))
        return 'is not a list of texts';
      return new Set<unknown>(value).size === value.length ? null : 'names something twice';
    case 'duration':
      return isDuration(value) ? null : `${JSON.stringify(value)} is not a duration like P3M or P90D`;
    case 'formula':
      return formulasProblem(value);
    case 'bands':
      return bandsProblem(field, value);
    case 'table': {
      if (!Array.isArray(value) || value.some((row) => typeof row !== 'object'))
        return 'is not a list of rows';
      const columns = value.map((row) => Object.keys(row).sort().join(', '));
      const odd = columns.find((keys) => keys !== columns[0]);
      return odd === undefined ? null : `has rows with different columns: ${columns[0]} and ${odd}`;
    }
  }
}

/** Every typed value is one of the group's fields, has its type, and lies in its range. */
export const values: Rule = ({ library, provisions }) => {
  const findings: Finding[] = [];
  for (const { file, content } of library.groups) {
    for (const [key, field] of Object.entries(content.fields)) {
      const where = place('fields', key);
      const warn = (message: string): void => {
        findings.push({ severity: 'warning', rule: 'values', file, where, message });
      };
      if (field.type === 'number' && (field.min === undefined || field.max === undefined)) {
        warn('has no min and max: a slip of the pen would go unseen');
      }
      if (field.type === 'number' && !field.unit) warn('has no unit');
      if (field.type === 'number' && field.unit && !unitOf(field.unit)) {
        warn(`"${field.unit}" is no unit that the text can be checked for`);
      }
      if (!Object.values(content.provisions).some((provision) => key in provision.values)) {
        warn('has no value in any jurisdiction');
      }
    }
  }
  for (const { file, jurisdiction, fields, content } of provisions) {
    for (const [key, rows] of Object.entries(content.values)) {
      const field = fields[key];
      const problems = field
        ? rows.flatMap((row) =>
            'value' in row ? (valueProblem(field, row.value) ?? []) : (stateProblem(row) ?? []),
          )
        : ['is not a field of the group'];
      for (const message of problems) {
        findings.push({
          severity: 'error',
          rule: 'values',
          file,
          where: place(jurisdiction, key),
          key,
          message,
        });
      }
    }
  }
  return findings;
};
