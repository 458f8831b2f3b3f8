import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArrangedGroup } from './arrange.ts';
import type { EntryBody } from './entries.ts';
import { type Fragment, fragmentOf } from './fragment.ts';
import { summaryEmail } from './summaryEmail.ts';

const BRAND = {
  productName: 'Lawleaf',
  publicUrl: 'https://lawleaf.test',
  senderAddress: 'Lawleaf, 1 Example Street, Toronto',
  supportEmail: 'support@lawleaf.test',
};
/** Gmail cuts a message off at 102 KB. */
const CUT_OFF = 102_000;

function entry(id: string, words: number): Fragment {
  const body: EntryBody = {
    id,
    changeType: 'Amendment In Force',
    date: '2026-11-20',
    provisionId: id,
    name: 'Overtime Pay and Averaging Agreements',
    area: 'Employment Standards',
    topic: 'Hours of Work and Overtime',
    jurisdiction: 'NL',
    jurisdictionName: 'Newfoundland and Labrador',
    link: `/m/builder/employment-standards/hours-of-work-and-overtime#${id}`,
    bill: null,
    line: null,
    changes: [{ part: 'description', html: `<p>Whole <ins>${'word '.repeat(words)}</ins></p>` }],
  };
  return fragmentOf(body, BRAND.publicUrl);
}

/** An email of groups with entries of so many words each. */
function email(groups: number[][]): { html: string; text: string } {
  const fragments = new Map<string, Fragment>();
  const arranged = groups.map((lengths, group): ArrangedGroup => {
    const entries = lengths.map((words, index) => {
      const entryId = `p${group}x${index}`;
      fragments.set(entryId, entry(entryId, words));
      return { entryId, alsoIn: [] };
    });
    return { kind: 'report', id: `r${group}`, name: `Report ${group}`, entries };
  });
  const unsubscribeUrl = `${BRAND.publicUrl}/unsubscribe/code`;
  return summaryEmail(BRAND, {
    frequency: 'Daily Summary',
    groups: arranged,
    fragments,
    due: [],
    unsubscribeUrl,
  });
}

const linksIn = (text: string): number => text.split('/m/builder/').length - 1;
const wholeIn = (text: string): number => text.split('Whole ').length - 1;
const leftIn = (text: string): number => Number(/(\d+) more changes? stands?/.exec(text)?.[1] ?? 0);

it('a summary of any size is not cut off, and tells of or counts every change in both its parts', () => {
  const groups = fc.array(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 120 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(groups, (lengths) => {
      const { html, text } = email(lengths);
      const all = lengths.flat().length;
      expect(html.length).toBeLessThan(CUT_OFF);
      expect(linksIn(text) + leftIn(text)).toBe(all);
      expect(linksIn(html) + leftIn(html)).toBe(all);
      expect(wholeIn(html)).toBe(wholeIn(text));
    }),
    { numRuns: 15 },
  );
});

it('two hundred changes are all named, the first of them in full', () => {
  const { text } = email([Array.from({ length: 200 }, () => 400)]);
  expect(linksIn(text)).toBe(200);
  expect(leftIn(text)).toBe(0);
  expect(wholeIn(text)).toBeGreaterThan(3);
  expect(text.indexOf('Whole ')).toBeLessThan(text.indexOf('p0x9'));
});

it('what has no room is counted in words that fit the number', () => {
  const ofTitles = (count: number): string => email([Array.from({ length: count }, () => 1)]).text;
  // The largest number whose titles all find room; one more is left out, then two.
  let [fits, tooMany] = [1, 1_000];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (leftIn(ofTitles(middle)) === 0) fits = middle;
    else tooMany = middle;
  }
  expect(ofTitles(fits + 1)).toContain('1 more change stands in Latest Updates.');
  expect(ofTitles(fits + 2)).toContain('2 more changes stand in Latest Updates.');
});
