import { t } from '../../../../shared/text.ts';
import type { WrittenField } from '../../fieldKinds.ts';

const KEY = /^[a-z][A-Za-z0-9]*$/;

/** The key that a label suggests: "Notice in hours" becomes noticeInHours. */
export const keyOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .split(/ +/)
    .map((word, i) =>
      i === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('')
    .replace(/^\d+/, '')
    .slice(0, 60);

/** The first thing that is wrong with the fields of a group, with the name of its field; null when nothing is. */
export function fieldFaults(fields: readonly WrittenField[]): string | null {
  for (const [i, { key, label, type, min, max, threshold }] of fields.entries()) {
    const name = label.trim() || t('Field {{number}}', { number: i + 1 });
    if (!label.trim()) return t('{{name}}: A label is needed.', { name });
    if (!KEY.test(key)) return t('{{name}}: A key is one word that begins with a small letter.', { name });
    if (fields.findIndex((other) => other.key === key) !== i)
      return t('{{name}}: Another field has this key.', { name });
    if (min !== null && max !== null && min > max)
      return t('{{name}}: The lower bound is above the upper.', { name });
    if (type === 'bands' && threshold === null)
      return t('{{name}}: Say what its thresholds count.', { name });
  }
  return null;
}
