import fc from 'fast-check';

/**
 * Fragments from which broken HTML is thrown together: what editors, office programs and attackers produce.
 */
const SCRAPS = [
  ...'p div b i em a span ul ol li table tbody thead tr td th h2 h3 dl dt dd blockquote pre section caption'
    .split(' ')
    .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...[
    'ins',
    'del',
    'script',
    'style',
    'select',
    'option',
    'button',
    'svg',
    'math',
    'template',
    'textarea',
    'form',
  ].flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  '<a href="/x">',
  '<p class="x" id="y">',
  '<td colspan=3 rowspan="2">',
  '<img src=x alt="an image">',
  '<img src="y.png" />',
  '<br>',
  '<br/>',
  '<hr>',
  '<wbr>',
  '<colgroup><col></colgroup>',
  '<!-- a comment -->',
  '<!--',
  '<![CDATA[x]]>',
  '<?xml version="1.0"?>',
  '<!DOCTYPE html>',
  '<p title="a > b">',
  '<p title=\'it is "quoted"\'>',
  '<p data-redline="deleted" data-change="7">',
  '<P ALIGN=CENTER>',
  '<o:p>',
  '</o:p>',
  '<font color=red>',
  '</font>',
  '<',
  '>',
  '&',
  '&amp;',
  '&lt;ins&gt;',
  '&nbsp;',
  '&copy2',
  '&#x41;',
  '&#0;',
  '\0',
  '"',
  "'",
  '\n',
  ' ',
  '\t',
  '\u00a0',
  '\u200b',
  'é',
  '👩‍👩‍👧',
  '法律',
];

const WORDS = 'wages hours notice the of leave an employee must pay 12 $15.50 (a) section 57 vacation'.split(
  ' ',
);

const aScrap = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...SCRAPS) },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
      .map((w) => `${w.join(' ')} `),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 8, unit: 'binary' }) },
);

const scraps = fc.array(aScrap, { maxLength: 60 });

/** Two soups: a pair with much in common, or two that have nothing to do with each other. */
export const twoSoups: fc.Arbitrary<{ old: string; fresh: string }> = fc.oneof(
  fc
    .tuple(
      scraps,
      fc.array(fc.tuple(fc.nat(60), fc.nat(3), fc.array(aScrap, { maxLength: 3 })), { maxLength: 4 }),
    )
    .map(([parts, edits]) => {
      const fresh = edits.reduce((list, [at, count, added]) => list.toSpliced(at, count, ...added), parts);
      return { old: parts.join(''), fresh: fresh.join('') };
    }),
  fc.tuple(scraps, scraps).map(([a, b]) => ({ old: a.join(''), fresh: b.join('') })),
);
