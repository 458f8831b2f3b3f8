import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../shared/htmlToText.ts';
import { markdownToHtml } from './markdown.ts';
import { sanitiseHtml } from './sanitise.ts';

/** Every tag of some HTML with its attributes, as a parser sees them. */
function tagsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const tags: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => void tags.push({ name, attributes }) });
  parser.end(html);
  return tags;
}

describe('sanitising', () => {
  test.each([
    ['<p onclick="x()">Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)</script><p>Hi</p>', '<p>Hi</p>'],
    ['<style>p{}</style>Hi', 'Hi'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVaScRiPt&#58;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.test">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    [
      '<a href="https://a.test" target="_blank">x</a>',
      '<a href="https://a.test" rel="noopener noreferrer">x</a>',
    ],
    ['<a href="mailto:a@b.test">x</a>', '<a href="mailto:a@b.test">x</a>'],
    ['<a href="/m/builder/a/b#c">x</a>', '<a href="/m/builder/a/b#c">x</a>'],
    ['<h1>One</h1><h2>Two</h2><h3>Three</h3>', '<h3>One</h3><h3>Two</h3><h3>Three</h3>'],
    ['<b>a</b><i>b</i><del>c</del><ins>d</ins>', '<strong>a</strong><em>b</em><s>c</s><u>d</u>'],
    ['<p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<iframe src="https://a.test">a</iframe>', 'a'],
    ['<svg><p>a</p></svg>', '<p>a</p>'],
    ['<td colspan="2">a</td>', '<td colspan="2">a</td>'],
    ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
    ['<p>a\u0000b</p>', '<p>ab</p>'],
  ])('%s', (dirty, clean) => {
    expect(sanitiseHtml(dirty)).toBe(clean);
  });

  test('changes nothing more the second time', () => {
    const html = markdownToHtml(
      'Text with [a link](https://a.test) & **more**.\n\n- a\n- b\n\n| a | b |\n|--|--|\n| 1 | 2 |',
    );
    expect(sanitiseHtml(html)).toBe(html);
  });

  test('lets no script, handler or odd address through, whatever is thrown at it', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '&',
        ' ',
        '/',
        'script',
        'img src=x onerror=a()',
        'a href=',
        'javascript:',
        'p',
        'b',
      ],
      ...[
        '<p>',
        '</p>',
        '<a href="',
        '&#x6a;',
        'data:',
        '<svg/onload=a()>',
        '<!--',
        '-->',
        '<math>',
        'style=',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const { name, attributes } of tagsOf(sanitiseHtml(pieces.join('')))) {
          expect(['p', 'strong', 'a', 's', 'em']).toContain(name);
          for (const [attribute, value] of Object.entries(attributes)) {
            expect(['href', 'rel']).toContain(attribute);
            expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('what nobody would nest so deep keeps its words alone', () => {
  const deep = (times: number) => `${'<ul><li>'.repeat(times)}word${'</li></ul>'.repeat(times)}`;
  expect(sanitiseHtml(deep(10))).toBe(deep(10));
  expect(sanitiseHtml(`${deep(2_000)}<p>After</p>`)).toBe(`${deep(20)}<p>After</p>`);
});

describe('plain text', () => {
  test('keeps paragraphs, lists and tables readable', () => {
    const html = markdownToHtml(
      'First **line**.\n\nSecond.\n\n- one\n- two\n  - deeper\n\n1. first\n2. second\n\n| After | Notice |\n|---|---|\n| 3 months | 1 week |\n\nEnd.',
    );
    expect(htmlToText(html)).toBe(
      'First line.\n\nSecond.\n\n- one\n- two\n  - deeper\n\n1. first\n2. second\n\nAfter | Notice\n3 months | 1 week\n\nEnd.',
    );
  });

  test('reads entities as the characters they stand for', () => {
    expect(htmlToText('<p>A &amp; B &lt; C&nbsp;D</p>')).toBe('A & B < C D');
  });
});

test('Markdown that carries HTML keeps only what is allowed', () => {
  expect(markdownToHtml('Hi <script>x</script> <b>there</b>')).toBe('<p>Hi  <strong>there</strong></p>');
});
