import { expect, test } from 'vitest';
import type { HistoryLine } from './contract.ts';
import { historyText } from './historyText.ts';

const said = (kind: HistoryLine['kind'], from: string | null, to: string | null, by: string | null = 'Ada') =>
  historyText({ id: 1, at: '2026-11-26T12:00:00.000Z', why: null, kind, from, to, by });

test('a status that came by itself is told apart from one that somebody set, and from one set again', () => {
  expect(said('status', 'Done', 'Not Started', null)).toBe('The next turn began: Done became Not Started');
  expect(said('status', 'Done', 'In Progress')).toBe('set Done to In Progress');
  expect(said('status', 'Done', 'Done')).toBe('set Done again');
});

test('an owner is made, replaced and taken off', () => {
  expect(said('owner', null, 'Zoé Côté')).toBe('made Zoé Côté the owner');
  expect(said('owner', 'Ada', 'Zoé')).toBe('made Zoé the owner in place of Ada');
  expect(said('owner', 'Ada', null)).toBe('took Ada off as the owner');
});

test('a due date says how often it comes', () => {
  expect(said('due', null, 'once 2028-02-29')).toBe('set the due date to Feb 29, 2028');
  expect(said('due', null, 'yearly 2027-03-01')).toBe('set the due date to Mar 01, 2027, every year');
  expect(said('due', null, 'quarterly 2027-03-31')).toMatch(/every three months$/);
  expect(said('due', null, 'statute 2027-03-31')).toMatch(/as the law sets it$/);
  expect(said('due', 'once 2027-01-01', null)).toBe('took the due date away');
});

test('a next due date is of nobody’s making', () => {
  expect(said('due', 'monthly 2027-01-31', 'monthly 2027-02-28', null)).toBe(
    'The next due date is Feb 28, 2027, every month',
  );
});

test('names of evidence are told as they were and as they are, with braces of their own', () => {
  expect(said('evidence renamed', '{{to}}.pdf', 'b.pdf')).toBe('renamed {{to}}.pdf to b.pdf');
  expect(said('evidence removed', 'a.pdf', null)).toBe('removed a.pdf');
  expect(said('evidence restored', null, 'a.pdf')).toBe('brought a.pdf back');
});

test('what applies again is not told as what does not apply', () => {
  expect(said('applicability', null, 'applies')).toContain('applies again');
  expect(said('applicability', null, 'does not apply')).toContain('does not apply');
});
