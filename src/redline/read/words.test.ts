import { describe, expect, it } from 'vitest';
import { decoded, encoded, skipSpace, wordEnd } from './words.ts';

function wordsOf(text: string): string[] {
  const words: string[] = [];
  let at = skipSpace(text, 0, text.length);
  while (at < text.length) {
    const end = wordEnd(text, at, text.length);
    words.push(text.slice(at, end));
    at = skipSpace(text, end, text.length);
  }
  return words;
}

describe('words', () => {
  it.each([
    ['the employee’s on-call pay', ['the', 'employee’s', 'on-call', 'pay']],
    ['$15.50, 4% or 1,000', ['$15.50', ',', '4%', 'or', '1,000']],
    ['subsection 12(3)(a) applies.', ['subsection', '12', '(3)', '(a)', 'applies', '.']],
    ['(the “Act”)', ['(', 'the', '“', 'Act', '”', ')']],
    ['employee(s)', ['employee', '(s)']],
    ['l’employé à temps-plein', ['l’employé', 'à', 'temps-plein']],
    ['employee&#39;s AT&amp;T', ['employee&#39;s', 'AT', '&amp;', 'T']],
    ['a&nbsp;b\u00a0c', ['a', 'b', 'c']],
    ['signed ______ on ....', ['signed', '______', 'on', '....']],
    ['法律条文', ['法', '律', '条', '文']],
    ['👩‍👩‍👧 ok', ['👩‍👩‍👧', 'ok']],
    ['cafe\u0301', ['cafe\u0301']],
    ['(', ['(']],
    ['50 %', ['50', '%']],
  ])('of %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it('decode and encode the six entities', () => {
    expect(decoded('&lt;a&gt; &amp;amp; &quot;b&quot; &#39;c&#39;&nbsp;d')).toBe(
      '<a> &amp; "b" \'c\'\u00a0d',
    );
    expect(encoded('<a> & b\u00a0c')).toBe('&lt;a&gt; &amp; b&nbsp;c');
  });
});
