import { expect, test } from 'vitest';
import { counts, coverageTable } from './coverage.ts';
import { exampleLibrary, GROUP, provision } from './exampleLibrary.ts';

test('the coverage table marks each provision by how well it was checked', () => {
  const library = exampleLibrary({
    provisions: { AB: provision({ verification: 'unverified', confidence: 'low' }) },
    without: 'YT',
  });
  expect(coverageTable(library)).toContain(`${GROUP}  u   P   P   P   P   P   P   P   P   P   P   P   P   .`);
  expect(counts(library)).toContain('deadlines      0 of checklists, 0 of provisions');
  expect(counts(library)).toContain(
    '13 in 1 groups; 12 (92.3%) at secondary-page or better; 1 of low confidence',
  );
});

test('the counts name what is announced and what falls due', () => {
  const library = exampleLibrary({
    provisions: {
      ON: provision({
        values: {
          unpaidDays: [
            { value: 8, from: '2027-07-01' },
            { value: 5, from: '2025-01-01', to: '2027-06-30' },
          ],
        },
        upcoming: [{ from: '2027-07-01', overview: 'More days.' }, { overview: 'A second leave.' }],
        deadlines: [{ on: '02-29', duty: 'File it.' }],
      }),
    },
    requirement: { deadline: '03-01', frequency: 'yearly' },
  });
  expect(counts(library)).toContain('upcoming       2 changes announced by provisions');
  expect(counts(library)).toContain('deadlines      1 of checklists, 1 of provisions');
});
