import { expect, test } from 'vitest';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { concernedGroups, coverageLimitFormat } from '../format/coverageLimit.ts';
import { exampleLibrary, GROUP } from './exampleLibrary.ts';
import { runLint } from './runLint.ts';

const SOURCES = [{ type: 'official-page', ref: 'https://www.ontario.ca/law', date: '2026-11-01' }];
const line = (parts: object) => ({
  id: 'federal',
  kind: 'federal',
  jurisdictions: JURISDICTION_CODES,
  areas: ['standards'],
  text: 'Not for federal work.',
  confidence: 'high',
  sources: SOURCES,
  ...parts,
});
const AGREEMENT = line({ id: 'agreement', kind: 'collective agreement' });
const messages = (...coverageLimits: object[]): string[] =>
  runLint(exampleLibrary({ coverageLimits }))
    .filter(({ severity }) => severity === 'error')
    .map(({ where, message }) => `${where}: ${message}`);

test('a line of each kind for every jurisdiction is in order', () => {
  expect(messages(line({}), AGREEMENT)).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'a jurisdiction that says nothing of a kind',
    line({ jurisdictions: JURISDICTION_CODES.filter((code) => code !== 'PE') }),
    'PE: has no line of the kind "federal"',
  ],
  ['an area that is none', line({ areas: ['taxes'] }), 'federal: the area taxes is not in taxonomy.yaml'],
  [
    'a line that concerns nothing',
    line({ except: [GROUP] }),
    'federal: concerns no group that has provisions',
  ],
  ['a doubt that is not told', line({ confidence: 'medium' }), 'federal: is not confirmed: say what is open'],
  [
    'a label above the evidence',
    line({ sources: [{ type: 'general-knowledge', ref: 'memory' }] }),
    'federal: has high confidence, but no statute or government page of today behind it (unverified)',
  ],
])('%s is an error', (_, spoilt, expected) => {
  expect(messages(spoilt, AGREEMENT)).toContain(expected);
});

test('a line concerns the groups of its areas and topics, without those it leaves out', () => {
  const { taxonomy } = exampleLibrary();
  const limit = (parts: object) => coverageLimitFormat.parse(line({ areas: [], ...parts }));
  expect(concernedGroups(limit({ topics: ['standards/leaves'] }), taxonomy)).toEqual([GROUP]);
  expect(concernedGroups(limit({ areas: ['standards'], except: [GROUP] }), taxonomy)).toEqual([]);
});
