import { expect, test } from 'vitest';
import { cleanPasted, fromEditorHtml } from '../../../../ui/richText/editorHtml.ts';
import { piecesOf } from './redlineMarks.ts';

test('Word’s dotted and numbered paragraphs become lists, and its tables stay tables', () => {
  const word = `<html><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->
    <h1>Notice</h1><p class="MsoNormal" style="mso-x:1">Give it <b>in writing</b>:<o:p></o:p></p>
    <p class="MsoListParagraph" style="mso-list:l0 level1"><span style="mso-list:Ignore">· </span>one week</p>
    <p class="MsoListParagraph">two weeks</p>
    <table border="1"><tr><td width="10">General</td><td>$16.50</td></tr></table>
    <script>alert(1)</script><img src="x" onerror="alert(1)"></body></html>`;
  const clean = cleanPasted(word).replace(/\s+/g, ' ');
  expect(clean).toContain('<h3>Notice</h3>');
  expect(clean).toContain('<ul><li>one week</li><li>two weeks</li></ul>');
  expect(clean).toMatch(/<td>General<\/td><td>\$16\.50<\/td>/);
  expect(clean).not.toMatch(/style|class|script|img|o:p|<!--/);
});

test('numbered paragraphs become a numbered list without their numbers', () => {
  const clean = cleanPasted(
    '<p class="MsoListParagraph">1. first</p><p class="MsoListParagraph">2. second</p>',
  );
  expect(clean).toBe('<ol><li>first</li><li>second</li></ol>');
});

/** An item as Word copies it: its mark in front, in spans of its own, and its place in the list in its style. */
const wordItem = (mark: string, words: string, list = 'l0 level1 lfo1') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;text-indent:-.25in;mso-list:${list}'>` +
  `<![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>` +
  `<![endif]>${words}<o:p></o:p></p>`;

test('an item of Word that begins with a number keeps it', () => {
  const clipboard = [
    wordItem('1.', '1.5 times the regular rate after 8 hours'),
    wordItem('2.', 'a) stays with its words'),
  ].join('\n');
  const plain = clipboard.replace(
    /<!\[(?:if !supportLists|endif)\]>/g,
    (mark) => `<!--${mark.slice(2, -1)}-->`,
  );
  for (const pasted of [clipboard, plain]) {
    expect(cleanPasted(pasted).trim()).toBe(
      '<ol><li>1.5 times the regular rate after 8 hours</li><li>a) stays with its words</li></ol>',
    );
  }
});

test('a dotted list of Word that begins like a numbered one stays dotted', () => {
  expect(cleanPasted(wordItem('·', '10. of the Act') + wordItem('·', 'ss. 5'))).toBe(
    '<ul><li>10. of the Act</li><li>ss. 5</li></ul>',
  );
});

test('lists within lists of Word stay within them, and a list of another kind is another', () => {
  const items = [
    wordItem('1.', 'Notice'),
    wordItem('a)', 'one week', 'l0 level2 lfo1'),
    wordItem('b)', 'two weeks', 'l0 level2 lfo1'),
    wordItem('2.', 'Pay'),
    wordItem('·', 'Records', 'l3 level1 lfo4'),
  ];
  expect(cleanPasted(items.join(''))).toBe(
    '<ol><li>Notice<ol><li>one week</li><li>two weeks</li></ol></li><li>Pay</li></ol><ul><li>Records</li></ul>',
  );
});

test('what Google Docs copies is bold where its words are, and nowhere else', () => {
  const docs =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f"><p dir="ltr" style="line-height:1.38">' +
    '<span style="font-weight:400;font-style:normal">Employers pay </span><span style="font-weight:700">in full</span>' +
    '<span style="font-weight:400;font-style:italic"> each week</span></p></b>';
  expect(cleanPasted(docs).replace(/<\/?(?:span|meta)>/g, '')).toBe(
    '<p>Employers pay <strong>in full</strong><em> each week</em></p>',
  );
});

test('a row of headings that Word repeats on each page is one of headings', () => {
  expect(
    cleanPasted(
      '<table><thead><tr><td><p>Class</p></td></tr></thead><tbody><tr><td>A</td></tr></tbody></table>',
    ),
  ).toBe('<table><thead><tr><th><p>Class</p></th></tr></thead><tbody><tr><td>A</td></tr></tbody></table>');
});

test('what the editor writes has the shape of the library’s texts', () => {
  const written =
    '<table><tbody><tr><th colspan="1" rowspan="1"><p>Category</p></th></tr><tr><td colspan="1"><p>General</p></td></tr></tbody></table>' +
    '<ul><li><p>one</p></li><li><p>two</p><ul><li><p>inner</p></li></ul></li></ul>';
  expect(fromEditorHtml(written)).toBe(
    '<table><thead><tr><th>Category</th></tr></thead><tbody><tr><td>General</td></tr></tbody></table>' +
      '<ul><li>one</li><li>two<ul><li>inner</li></ul></li></ul>',
  );
  expect(fromEditorHtml('<p></p>')).toBe('');
});

test('a redline is read in pieces with the number of their change', () => {
  expect(
    piecesOf('<p>Pay <del data-change="1">$17.60</del> <ins data-change="1">$17.95</ins> an hour</p>'),
  ).toEqual([
    { kind: 'same', text: 'Pay ', change: null },
    { kind: 'del', text: '$17.60', change: 1 },
    { kind: 'ins', text: '$17.95', change: 1 },
    { kind: 'same', text: ' an hour', change: null },
  ]);
});
