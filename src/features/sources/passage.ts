import { type Measure, measuresIn, sameMeasure } from '../library/lintProvision.ts';
import { citedNumbers, isCited } from '../statutes/citedSections.ts';

/** What of a page went, and what came: whole paragraphs, each with the section of a law that it belongs to. */
export interface ChangedLine {
  text: string;
  /** The number of the section that the paragraph stands in; null where the page has no sections. */
  section: string | null;
}

/** What of a provision a change of its source may be about. */
export interface Passage {
  text: string | null;
  /** Its typed values, of every day. */
  values: readonly unknown[];
  /** The page is the law's own text. */
  isLaw: boolean;
  cites: readonly { sections: string | null }[];
}

const SECTION = /^(?:s\.?|section|article)?\s*(\d+(?:\.\d+)*)(?:\s|\(|\.\s|$)/i;

/** The paragraphs of a page, each with the section above it. */
function withSections(lines: readonly string[]): ChangedLine[] {
  let section: string | null = null;
  return lines.map((text) => {
    section = SECTION.exec(text)?.[1] ?? section;
    return { text, section };
  });
}

/** The paragraphs of which there are more on the first page than on the second. */
function missing(from: readonly ChangedLine[], to: readonly string[]): ChangedLine[] {
  const left = new Map<string, number>();
  for (const text of to) left.set(text, (left.get(text) ?? 0) + 1);
  return from.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** The paragraphs that went or came between two readings of a page. One that only moved is none. */
export function changedLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  return [...missing(withSections(before), after), ...missing(withSections(after), before)];
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ing|ed|es|s)$/, ''));

/** A paragraph has to share this many words with the provision, and this part of its own. */
const MIN_SHARED = 6;
const MIN_PART = 0.6;

const amountsOf = ({ text, values }: Passage): { measures: Measure[]; numbers: Set<number> } => ({
  measures: measuresIn(text ?? ''),
  numbers: new Set(values.flatMap((value) => (typeof value === 'number' ? [value] : []))),
});

/**
 * Whether one of the changed paragraphs is what a provision rests on. The rule, in this order:
 * 1. on a page of the law's own text, it belongs to a section that the provision cites;
 * 2. it states a figure with its unit that the provision states, in its text or as a typed value: $17.60, 3 weeks;
 * 3. six words or more of it, and three in five, are words of the provision.
 * A date that moved, a menu, a sidebar share none of these: such a change waits for an editor, and readers are not told.
 */
export function isOfPassage(changed: readonly ChangedLine[], passage: Passage): boolean {
  const cited = passage.isLaw
    ? passage.cites.flatMap(({ sections }) => (sections === null ? [] : citedNumbers(sections)))
    : [];
  const { measures, numbers } = amountsOf(passage);
  const own = new Set(wordsOf(passage.text ?? ''));
  return changed.some(({ text, section }) => {
    if (section !== null && isCited(section, cited)) return true;
    const said = measuresIn(text);
    if (
      said.some((one) => numbers.has(one.amount) || measures.some((measure) => sameMeasure(measure, one)))
    ) {
      return true;
    }
    const words = new Set(wordsOf(text));
    const shared = [...words].filter((word) => own.has(word)).length;
    return shared >= MIN_SHARED && shared / words.size >= MIN_PART;
  });
}
