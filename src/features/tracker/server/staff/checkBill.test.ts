import { expect, test } from 'vitest';
import type { AppError } from '../../../../platform/errors.ts';
import type { WrittenBill } from '../../../legislation/server/writes.ts';
import { assertAgrees, assertParts } from './checkBill.ts';

const TODAY = '2026-11-26';
const bill = (parts: Partial<WrittenBill> = {}): WrittenBill => ({
  ...{ kind: 'bill', jurisdiction: 'ON', number: '12', name: 'An Act', chapter: null, url: null },
  ...{ description: null, status: 'Second Reading', stageDates: [], outcome: null, seenOn: null },
  ...{ inForce: 'assent', inForceDate: null, parts: [], sources: [], confidence: 'high' },
  ...{ acts: [], regulations: [] },
  ...parts,
});
const part = (id: string | null, what: string): WrittenBill['parts'][number] => ({
  ...{ id, what, inForce: 'assent', inForceDate: null, sections: null },
});
const refusal = (check: () => void) => {
  try {
    check();
  } catch (error) {
    const { status, message, fields } = error as AppError;
    return { status, message, fields };
  }
  return null;
};
const disagrees = (parts: Partial<WrittenBill>) => refusal(() => assertAgrees(bill(parts), TODAY));

test('a bill without a contradiction passes, and what happened today has happened', () => {
  expect(disagrees({ stageDates: [{ stage: 'First Reading', date: TODAY }], seenOn: TODAY })).toBeNull();
});

test('every contradiction is told at its field, and the first of them in words', () => {
  const refused = disagrees({
    stageDates: [{ stage: 'First Reading', date: '2026-11-27' }],
    inForce: 'on date',
    parts: [part('1', 'Part 1'), part('2', 'Part 1')],
    seenOn: '2026-11-27',
  });
  expect(refused?.status).toBe(400);
  expect(Object.keys(refused?.fields ?? {}).sort()).toEqual([
    'bill.inForceDate',
    'bill.parts.1.what',
    'bill.seenOn',
    'bill.stageDates.First Reading',
  ]);
  expect(Object.values(refused?.fields ?? {})).toContain(refused?.message);
});

test('of two faults at one field the first is told', () => {
  const refused = disagrees({
    stageDates: [
      { stage: 'First Reading', date: '2026-12-10' },
      { stage: 'Second Reading', date: '2026-12-05' },
    ],
  });
  expect(refused?.fields?.['bill.stageDates.Second Reading']).toMatch(/comes before/);
});

test('a stage with two days is refused at the stage, whatever else is wrong', () => {
  const refused = disagrees({
    inForce: 'on date',
    stageDates: [
      { stage: 'First Reading', date: '2026-11-01' },
      { stage: 'First Reading', date: '2026-11-02' },
    ],
  });
  expect(Object.keys(refused?.fields ?? {})).toEqual(['bill.stageDates.First Reading']);
});

const partsRefused = (
  before: WrittenBill['parts'],
  after: WrittenBill['parts'],
  changed: (string | null)[] = [],
) =>
  refusal(() =>
    assertParts(
      bill({ parts: before }),
      bill({ parts: after }),
      changed.map((partId) => ({ partId })),
    ),
  )?.fields ?? null;

test('parts may be added, named anew and put in another order', () => {
  const before = [part('1', 'One'), part('2', 'Two')];
  expect(
    partsRefused(before, [part(null, 'New'), part('2', 'Second'), part('1', 'One')], ['1', '2', null]),
  ).toBeNull();
});

test('a part of another bill is refused at its place', () => {
  expect(partsRefused([part('1', 'One')], [part('1', 'One'), part('9', 'Nine')])).toEqual({
    'bill.parts.1.what': 'This part is not of this bill.',
  });
});

test('one part cannot stand twice, while new ones without an id are never the same', () => {
  const before = [part('1', 'One')];
  expect(partsRefused(before, [part('1', 'One'), part('1', 'Other')])).toHaveProperty(['bill.parts']);
  expect(partsRefused(before, [part('1', 'One'), part(null, 'A'), part(null, 'B')])).toBeNull();
});

test('a part goes only when nothing rests on it, and is told how much does', () => {
  const before = [part('1', 'One'), part('2', 'Two')];
  expect(partsRefused(before, [part('2', 'Two')], ['2', null])).toBeNull();
  expect(partsRefused(before, [part('2', 'Two')], ['1', '1', '2', null])?.['bill.parts']).toContain('(2)');
});
