import { escapeHtml } from './escape.ts';
import type { Mark, MarkedText } from './marker.ts';

export interface Tags {
  readonly pre: string;
  readonly post: string;
  /** Whether the text is made safe for HTML before the tags go in. */
  readonly escape: boolean;
}

export type MatchLevel = 'none' | 'partial' | 'full';

export interface Highlighted {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  /** What was typed and is found here. */
  readonly matchedWords: readonly string[];
  /** Every word of the text is marked from end to end. */
  readonly whole: boolean;
}

/** A text with its marks between tags. */
export function highlight(marked: MarkedText, asked: readonly string[], tags: Tags): Highlighted {
  const { text, marks, ends } = marked;
  const whole =
    marks.length > 0 && marks.length === ends.length && marks.every((mark, at) => mark.end === ends[at]);
  return { value: tagged(text, marks, 0, text.length, tags), ...levelOf(marks, asked), whole };
}

/**
 * The `words` words of a text that answer most of the query, with marks between tags and an ellipsis where
 * text was left out. The beginning where nothing matches.
 */
export function snippet(
  marked: MarkedText,
  asked: readonly string[],
  tags: Tags,
  words: number,
  ellipsis: string,
): Highlighted {
  const { text, starts, ends } = marked;
  if (starts.length <= words) return highlight(marked, asked, tags);
  const first = bestWindow(marked, words);
  const last = Math.min(starts.length, first + words) - 1;
  const from = first === 0 ? 0 : (starts[first] as number);
  const to = last === starts.length - 1 ? text.length : (ends[last] as number);
  const inside = marked.marks.filter((mark) => mark.start >= from && mark.end <= to);
  const value = tagged(text, inside, from, to, tags);
  return {
    value: (from > 0 ? ellipsis : '') + value + (to < text.length ? ellipsis : ''),
    ...levelOf(inside, asked),
    whole: false,
  };
}

function tagged(text: string, marks: readonly Mark[], from: number, to: number, tags: Tags): string {
  const plain = (start: number, end: number): string =>
    tags.escape ? escapeHtml(text.slice(start, end)) : text.slice(start, end);
  let value = '';
  let at = from;
  for (const mark of marks) {
    value += plain(at, mark.start) + tags.pre + plain(mark.start, mark.end) + tags.post;
    at = mark.end;
  }
  return value + plain(at, to);
}

function levelOf(
  marks: readonly Mark[],
  asked: readonly string[],
): Pick<Highlighted, 'matchLevel' | 'matchedWords'> {
  const found = marks.reduce((bits, mark) => bits | mark.asked, 0);
  const matchedWords = asked.filter((_, index) => (found >> index) & 1);
  const matchLevel =
    matchedWords.length === 0 ? 'none' : matchedWords.length === asked.length ? 'full' : 'partial';
  return { matchLevel, matchedWords };
}

/** The first word of the window that answers most different words, and of those the one with most marks. */
function bestWindow({ marks, starts }: MarkedText, words: number): number {
  if (marks.length === 0) return 0;
  const at = wordsOf(marks, starts);
  let best = 0;
  let bestLast = 0;
  let bestValue = 0;
  for (let left = 0; left < marks.length; left++) {
    let bits = 0;
    let right = left;
    while (right < marks.length && (at[right] as number) < (at[left] as number) + words) {
      bits |= (marks[right] as Mark).asked;
      right++;
    }
    const value = bitsSet(bits) * 1_000 + Math.min(999, right - left);
    if (value > bestValue) {
      bestValue = value;
      best = left;
      bestLast = right - 1;
    }
  }
  const spare = words - ((at[bestLast] as number) - (at[best] as number) + 1);
  const first = Math.max(0, (at[best] as number) - Math.floor(spare / 2));
  return Math.min(first, Math.max(0, starts.length - words));
}

/** The number of the word that each mark begins. */
function wordsOf(marks: readonly Mark[], starts: readonly number[]): number[] {
  let word = 0;
  return marks.map((mark) => {
    while (starts[word] !== mark.start) word++;
    return word;
  });
}

function bitsSet(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
