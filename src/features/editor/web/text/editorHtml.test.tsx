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
