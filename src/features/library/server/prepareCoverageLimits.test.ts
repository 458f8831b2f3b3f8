import { expect, test } from 'vitest';
import { exampleLibrary, GROUP } from '../lint/exampleLibrary.ts';
import { groupId } from './contentIds.ts';
import { prepareCoverageLimits } from './prepareCoverageLimits.ts';

const limit = (parts: object) => ({
  ...{ id: 'federal', kind: 'federal', jurisdictions: ['ON', 'BC'], text: 'Banks.', confidence: 'high' },
  ...parts,
});
const prepared = (...coverageLimits: object[]) => prepareCoverageLimits(exampleLibrary({ coverageLimits }));

test('a line stands once for each jurisdiction, and what is of low confidence not at all', () => {
  const found = prepared(
    limit({ id: 'unsure', confidence: 'low', areas: ['standards'] }),
    limit({ areas: ['standards'] }),
  );
  expect(found.map(({ limit: { key, jurisdiction, sort } }) => [key, jurisdiction, sort])).toEqual([
    ['federal', 'ON', 0],
    ['federal', 'BC', 0],
  ]);
  expect(new Set(found.map(({ limit: { id } }) => id)).size).toBe(2);
});

test('it stands with all groups of its areas and topics but those it leaves out', () => {
  const groups = (parts: object) => prepared(limit({ jurisdictions: ['ON'], ...parts }))[0]?.groupIds;
  expect(groups({ topics: ['standards/leaves'] })).toEqual([groupId(GROUP)]);
  expect(groups({ areas: ['standards'], except: [GROUP] })).toEqual([]);
  expect(groups({ areas: ['privacy'] })).toEqual([]);
});
