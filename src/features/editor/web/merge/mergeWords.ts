import { t } from '../../../../shared/text.ts';
import type { EditableProvision, EditableRow } from '../../../provisions/editable.ts';
import type { MergePart } from '../../merge.ts';
import type { OpenProvision } from '../../schemas.ts';
import { rowWords } from '../values/ValuesPane.tsx';

/** What a part is called; of a text, which paragraph of those that readers have now. */
export function nameOf({ of, key, at }: MergePart & { at?: number }, now: OpenProvision): string {
  if (of === 'text') return at === undefined ? t('Text') : t('Text, paragraph {{number}}', { number: at });
  if (of === 'value') {
    return t('Value: {{field}}', {
      field: now.fields.find((field) => field.key === key)?.label ?? key ?? '',
    });
  }
  return {
    warning: t('Warning'),
    policy: t('Policy'),
    effectiveDate: t('Effective date'),
    confidence: t('Confidence'),
    openQuestion: t('What is not settled'),
    editorNote: t('Editor’s note'),
    sources: t('Sources'),
    acts: t('Acts'),
    regulations: t('Regulations'),
    references: t('Also see'),
  }[of];
}

/** Blocks of a text, or a whole one, as HTML. */
export const htmlOf = (blocks: unknown): string =>
  Array.isArray(blocks) ? blocks.join('') : String(blocks ?? '');

const joined = (texts: readonly (string | undefined | null)[]): string => texts.filter(Boolean).join(' · ');

/** What a side says of a part that is no text, in a line. */
export function wordsOf(part: MergePart, value: unknown, now: OpenProvision): string {
  if (part.of === 'value') {
    const field = now.fields.find(({ key }) => key === part.key);
    if (!field) return '';
    const rows = (value as EditableRow[]).slice(0, 3);
    return rows.map((row) => joined([rowWords(field, row), row.from])).join('; ');
  }
  if (part.of === 'sources') {
    return (value as EditableProvision['sources'])
      .map(({ ref, checked }) => joined([ref, checked]))
      .join('; ');
  }
  if (part.of === 'acts' || part.of === 'regulations') {
    const nameOfOne = (id: string) => now.instruments.find((one) => one.id === id)?.name ?? id;
    return (value as EditableProvision['acts'])
      .map(({ id, sections }) => joined([nameOfOne(id), sections]))
      .join('; ');
  }
  if (part.of === 'references') {
    return (value as string[])
      .map((id) => now.references.find((one) => one.id === id)?.name ?? id)
      .join('; ');
  }
  return value === null ? '–' : String(value);
}
