import { expect, test } from 'vitest';
import { exampleLibrary, provision } from '../lint/exampleLibrary.ts';
import { provisionId, requirementId } from './contentIds.ts';
import { prepareDeadlines, prepareRequirements } from './prepareChecklists.ts';

const deadlines = (requirement: Record<string, unknown>) => prepareDeadlines(exampleLibrary({ requirement }));

test('a deadline falls due once on a day, or every year on one, 29 February among them', () => {
  expect(deadlines({ deadline: '2027-03-01' })).toMatchObject([{ once_on: '2027-03-01', yearly_on: null }]);
  expect(deadlines({ deadline: '02-29', from: '2028-01-01' })).toMatchObject([
    { once_on: null, yearly_on: '02-29', starts_on: '2028-01-01', requirement_id: requirementId('ck-1') },
  ]);
  expect(deadlines({})).toEqual([]);
});

test('two duties of one provision on one day are two', () => {
  const found = prepareDeadlines(
    exampleLibrary({
      provisions: {
        ON: provision({
          deadlines: [
            { on: '03-01', duty: 'File.' },
            { on: '03-01', duty: 'Post.' },
          ],
        }),
      },
    }),
  );
  expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  expect(found.map(({ provision_id, requirement_id }) => [provision_id, requirement_id])).toEqual([
    [provisionId('standards/leaves/sick-leave', 'ON'), null],
    [provisionId('standards/leaves/sick-leave', 'ON'), null],
  ]);
});

test('a requirement of low confidence is for staff, and its law keeps its order', () => {
  const [row] = prepareRequirements(
    exampleLibrary({
      requirement: { confidence: 'low', acts: [{ id: 'on-act', sections: 's 9' }, { id: 'bc-act' }] },
    }),
  );
  expect(row?.requirement.is_published).toBe(false);
  expect(row?.acts.map(({ sections, sort }) => [sections, sort])).toEqual([
    ['s 9', 0],
    [null, 1],
  ]);
});
