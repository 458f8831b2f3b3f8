import { expect, test } from 'vitest';
import { readableText } from './readableText.ts';

test('a page becomes what is read of it, a paragraph a line', () => {
  const { title, lines } = readableText(`<!doctype html><html><head><title> Minimum
    wage </title><style>p{}</style><script>alert("no")</script></head>
    <body><h1>Minimum&nbsp;wage</h1><p>It is <b>$17.60</b> an <a href="/x">hour</a>.<br>Since October.</p>
    <table><tr><th>Group</th><th>Rate</th></tr><tr><td>Students</td><td>$16.60</td></tr></table>
    <ul><li>One<li>Two</ul><noscript>Turn on scripts</noscript><svg><title>x</title><text>y</text></svg></body>`);
  expect(title).toBe('Minimum wage');
  expect(lines).toEqual([
    ...['Minimum wage', 'It is $17.60 an hour.', 'Since October.'],
    ...['Group | Rate', 'Students | $16.60', 'One', 'Two'],
  ]);
});

test('markup alone changes nothing, and no broken page throws', () => {
  const plain = readableText('<p>A rule of law.</p>').lines;
  expect(readableText('<div class="x"><p\n>A <i>rule</i> of\tlaw.</p></div><!-- 12 -->').lines).toEqual(
    plain,
  );
  for (const broken of ['<p><b>', '</p></p>', '<table><td>', '<script>', '\u0000<p', '<'.repeat(50_000)]) {
    expect(() => readableText(broken)).not.toThrow();
  }
});
