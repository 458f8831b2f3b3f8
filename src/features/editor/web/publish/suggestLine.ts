import { t } from '../../../../shared/text.ts';
import { longDate } from '../../../../shared/torontoDate.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { valueLines } from '../../../provisions/valueText.ts';
import type { Field } from '../../schemas.ts';

/**
 * One line for readers, from the first number that rises or falls: "General minimum wage rises from $17.60 to $17.95 an hour on
 * October 1, 2026." Empty when no number does.
 */
export function suggestLine(
  fields: readonly Field[],
  before: EditableProvision,
  after: EditableProvision,
): string {
  for (const field of fields) {
    const [was] = before.values[field.key] ?? [];
    const [is] = after.values[field.key] ?? [];
    if (!was || !is || !('value' in was) || !('value' in is) || !is.from || is.from === was.from) continue;
    if (typeof was.value !== 'number' || typeof is.value !== 'number' || was.value === is.value) continue;
    const unit = field.unit ?? null;
    const [from = ''] = valueLines({ value: was.value, unit: unit?.startsWith('CAD') ? 'CAD' : null });
    const [to = ''] = valueLines({ value: is.value, unit });
    const values = { field: field.label, from, to, date: longDate(is.from) };
    return is.value > was.value
      ? t('{{field}} rises from {{from}} to {{to}} on {{date}}.', values)
      : t('{{field}} falls from {{from}} to {{to}} on {{date}}.', values);
  }
  return '';
}

/** The day on which the newest row of the draft begins; null when none is new. */
export function newestDay(before: EditableProvision, after: EditableProvision): string | null {
  const days = Object.entries(after.values).flatMap(([key, rows]) => {
    const from = rows[0]?.from;
    return from && from !== before.values[key]?.[0]?.from ? [from] : [];
  });
  return days.sort().at(-1) ?? null;
}
