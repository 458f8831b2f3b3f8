import { expect, test } from 'vitest';
import { htmlToText } from './htmlToText.ts';

test.each([
  ['nothing', '', ''],
  ['paragraphs have an empty line between them', '<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['white space of the file is one space', '<p>One\n   two</p>', 'One two'],
  ['marks within a word do not part it', '<p>over<strong>time</strong></p>', 'overtime'],
  ['a line break is one', '<p>One<br>two</p>', 'One\ntwo'],
  ['a list has dashes', '<p>Of:</p><ul><li>One</li><li>Two</li></ul>', 'Of:\n\n- One\n- Two'],
  ['a numbered list has its numbers', '<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
  ['a list that begins later goes on from there', '<ol start="4"><li>D</li><li>E</li></ol>', '4. D\n5. E'],
  ['a list that begins at no number begins at 1', '<ol start="x"><li>D</li></ol>', '1. D'],
  [
    'a list within a list is set in, and the outer one goes on counting',
    '<ol><li>One<ul><li>a</li></ul></li><li>Two</li></ol>',
    '1. One\n  - a\n2. Two',
  ],
  ['the paragraph of an item stands behind its dash', '<ul><li><p>One</p></li></ul>', '- One'],
  [
    'cells have a bar between them, rows a line each',
    '<table><tr><th>Service</th><th>Notice</th></tr><tr><td>1 year</td><td></td></tr></table>',
    'Service | Notice\n1 year |',
  ],
  ['what stood for a mark is the mark', '<p>1 &lt; 2 &amp; 3</p>', '1 < 2 & 3'],
])('%s', (_, html, text) => {
  expect(htmlToText(html)).toBe(text);
});
