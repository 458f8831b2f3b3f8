import { expect, test } from 'vitest';
import type { WrittenRequirement } from '../../../checklists/server/writes.ts';
import type { WrittenBill } from '../../../legislation/server/writes.ts';
import { billFields, type Fields, requirementFields } from './recordLines.ts';

const BILL: WrittenBill = {
  ...{ kind: 'bill', jurisdiction: 'ON', number: '12', name: 'An Act', chapter: null, url: null },
  ...{ description: null, status: 'Second Reading', stageDates: [], outcome: null, seenOn: null },
  ...{ inForce: 'assent', inForceDate: null, parts: [], sources: [], confidence: 'high' },
  ...{ acts: [], regulations: [] },
};
const REQUIREMENT: WrittenRequirement = {
  ...{ groupId: 'g', type: 'Training', requirement: 'Train.', minEmployees: null, maxEmployees: null },
  ...{ frequency: null, startsOn: null, deadline: null, isPublished: true, acts: [], regulations: [] },
};
const NAMES = new Map([
  ['a', 'Employment Act'],
  ['r', 'Hours Regulation'],
  ['g', 'Training'],
]);
const said = (fields: Fields, field: string) => fields.find(([name]) => name === field)?.[1];
const ofBill = (field: string, parts: Partial<WrittenBill>) =>
  said(billFields({ ...BILL, ...parts }, NAMES), field);
const ofRequirement = (field: string, parts: Partial<WrittenRequirement>) =>
  said(requirementFields({ ...REQUIREMENT, ...parts }, NAMES), field);

test('a field that says nothing is null, never an empty line', () => {
  const silent = billFields(BILL, NAMES).filter(([, text]) => text === null);
  expect(silent.map(([field]) => field)).toEqual([
    ...['Chapter', 'Address where it is published', 'About', 'Days of its stages', 'Day it starts'],
    ...['Ended', 'Parts', 'Acts', 'Regulations', 'Sources'],
  ]);
});

test('acts stand in the order in which the bill names them, and one that is gone is told as gone', () => {
  expect(ofBill('Acts', { acts: ['r', 'x', 'a'] })).toBe('Hours Regulation; no longer there; Employment Act');
});

test('a part says its sections and its day only where it has them', () => {
  const part = {
    id: null,
    what: 'Part 1',
    inForce: 'to be proclaimed',
    inForceDate: null,
    sections: null,
  } as const;
  expect(
    ofBill('Parts', {
      parts: [
        part,
        { ...part, what: 'Part 2', inForce: 'on date', inForceDate: '2027-01-01', sections: 'ss 1-3' },
      ],
    }),
  ).toBe('Part 1, to be proclaimed; Part 2, ss 1-3, on date, Jan 01, 2027');
});

test('a source says when it was read, and a confidence of no known kind is shown as it is', () => {
  expect(
    ofBill('Sources', {
      sources: [
        { type: 'page', ref: 'https://a.ca/', checked: '2026-02-28' },
        { type: 'page', ref: 'Gazette' },
      ],
    }),
  ).toBe('https://a.ca/, Feb 28, 2026; Gazette');
  expect(ofBill('Confidence', { confidence: 'unheard of' })).toBe('unheard of');
});

test('a requirement rests on acts and then regulations, each with its sections', () => {
  expect(
    ofRequirement('Rests on', {
      acts: [
        { id: 'a', sections: 's 5' },
        { id: 'x', sections: null },
      ],
      regulations: [{ id: 'r', sections: null }],
    }),
  ).toBe('Employment Act, s 5; no longer there; Hours Regulation');
});

test('numbers of employees are told in digits, and whether readers see it in a word', () => {
  expect(ofRequirement('From employees', { minEmployees: 0 })).toBe('0');
  expect(ofRequirement('Up to employees', { maxEmployees: 1000 })).toBe('1000');
  expect(ofRequirement('Readers see it', { isPublished: false })).toBe('No');
  expect(ofRequirement('About', { groupId: 'x' })).toBe('no longer there');
});
