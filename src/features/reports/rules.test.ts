import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, copyName, isReportName, MAX_NAME, reordered } from './rules.ts';

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 30 });

describe('an order', () => {
  test('loses nothing, adds nothing, and begins with what was named', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.stringMatching(/^[a-z]{1,3}$/)), (current, wanted) => {
        const result = reordered(current, wanted);
        expect([...result].sort()).toEqual([...current].sort());
        const named = [...new Set(wanted)].filter((id) => current.includes(id));
        expect(result.slice(0, named.length)).toEqual(named);
      }),
    );
  });

  test('leaves those it does not name as they stood', () => {
    expect(reordered(['a', 'b', 'c', 'd'], ['c'])).toEqual(['c', 'a', 'b', 'd']);
  });
});

describe('the name of a report', () => {
  test.each(['', '   ', '\n\t', '\u200B', '\u0000'])('is not empty: %j', (name) =>
    expect(isReportName(name)).toBe(false),
  );

  test('is kept without spaces around it', () => expect(cleanName('  My \n report ')).toBe('My report'));

  test('holds no characters that nobody sees', () => {
    expect(cleanName('a\u0000b')).toBe('a b');
    expect(cleanName('\u202Egnp.exe')).toBe('gnp.exe');
    expect(cleanName('Équipe 👩‍💻')).toBe('Équipe 👩‍💻');
  });

  test('of a copy is a good one, and none that is taken', () => {
    const name = fc.string({ minLength: 1, maxLength: MAX_NAME }).map(cleanName).filter(isReportName);
    fc.assert(
      fc.property(name, fc.nat(4), (original, copies) => {
        const taken: string[] = [];
        for (let n = 0; n <= copies; n += 1) {
          const copy = copyName(original, taken, 'copy');
          expect(isReportName(copy)).toBe(true);
          expect(taken).not.toContain(copy);
          taken.push(copy);
        }
      }),
    );
  });
});
