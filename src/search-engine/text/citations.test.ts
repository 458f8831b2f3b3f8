import { describe, expect, test } from 'vitest';
import { CANADIAN_CITATIONS } from '../canadian-hr/schema.ts';
import { readCitations } from './citations.ts';
import { tokenise } from './tokenise.ts';

const terms = (text: string): string[] =>
  readCitations(tokenise(text), CANADIAN_CITATIONS).flatMap((citation) => [...citation.terms]);

describe('a citation', () => {
  test.each([
    ['s. 57', ['s#57']],
    ['section 54(1)(a)', ['s#54', 's#54(1)', 's#54(1)(a)']],
    ['s 81.19', ['s#81.19']],
    ['article 124', ['s#124']],
    ['s57', ['s#57']],
    // Saskatchewan numbers by part.
    ['s 2-14', ['s#2-14']],
    ['ss 23, 23.1 and 24', ['s#23', 's#23.1', 's#24']],
    ['ss 5 & 7', ['s#5', 's#7']],
    ['ss 3 ou 4', ['s#3', 's#4']],
    ['Bill C-27', ['bill#c27']],
    ['Bill 149', ['bill#149']],
    ['Reg 285/01', ['reg#285/01']],
  ])('%s is found by %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test.each(['section', 's. of', 'the 57 people', 'sections and parts', 'bill of rights', 'classes 57'])(
    '"%s" is none',
    (text) => {
      expect(terms(text)).toEqual([]);
    },
  );

  test('a number of dollars or days after a list is none of its sections', () => {
    expect(terms('section 57; 8 weeks')).toEqual(['s#57']);
    expect(terms('section 57. 8 weeks')).toEqual(['s#57']);
  });
});

describe('a range', () => {
  test('is found by every number in between, and by its ends', () => {
    expect(terms('ss 54 to 57').sort()).toEqual(['s#54', 's#55', 's#56', 's#57']);
    expect(terms('ss 81.18 to 81.20').sort()).toEqual(['s#81.18', 's#81.19', 's#81.20']);
  });

  test('of decimals within a section is found by them', () => {
    expect(terms('ss 206 to 206.2').sort()).toEqual(['s#206', 's#206.1', 's#206.2']);
  });

  test('takes the decimals after its first number', () => {
    const found = terms('ss 35.2 to 37');
    expect(found).toContain('s#35.3');
    expect(found).toContain('s#35.9');
    expect(found).toContain('s#36');
    expect(found).not.toContain('s#35.1');
    expect(found).not.toContain('s#37.1');
  });

  test('too wide to be meant is its two ends', () => {
    expect(terms('ss 1 to 100').sort()).toEqual(['s#1', 's#100']);
    expect(terms('ss 1 to 61')).toHaveLength(61);
  });

  test('backwards is its two ends', () => {
    expect(terms('ss 60 to 54').sort()).toEqual(['s#54', 's#60']);
  });
});
