import { MARK_LETTERS, type Mark } from '../../schemas.ts';
import c from './GroupBars.module.css';
import { marksInWords } from './markWords.ts';

/** How high the bar of a mark is, and in which colour. */
const SHAPE: Record<Mark, readonly [height: number, colour: string]> = {
  published: [11, 'var(--ll-brand)'],
  draft: [7, 'var(--ll-amber-solid)'],
  unconfirmed: [7, 'var(--ll-amber-solid)'],
  reviewDue: [4, 'var(--ll-red)'],
  unpublished: [11, 'var(--ll-line-strong)'],
  empty: [11, 'var(--ll-line-strong)'],
  none: [2, 'var(--ll-line-strong)'],
};
/** From one bar to the next, in pixels; a bar is 2 wide. */
const STEP = 3;

interface Drawn {
  background: string;
  width: number;
  words: string;
}

const drawn = new Map<string, Drawn>();

/** Bars of one height as one layer: each colour from where its bar begins to where it ends, and nothing between. */
function layer(bars: readonly { at: number; colour: string }[], height: number): string {
  const stops = bars.map(({ at, colour }) => `#0000 0 ${at}px, ${colour} 0 ${at + 2}px`);
  return `linear-gradient(90deg, ${stops.join(', ')}, #0000 0) 0 100% / 100% ${height}px no-repeat`;
}

/**
 * The bars as one background of a layer for each height: fourteen elements for each line, and then fourteen layers, made most of what
 * filtering the tree took.
 */
function draw(marks: string): Drawn {
  const known = drawn.get(marks);
  if (known) return known;
  const byHeight = new Map<number, { at: number; colour: string }[]>();
  [...marks].forEach((letter, i) => {
    const [height, colour] = SHAPE[MARK_LETTERS[letter] ?? 'none'];
    byHeight.set(height, [...(byHeight.get(height) ?? []), { at: i * STEP, colour }]);
  });
  const made = {
    background: [...byHeight].map(([height, bars]) => layer(bars, height)).join(', '),
    width: marks.length * STEP - 1,
    words: marksInWords(marks),
  };
  drawn.set(marks, made);
  return made;
}

/** A group's 14 jurisdictions as bars, in the order of their codes; in words for those who point at them or listen. */
export function GroupBars({ marks }: { marks: string }) {
  const { background, width, words } = draw(marks);
  return (
    <span className={c.bars} role="img" aria-label={words} title={words} style={{ background, width }} />
  );
}
