import { money } from './money.ts';
import { proseOf } from './prose.ts';
import type { FieldContent, Value } from './provisionGroup.ts';

function words(field: FieldContent, value: Value): string {
  if (typeof value === 'number') {
    const unit = field.unit ?? '';
    if (unit.startsWith('CAD')) return `${money(value)}${unit.slice(3)}`;
    return `${value}${unit === '%' ? '%' : unit ? ` ${unit}` : ''}`;
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  return value.map((item) => (typeof item === 'object' ? proseOf(field, item) : String(item))).join('; ');
}

/** A typed value in words: "General minimum wage: $18.50 an hour". */
export const describeValue = (field: FieldContent, value: Value): string =>
  `${field.label}: ${words(field, value)}`;
