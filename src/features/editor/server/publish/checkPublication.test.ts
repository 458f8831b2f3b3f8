import { expect, test } from 'vitest';
import type { AppError } from '../../../../platform/errors.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { Publication } from '../../schemas.ts';
import { assertComplete } from './checkPublication.ts';

/** The evening of 26 November in Toronto, where UTC is a day ahead. */
const NOW = new Date('2026-11-27T03:00:00Z');
const CONTENT = { sources: [{ type: 'page', ref: 'https://a.ca/' }] } as EditableProvision;
const asked = (parts: Partial<Publication>): Publication => ({
  ...{ changeType: 'Editorial', effectiveDate: null, line: null, nothingRead: null, reviewBy: null },
  ...{ checkedAgainst: ['https://a.ca/'], correctionWhy: null, at: null },
  ...parts,
});
/** The fields that a refusal names; null where it may go out. */
function refused(parts: Partial<Publication>): string[] | null {
  try {
    assertComplete(asked(parts), CONTENT, NOW);
    return null;
  } catch (error) {
    return Object.keys((error as AppError).fields ?? {});
  }
}

test('an editorial change needs neither a day nor a line; a change of the law needs both', () => {
  expect(refused({})).toBeNull();
  expect(refused({ changeType: 'Amendment In Force', line: 'Six days now.' })).toEqual(['effectiveDate']);
  expect(refused({ changeType: 'Upcoming Amendment', effectiveDate: '2027-01-01' })).toEqual(['line']);
});

test('what begins today in Toronto is in force, and tomorrow is to come', () => {
  const law = (changeType: Publication['changeType'], effectiveDate: string) =>
    refused({ changeType, effectiveDate, line: 'Six days now.' });
  expect(law('Amendment In Force', '2026-11-26')).toBeNull();
  expect(law('Amendment In Force', '2026-11-27')).toEqual(['effectiveDate']);
  expect(law('Upcoming Amendment', '2026-11-27')).toBeNull();
  expect(law('Upcoming Amendment', '2026-11-26')).toEqual(['effectiveDate']);
});

test('a source that the provision does not rest on was not read for it', () => {
  expect(refused({ checkedAgainst: ['https://a.ca/', 'https://b.ca/'] })).toEqual(['checkedAgainst']);
});

test('where nothing was read, a reason of three letters is the least', () => {
  expect(refused({ checkedAgainst: [] })).toEqual(['checkedAgainst']);
  expect(refused({ checkedAgainst: [], nothingRead: 'no' })).toEqual(['checkedAgainst']);
  expect(refused({ checkedAgainst: [], nothingRead: 'Typo' })).toBeNull();
});

test('it is read again after today and within two years', () => {
  expect(refused({ reviewBy: '2026-11-26' })).toEqual(['reviewBy']);
  expect(refused({ reviewBy: '2026-11-27' })).toBeNull();
  expect(refused({ reviewBy: '2028-11-25' })).toBeNull();
  expect(refused({ reviewBy: '2028-11-26' })).toEqual(['reviewBy']);
});

test('it goes out at a moment to come, in whatever zone it is written', () => {
  expect(refused({ at: '2026-11-27T03:00:00Z' })).toEqual(['at']);
  expect(refused({ at: '2026-11-26T22:00:01-05:00' })).toBeNull();
  expect(refused({ at: '2026-11-26T21:59:59-05:00' })).toEqual(['at']);
});
