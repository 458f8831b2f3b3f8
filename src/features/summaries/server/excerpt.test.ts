import { expect, test } from 'vitest';
import { emailHtml, emailText } from '../../../platform/mail/emailHtml.ts';
import { redline } from '../../../redline/redline.ts';
import { excerpt } from './excerpt.ts';

const FILLER =
  '<p>An employer keeps a record of the hours that each employee works on each day of the week.</p>';
const shown = (before: string, after: string): string => excerpt(redline(before, after));

test('a short text is shown whole, an unchanged one not at all', () => {
  expect(shown('<p>Wages are $15 an hour.</p>', '<p>Wages are $16 an hour.</p>')).toContain('an hour.');
  expect(shown(FILLER, FILLER)).toBe('');
});

test('of a long text the changed block is shown under its heading, with signs for what is left out', () => {
  const text = (pay: string): string =>
    `${FILLER.repeat(10)}<h3>Pay</h3><p>Overtime is paid at ${pay} the usual wage of the employee.</p>${FILLER.repeat(10)}`;
  const html = shown(text('1.5 times'), text('2 times'));
  expect(html).toContain('<h3>Pay</h3>');
  expect(html).toMatch(/<ins[^>]*>2<\/ins>/);
  expect(html).not.toContain('An employer keeps a record');
});

test('of a long list only the changed items stand there, with their own numbers; of a table its head stays', () => {
  const items = (third: string): string =>
    `<ol>${[1, 2, third, 4, 5].map((n) => `<li>Item ${n} is something that an employer has to do, and to write down after it was done, for each of its employees.</li>`).join('')}</ol>`;
  const list = shown(`${FILLER.repeat(12)}${items('3')}`, `${FILLER.repeat(12)}${items('33')}`);
  expect(list).toMatch(/<li value="3">/);
  expect(list.match(/<li/g)).toHaveLength(1);
  const table = (rate: string): string =>
    `<table><tr><th>After</th><th>Weeks</th></tr>${[1, 2, 3, 4].map((n) => `<tr><td>${n} years of service</td><td>${n === 2 ? rate : n} weeks of notice</td></tr>`).join('')}</table>`;
  const rows = shown(`${FILLER.repeat(14)}${table('2')}`, `${FILLER.repeat(14)}${table('3')}`);
  expect(rows).toContain('<th>Weeks</th>');
  expect(rows).toContain('2 years of service');
  expect(rows).not.toContain('4 years of service');
});

test('a text that changed all over is told by its first changes', () => {
  const text = (word: string): string =>
    Array.from(
      { length: 80 },
      (_, n) => `<p>Rule ${n} of this part asks for ${word} days of notice from the employer.</p>`,
    ).join('');
  const html = shown(text('ten'), text('twenty'));
  expect(html.length).toBeLessThan(6_500);
  expect(html).toContain('<ins>');
  expect(html.endsWith('<p>⋯</p>')).toBe(true);
});

test('in mail every element carries its look, and nothing that only the page knows', () => {
  const html = emailHtml(
    '<p data-x="1" onclick="x()">A <ins data-change="1">new</ins> <a href="/m/updates">link</a></p>',
    'https://lawleaf.test',
  );
  expect(html).toMatch(/<p style="[^"]+">A <ins class="ins" style="[^"]+underline">new<\/ins>/);
  expect(html).toContain('href="https://lawleaf.test/m/updates"');
  expect(html).not.toMatch(/data-|onclick/);
});

test('as text what is gone and what is new keep apart', () => {
  expect(
    emailText(
      '<p>Pay <del>$15</del><ins>$16</ins> an <strong>hour</strong>.</p><ul><li>One &amp; two</li></ul>',
    ),
  ).toBe('Pay [-$15-] {+$16+} an hour.\n\n- One & two');
});
