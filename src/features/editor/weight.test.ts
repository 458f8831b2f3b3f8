import { expect, test } from 'vitest';
import type { Source } from '../../shared/source.ts';
import { MAX_WEIGHT, type Weighed, weightOf } from './weight.ts';

const TODAY = '2026-11-26';
const page = (date?: string): Source => ({
  type: 'official-page',
  ref: 'https://www.ontario.ca/',
  ...(date ? { date } : {}),
});
const weighed = (parts: Partial<Weighed> = {}) =>
  weightOf({
    verification: 'official-text',
    sources: [page(TODAY)],
    fields: [],
    reads: 0,
    today: TODAY,
    ...parts,
  });

test('the law’s own text of today weighs nothing as evidence; unverified without a day weighs all there is', () => {
  expect(weighed().evidence).toBe(0);
  expect(weighed({ verification: 'unverified', sources: [] }).evidence).toBe(MAX_WEIGHT.evidence);
});

test('evidence gains weight for three years and no longer', () => {
  const aged = (date: string) => weighed({ sources: [page(date)] }).evidence;
  expect(aged('2025-05-27')).toBe(8);
  expect(aged('2023-11-27')).toBe(15);
  expect(aged('1999-01-01')).toBe(15);
});

test('the newest page counts, wherever it stands, and those without a day are passed over', () => {
  expect(weighed({ sources: [page('1999-01-01'), page(), page(TODAY), page('2010')] }).evidence).toBe(0);
});

test('a page that says its year or month only is of its first day', () => {
  const evidence = (date: string) => weighed({ sources: [page(date)] }).evidence;
  expect(evidence('2025')).toBe(evidence('2025-01-01'));
  expect(evidence('2025-07')).toBe(evidence('2025-07-01'));
  expect(evidence('2025-07')).not.toBe(evidence('2025'));
});

test('a page of a day to come takes no weight away', () => {
  expect(weighed({ sources: [page('2027-06-01')] }).evidence).toBe(0);
});

test('a changed source leaves no evidence, however good it was', () => {
  expect(weighed({ hasChanged: true }).evidence).toBe(MAX_WEIGHT.evidence);
});

test('money weighs most, then what is counted, then words', () => {
  const stakes = (...fields: Weighed['fields']) => weighed({ fields }).stakes;
  expect(stakes({ type: 'text' }, { type: 'number', unit: 'CAD/hour' })).toBe(MAX_WEIGHT.stakes);
  expect(stakes({ type: 'text' }, { type: 'duration' })).toBe(20);
  expect(stakes({ type: 'boolean' })).toBe(10);
  expect(stakes()).toBe(10);
});

test('readers count by their share, up to the provision that is read most', () => {
  expect([0, 0.5, 1].map((reads) => weighed({ reads }).readers)).toEqual([0, 15, MAX_WEIGHT.readers]);
});
