import { expect, test } from 'vitest';
import { emailHtml, emailText } from './emailHtml.ts';

test('a redline carries its look on every element', () => {
  const html = emailHtml('<p class="x" onclick="y()">Was <del>5</del><ins>10</ins> days.</p>', '');
  expect(html).toContain(
    '<del class="del" style="color:#9b2f26;background:#fbe7e4;text-decoration:line-through"',
  );
  expect(html.replace(/ (?:class|style)="[^"]*"/g, '')).toBe(
    '<div><p>Was <del>5</del><ins>10</ins> days.</p></div>',
  );
});

test('a link within the product is told with its whole address, any other stays', () => {
  const html = emailHtml(
    '<a href="/m/builder#p">A</a><a href="https://ontario.ca">B</a>',
    'https://lawleaf.test',
  );
  expect(html).toContain('href="https://lawleaf.test/m/builder#p"');
  expect(html).toContain('href="https://ontario.ca"');
});

test('what a table needs to be read stays', () => {
  const html = emailHtml(
    '<table><tr><th scope="col" data-change="1">A</th><td colspan="2">B</td></tr></table>',
    '',
  );
  expect(html).toContain('scope="col"');
  expect(html).toContain('colspan="2"');
  expect(html).not.toContain('data-change');
});

test('as text, what is gone and what is new are told without colour', () => {
  expect(emailText('<p>Was <del data-change="1">5</del><ins>10</ins> days.</p>')).toBe(
    'Was [-5-] {+10+} days.',
  );
});
