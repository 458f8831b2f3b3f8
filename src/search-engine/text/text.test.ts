import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CANADIAN_CITATIONS } from '../canadian-hr/schema.ts';
import { readCitations } from './citations.ts';
import { bitCount, editDistance, letterMask } from './damerau.ts';
import { stem } from './stem.ts';
import { tokenise } from './tokenise.ts';

const termsOf = (text: string): string[] => tokenise(text).terms;

describe('words', () => {
  test.each([
    ["The employer's duty", ['the', 'employer', 'duty']],
    ['Congé de maternité', ['conge', 'de', 'maternite']],
    ["l'employé n'a pas", ['l', 'employe', 'n', 'a', 'pas']],
    ["don't work", ['dont', 'work']],
    ['B.C. and O.H.S. rules', ['bc', 'and', 'ohs', 'rules']],
    ['$17.60 an hour, $1,000 or 1,5', ['17.60', 'an', 'hour', '1000', 'or', '1', '5']],
    ['O. Reg. 285/01, s. 57.1(2)', ['o', 'reg', '285/01', 's', '57.1', '2']],
    ['part-time/full-time', ['part', 'time', 'full', 'time']],
    ['🙂 pay\u0000day 工資', ['pay', 'day', '工資']],
    ['\u0301 \u0301\u0301', []],
    ['', []],
  ])('%j reads as %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  test('each word stands where it says, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { terms, starts, ends } = tokenise(text);
        // One comparison for each text: an expectation for each word takes seconds.
        let before = 0;
        const astray = terms.filter((term, at) => {
          const start = starts[at] as number;
          const end = ends[at] as number;
          const isRight = start >= before && end > start && end <= text.length && term !== '';
          before = end;
          return !isRight;
        });
        expect(astray).toEqual([]);
      }),
    );
  });

  test('a word of any length is cut', () => {
    expect(termsOf('x'.repeat(10_000))).toEqual(['x'.repeat(64)]);
  });
});

describe('stems', () => {
  test.each([
    ['terminate', 'terminated', 'terminating', 'termination', 'terminations', 'terminates'],
    ['policy', 'policies'],
    ['hire', 'hired', 'hires', 'hiring'],
    ['stop', 'stopped', 'stops', 'stopping'],
    ['wage', 'wages'],
    ['leave', 'leaves', 'leaving'],
    ['accommodate', 'accommodation', 'accommodated'],
    ['cancel', 'cancelled', 'cancelling'],
    ['apply', 'applied', 'applies', 'applying'],
    ['federal', 'federally'],
    ['witness', 'witnesses'],
  ])('%s and its forms meet', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  test.each([
    ['note', 'not'],
    ['care', 'car'],
    ['employ', 'employer'],
    ['employer', 'employee'],
    ['pension', 'pen'],
    ['station', 'state'],
    ['need', 'ne'],
  ])('%s and %s stay apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

describe('typing errors', () => {
  /** The definition itself, by recursion. */
  const distance = (a: string, b: string): number => {
    const known = new Map<string, number>();
    const from = (i: number, j: number): number => {
      if (i === 0 || j === 0) return i + j;
      const key = `${i},${j}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      let best = Math.min(
        from(i - 1, j) + 1,
        from(i, j - 1) + 1,
        from(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, from(i - 2, j - 2) + 1);
      known.set(key, best);
      return best;
    };
    return from(a.length, b.length);
  };
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

  test('are counted as their definition says', () => {
    fc.assert(
      fc.property(words, words, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(distance(a, b), limit + 1));
      }),
      { numRuns: 2_000 },
    );
  });

  test('against a beginning are those of the nearest beginning', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const nearest = Math.min(
          ...Array.from({ length: b.length + 1 }, (_, length) => distance(a, b.slice(0, length))),
        );
        expect(editDistance(a, b, 2, true)).toBe(Math.min(nearest, 3));
      }),
      { numRuns: 2_000 },
    );
  });

  test('never change more letters than the masks allow', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const edits = distance(a, b);
        expect(bitCount(letterMask(a) & ~letterMask(b))).toBeLessThanOrEqual(edits);
        expect(bitCount(letterMask(b) & ~letterMask(a))).toBeLessThanOrEqual(edits);
      }),
    );
  });
});

describe('citations', () => {
  test.each([
    ['the Act, s. 57', [['s#57']]],
    ['section 54(1)(a) applies', [['s#54', 's#54(1)', 's#54(1)(a)']]],
    ['ss 23, 23.1 and 57(2)', [['s#23'], ['s#23.1'], ['s#57', 's#57(2)']]],
    ['ss. 54 to 57', [['s#54'], ['s#55'], ['s#56'], ['s#57']]],
    ['ss 81.18 to 81.20', [['s#81.18'], ['s#81.19'], ['s#81.20']]],
    ['ss 32.0.6 to 32.0.8', [['s#32.0.6'], ['s#32.0.7'], ['s#32.0.8']]],
    ['ss 206 to 206.2', [['s#206'], ['s#206.1'], ['s#206.2']]],
    ['ss 51 to 53.2', [['s#51'], ['s#52'], ['s#53'], ['s#53.1'], ['s#53.2']]],
    ['ss 229.8 to 232', [['s#229.8'], ['s#229.9'], ['s#230'], ['s#231'], ['s#232']]],
    ['ss 9 to 900', [['s#9'], ['s#900']]],
    ['s 2-14', [['s#2-14']]],
    ['s57', [['s#57']]],
    ['Bill 149 and Bill C-27', [['bill#149'], ['bill#c27']]],
    ['O. Reg. 285/01', [['reg#285/01']]],
    ['this section and 5 others', []],
    ['employees 57', []],
  ])('%j cites %j', (text, terms) => {
    const found = readCitations(tokenise(text), CANADIAN_CITATIONS).map((citation) => citation.terms);
    expect(new Set(found.map(String))).toEqual(new Set(terms.map(String)));
  });

  test('point at words of the text, whatever the text', () => {
    const pieces = fc.constantFrom(
      's',
      'ss',
      'section',
      '57',
      '(',
      ')',
      '1',
      ',',
      'and',
      'to',
      '-',
      '.',
      ' ',
      'bill',
      'c',
      '999999',
      'a',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (list) => {
        const tokens = tokenise(list.join(''));
        for (const { first, last, terms } of readCitations(tokens, CANADIAN_CITATIONS)) {
          expect(first).toBeLessThanOrEqual(last);
          expect(last).toBeLessThan(tokens.terms.length);
          expect(terms.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
