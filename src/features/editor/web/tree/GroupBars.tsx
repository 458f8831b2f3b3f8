import { MARK_LETTERS } from '../../schemas.ts';
import c from './GroupBars.module.css';
import { marksInWords } from './markWords.ts';

const SHAPE: Record<string, string | undefined> = {
  published: c.answered,
  draft: c.pending,
  unconfirmed: c.pending,
  reviewDue: c.due,
  unpublished: c.empty,
  empty: c.empty,
  none: c.none,
};

/** A group's 14 jurisdictions as bars, in the order of their codes; in words for those who point at them or listen. */
export const GroupBars = ({ marks }: { marks: string }) => (
  <span className={c.bars} role="img" aria-label={marksInWords(marks)} title={marksInWords(marks)}>
    {[...marks].map((letter, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is the jurisdiction
      <span key={i} className={SHAPE[MARK_LETTERS[letter] ?? 'none']} />
    ))}
  </span>
);
