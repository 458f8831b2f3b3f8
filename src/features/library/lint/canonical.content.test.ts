import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { canonicalProblems } from './canonical.ts';

test('every file of the library is written as an export writes it', () => {
  const problems = readdirSync('content', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.yaml') ? canonicalProblems(file, readFileSync(path.join('content', file), 'utf8')) : [],
  );
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([]);
}, 60_000);

test('a file that is not, and a comment among its entries, are found', () => {
  const said = (text: string) => canonicalProblems('help.yaml', text).map(({ message }) => message);
  expect(said('- { question: May I?, answer: Yes. }\n')).toEqual([
    'is not written in its form: run npm run content:format',
  ]);
  expect(said('- question: May I?\n  # why\n  answer: |\n    Yes.\n')).toEqual([
    expect.stringContaining('line 2 has a comment'),
  ]);
  expect(said('- question: May I?\n  answer: |\n    Yes.\n')).toEqual([]);
});
