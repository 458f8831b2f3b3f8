import { t } from '../../../../shared/text.ts';

interface Classes {
  /** For words that only those who listen get. */
  spoken: string;
  /** For the label of a moved block. */
  moved: string;
}

const MARK = /<(ins|del)( data-change="\d+")?(?: data-move="(\w+)")?>|<\/(ins|del)>/g;

/**
 * A redline with words for those who do not see its colours ("Start of insertion") and labels at both ends of a move. The
 * input is sanitised HTML in which the comparison alone writes `ins` and `del`.
 */
export function withSpokenMarks(html: string, { spoken, moved }: Classes): string {
  const labelled = new Set<string>();
  const hidden = (words: string): string => `<span class="${spoken}">${words}</span>`;
  return html.replace(MARK, (mark, opened?: string, _change?: string, move?: string, closed?: string) => {
    if (closed)
      return `${hidden(closed === 'ins' ? ` ${t('End of insertion')} ` : ` ${t('End of deletion')} `)}${mark}`;
    if (!move) {
      return `${mark}${hidden(opened === 'ins' ? `${t('Start of insertion')} ` : `${t('Start of deletion')} `)}`;
    }
    const end = `${opened} ${move}`;
    if (labelled.has(end)) return mark;
    labelled.add(end);
    const label = opened === 'ins' ? t('Moved to here') : t('Moved from here');
    return `${mark}<span class="${moved}">${label}</span> `;
  });
}
