import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { sectionProblem } from '../../../library/lintProvision.ts';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How sections are read, in words, or what is wrong with them: "Reads as sections 5 and 5.1". */
export function readSections(
  text: string,
  jurisdiction: JurisdictionCode,
): { isRead: boolean; words: string } {
  const written = text.trim();
  if (written === '') return { isRead: true, words: t('Cites the whole of it') };
  if (sectionProblem(written, jurisdiction) !== null) {
    const named = DIGITS.some((digit) => written.toLowerCase().split(' ').includes(digit));
    return {
      isRead: false,
      words: named
        ? t('{{sections}} cannot be read. Write numbers: s 5, ss 5, 5.1 or Part 3.', { sections: written })
        : t('{{sections}} cannot be read. Write s 5, ss 5, 5.1 or Part 3.', { sections: written }),
    };
  }
  const pieces = written.split(/[,;] /).map((piece) =>
    piece
      .replace(/^ss? /, '')
      .replace(/^Sched /, t('schedule '))
      .replace(/^Part /, t('part ')),
  );
  const isSections = /^ss? /.test(written);
  const list =
    pieces.length < 2 ? pieces.join('') : `${pieces.slice(0, -1).join(', ')} ${t('and')} ${pieces.at(-1)}`;
  if (!isSections) return { isRead: true, words: t('Reads as {{list}}', { list }) };
  return {
    isRead: true,
    words:
      pieces.length > 1 || /-| to /.test(list)
        ? t('Reads as sections {{list}}', { list })
        : t('Reads as section {{list}}', { list }),
  };
}
