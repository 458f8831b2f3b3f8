/** A sentence, a list item's sentence, or a table row. */
export interface Passage {
  text: string;
  /** The whole line it stands in: a paragraph, a list item or a table row. */
  line: string;
  kind: 'sentence' | 'item' | 'row';
}

/** The plain text of a provision, cut into what a reader takes in at once. */
export function passagesOf(prose: string): Passage[] {
  return prose
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line): Passage[] => {
      if (line.includes(' | ')) return [{ text: line, line, kind: 'row' }];
      const item = /^(?:-|\d+\.)\s+(.*)$/.exec(line);
      const body = item?.[1] ?? line;
      return body
        .split(/(?<=[.!?:])["”’)*]?\s+(?=[A-ZÀ-Ý"“$\d])/)
        .map((text) => ({ text, line: body, kind: item ? 'item' : 'sentence' }));
    });
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const TEMPORAL = new RegExp(
  [
    String.raw`\b(19|20)\d{2}\b`,
    String.raw`\b(${MONTHS})\s+\d`,
    String.raw`\b(was|were|had|until|till|formerly|previously|earlier|used to|rose|rises|rising|raised|raises|raise|went|goes|grew|grows|up from|down from|instead of|replaced|replaces|increased?|increases|reduced|lowered|shortened|lengthened|will|would|begins|starting|starts|abolished|no longer|since|now|new|old)\b`,
  ].join('|'),
  'i',
);

/** Whether a passage speaks of another time than the one at which the rule is stated, or compares with one. */
export const speaksOfAnotherTime = (text: string): boolean => TEMPORAL.test(text);
