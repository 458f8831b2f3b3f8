import { expect, test } from 'vitest';
import type { RestingProvision } from '../../provisions/server/reads.ts';
import { isReadSince, presentResting } from './resting.ts';

const resting = (parts: Partial<RestingProvision>): RestingProvision =>
  ({ id: 'p', text: '', cites: [], checked: null, changedOn: null, ...parts }) as RestingProvision;

test('read on the day of the change is read; never read is not, unless nothing changed', () => {
  expect(isReadSince('2026-06-01', '2026-06-01')).toBe(true);
  expect(isReadSince('2026-05-31', '2026-06-01')).toBe(false);
  expect(isReadSince(null, '2026-06-01')).toBe(false);
  expect(isReadSince(null, null)).toBe(true);
});

test('while readers are told of a change it is not read, whatever its day says', () => {
  const present = (changedOn: string | null) =>
    presentResting(resting({ checked: '2026-06-02', changedOn }), '2026-06-01', true).isRead;
  expect(present(null)).toBe(true);
  expect(present('2026-06-01')).toBe(false);
});

test('sections that are cited twice are told once, and the whole law says none', () => {
  const cites = ['s 5', null, 's 5', 'Part 3'].map((sections) => ({ sections })) as RestingProvision['cites'];
  expect(presentResting(resting({ cites }), null, false).sections).toBe('s 5; Part 3');
  expect(presentResting(resting({ cites: [] }), null, false).sections).toBeNull();
});
