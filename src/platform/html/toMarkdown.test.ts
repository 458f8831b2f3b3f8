import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown.ts';
import { sanitiseHtml } from './sanitise.ts';
import { htmlToMarkdown, squeezeHtml } from './toMarkdown.ts';

test.each([
  ['<p>One <strong>two</strong> <em>three</em>.</p><p>Four</p>', 'One **two** *three*.\n\nFour'],
  ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  ['<h4>Head</h4><p>5 * 3_x_ and 1. no list</p>', '#### Head\n\n5 \\* 3\\_x\\_ and 1. no list'],
  [
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1 | 2</td><td><strong>3</strong></td></tr></tbody></table>',
    '| A | B |\n|---|---|\n| 1 \\| 2 | **3** |',
  ],
  ['<p>H<sub>2</sub>O and <u>this</u></p>', 'H<sub>2</sub>O and <u>this</u>'],
])('%s', (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
  expect(squeezeHtml(markdownToHtml(markdown))).toBe(squeezeHtml(html));
});

test.each([
  '<table><tbody><tr><td colspan="2">wide</td></tr><tr><td>a</td><td>b</td></tr></tbody></table><p>After</p>',
  '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><ul><li>x</li></ul></td></tr></tbody></table>',
  '<blockquote><p>a</p><p>b</p></blockquote>',
])('what Markdown cannot say is said all the same: %s', (html) => {
  expect(squeezeHtml(markdownToHtml(htmlToMarkdown(html)))).toBe(squeezeHtml(sanitiseHtml(html)));
});
