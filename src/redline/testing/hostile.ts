const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

export interface Hostile {
  readonly name: string;
  readonly old: string;
  readonly fresh: string;
  /** Why it is not compared as it could be; null when it is. */
  readonly reason: 'structure' | 'length' | null;
}

/**
 * What someone might send to hold up a server, or an editor produce by accident. At a `scale` of 1 most are
 * half a megabyte a side.
 */
export function hostilePairs(scale: number): Hostile[] {
  const n = (count: number): number => Math.round(count * scale);
  const pairs: Record<string, [string, string, Hostile['reason']]> = {
    'elements 100,000 deep': [`${'<div>'.repeat(n(1e5))}alpha`, `${'<div>'.repeat(n(1e5))}beta`, 'structure'],
    'elements 300 deep': [`${'<div>'.repeat(300)}alpha`, `${'<div>'.repeat(300)}beta`, null],
    'formatting 300 deep': [`${'<b>'.repeat(300)}alpha`, `${'<b><i>'.repeat(150)}beta`, null],
    'tables 30,000 deep': [
      `${'<table><tr><td>'.repeat(n(3e4))}x`,
      `${'<table><tr><td>'.repeat(n(3e4))}y`,
      'structure',
    ],
    'links in links': [`${'<a>'.repeat(n(5e4))}x`, `${'<a href=1>'.repeat(n(5e4))}y`, 'structure'],
    'a million attributes': [`<p ${'a '.repeat(n(1e6))}>x</p>`, '<p>y</p>', 'structure'],
    'formatting that multiplies': [
      `<p>${many(500, (i) => `<b a${i}>`)}${'<p>x'.repeat(n(1e5))}`,
      '<p>x</p>',
      'structure',
    ],
    'no space at all': [`<p>${'x'.repeat(n(5e5))}</p>`, `<p>${'x'.repeat(n(5e5))}y</p>`, null],
    'nothing but dots': ['.'.repeat(n(5e5)), '. '.repeat(n(25e4)), null],
    'one word over and over': ['the '.repeat(n(125e3)), 'the '.repeat(n(124e3)), null],
    'two words over and over': ['a b '.repeat(n(12e4)), 'b a a '.repeat(n(8e4)), null],
    'nothing but less-than signs': ['<'.repeat(n(5e5)), '<'.repeat(n(5e5) - 1), null],
    'less-than signs and spaces': ['< '.repeat(n(25e4)), '< '.repeat(n(24e4)), null],
    'an attribute that never ends': [`<p title="${'<p title="'.repeat(n(5e4))}`, '<p>y</p>', null],
    'comments that never end': ['<!--'.repeat(n(1e5)), '<!-- -->'.repeat(n(1e5)), null],
    'unclosed items': ['<li>a b c'.repeat(n(5e4)), '<li>a b d'.repeat(n(5e4)), null],
    'equal rows': [
      `<table>${'<tr><td>1</td><td>2</td></tr>'.repeat(n(15e3))}</table>`,
      `<table>${'<tr><td>2</td><td>1</td></tr>'.repeat(n(14e3))}</table>`,
      null,
    ],
    'spans beyond reason': [
      `<table>${'<tr><td rowspan=9999 colspan=9999>x</td></tr>'.repeat(n(5e3))}</table>`,
      `<table>${'<tr><td rowspan=9999 colspan=9999>y</td></tr>'.repeat(n(5e3))}</table>`,
      null,
    ],
    'a wide table': [
      `<table><tr>${'<td>1</td>'.repeat(n(3e4))}</tr></table>`,
      `<table><tr>${'<td>2</td>'.repeat(n(3e4))}<td>3</td></tr></table>`,
      null,
    ],
    'more than the limit': ['a '.repeat(1_500_001), 'a b', 'length'],
    'two texts with nothing in common': [
      many(n(1e5), (i) => `w${(i * 7919) % 6007} `),
      many(n(1e5), (i) => `v${(i * 104729) % 6007} `),
      null,
    ],
    'paragraphs with nothing in common': [
      many(n(5e3), (i) => `<p>${many(12, (k) => `w${((i + k) * 7919) % 3001} `)}</p>`),
      many(n(5e3), (i) => `<p>${many(12, (k) => `w${((i * 3 + k) * 104729) % 3001} `)}</p>`),
      null,
    ],
  };
  return Object.entries(pairs).map(([name, [old, fresh, reason]]) => ({ name, old, fresh, reason }));
}
