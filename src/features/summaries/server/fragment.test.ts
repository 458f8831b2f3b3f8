import { expect, test } from 'vitest';
import type { EntryBody } from './entries.ts';
import { fragmentOf } from './fragment.ts';

const entry = (parts: Partial<EntryBody> = {}): EntryBody => ({
  ...{
    id: 'e',
    changeType: 'Amendment In Force',
    date: '2028-02-29',
    provisionId: 'p',
    name: 'Hours',
    area: 'Standards',
  },
  ...{ topic: 'Hours', jurisdiction: 'ON', jurisdictionName: 'Ontario', link: '/m/builder/a/t#p' },
  ...{ bill: null, line: null, changes: [] },
  ...parts,
});
const SITE = 'https://law.test';

test('names and lines of editors are words, whatever signs stand in them', () => {
  const { html, line, text } = fragmentOf(
    entry({ name: '<b>A</b> & "B"', line: '<script>1</script>', bill: 'Bill 1 <i>', area: 'A & B' }),
    SITE,
  );
  expect(html).not.toMatch(/<(b|script|i)>/);
  expect(html).toContain('&lt;b&gt;A&lt;/b&gt; &amp;');
  expect(line.html).not.toMatch(/<(b|i)>/);
  expect(text).toContain('<b>A</b> & "B", Ontario');
});

test('a link cannot end its own attribute', () => {
  expect(fragmentOf(entry({ link: '/m/"onclick="x' }), SITE).html).not.toContain('"onclick="');
});

test('as text it says title, facts, place, line and changes, and where it stands', () => {
  expect(
    fragmentOf(
      entry({
        bill: '12 · An Act',
        line: 'Hours are counted anew.',
        changes: [{ part: 'warning', html: '<p>Beware.</p>' }],
      }),
      SITE,
    ).text.split('\n'),
  ).toEqual([
    ...['Hours, Ontario', 'Amendment In Force · Feb 29, 2028 · 12 · An Act', 'Standards › Hours'],
    ...['Hours are counted anew.', 'Warning', 'Beware.', 'https://law.test/m/builder/a/t#p'],
  ]);
});

test('the description has no label over it, and without changes no line is empty', () => {
  const { text, html } = fragmentOf(
    entry({ changes: [{ part: 'description', html: '<p>Words.</p>' }] }),
    SITE,
  );
  expect(text).toContain('Standards › Hours\nWords.\n');
  expect(html).not.toContain('font-weight:600"></p>');
  expect(fragmentOf(entry(), SITE).text).not.toMatch(/\n\n|null/);
});

test('in a summary that would grow too long it keeps its title, its facts and its link alone', () => {
  const { line } = fragmentOf(
    entry({ line: 'Told.', changes: [{ part: 'policy', html: '<p>Long.</p>' }] }),
    SITE,
  );
  expect(line.text).toBe(
    'Hours, Ontario\nAmendment In Force · Feb 29, 2028\nhttps://law.test/m/builder/a/t#p',
  );
  expect(line.html).not.toMatch(/Told|Long/);
});
