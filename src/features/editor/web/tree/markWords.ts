import { t } from '../../../../shared/text.ts';
import { MARK_LETTERS, type Mark } from '../../schemas.ts';

/** What each mark means, in words. */
export const markWords = (mark: Mark): string => {
  switch (mark) {
    case 'published':
      return t('Published');
    case 'draft':
      return t('Draft open');
    case 'unconfirmed':
      return t('Not fully confirmed');
    case 'reviewDue':
      return t('Review due');
    case 'unpublished':
      return t('Unpublished');
    case 'empty':
      return t('Empty');
    case 'none':
      return t('Does not apply');
  }
};

/** How many jurisdictions of a group stand how: "11 Published, 2 Draft open". */
export function marksInWords(marks: string): string {
  const counts = new Map<Mark, number>();
  for (const letter of marks) {
    const mark = MARK_LETTERS[letter] ?? 'none';
    if (mark !== 'none') counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return [...counts].map(([mark, count]) => `${count} ${markWords(mark)}`).join(', ');
}
