import { expect, test } from 'vitest';
import type { DueRequirement } from '../contract.ts';
import { duePart, dueSubject } from './duePart.ts';

const one = (parts: Partial<DueRequirement> = {}): DueRequirement =>
  ({
    ...{
      id: 'r',
      requirement: 'Train the staff.',
      jurisdiction: 'QC',
      dueOn: '2026-12-01',
      isOverdue: false,
    },
    ...{ link: '/m/checklists?jurisdiction=QC&requirement=r' },
    ...parts,
  }) as DueRequirement;
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => one({ requirement: `Duty ${i + 1}.` }));
const named = (text: string) => text.match(/Duty \d+/g)?.length ?? 0;

test('25 are named, and the twenty-sixth is counted', () => {
  expect(duePart(many(25), '').text).not.toContain('more');
  const { text, html } = duePart(many(26), '');
  expect([named(text), named(html)]).toEqual([25, 25]);
  expect(text).toContain('1 more');
  expect(html).toContain('1 more');
});

test('what is overdue is marked apart in both', () => {
  const { text, html } = duePart([one({ isOverdue: true })], 'https://law.test');
  expect(text).toBe(
    'Train the staff.\nOverdue since Dec 01, 2026 · Quebec\nhttps://law.test/m/checklists?jurisdiction=QC&requirement=r',
  );
  expect(html).toContain('font-weight:600;color:#9b2f26');
  expect(duePart([one()], '').html).not.toContain('#9b2f26');
});

test('the words of a requirement are words', () => {
  expect(duePart([one({ requirement: '<img src=x> & co' })], '').html).toContain(
    '&lt;img src=x&gt; &amp; co',
  );
});

test('a subject names the only one, without its full stop, and counts several', () => {
  expect(dueSubject([one()])).toBe('Due Dec 01, 2026: Train the staff');
  expect(dueSubject([one({ isOverdue: true, requirement: 'File it' })])).toBe(
    'Overdue since Dec 01, 2026: File it',
  );
  expect(dueSubject(many(2))).toMatch(/^2 requirements/);
});
