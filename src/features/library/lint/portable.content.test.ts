import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { portabilityProblems } from './portable.ts';

const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);
/**
 * Of all files every tenth is read by other tools: they are written by one writer, which is held to it (canonical/writeFile.test.ts).
 * The long run has all of them read.
 */
const READ = process.env.LONG === '1' ? FILES : FILES.filter((_, index) => index % 10 === 0);
const textOf = (file: string): string => readFileSync(path.join('content', file), 'utf8');

test('another parser reads the library, and reads the same', () => {
  expect(FILES.length).toBeGreaterThan(150);
  for (const file of READ) {
    const text = textOf(file);
    expect(load(text, { schema: CORE_SCHEMA, filename: file }), file).toEqual(parse(text));
  }
}, 60_000);

test('so do tools of the older YAML', () => {
  const problems = READ.flatMap((file) => portabilityProblems(file, textOf(file)));
  expect(problems.map(({ file, where, message }) => `${file} ${where}: ${message}`)).toEqual([]);
}, 60_000);

test.each([
  ['a province that is a yes', 'provisions:\n  ON:\n    text: x\n', /older YAML tools/],
  ['a time that is a number', 'deadline: 8:30\n', /older YAML tools/],
  [
    'a question mark in braces',
    '- { type: page, ref: https://a.ca/?x=1 }\n',
    /line 1: has an address with "\?"/,
  ],
])('%s is found', (_, text, expected) => {
  const [problem] = portabilityProblems('x.yaml', text);
  expect(`${problem?.where}: ${problem?.message}`).toMatch(expected);
});

test('quotes and days are no problem', () => {
  const text = '"ON": { from: 2026-06-01, ref: "https://a.ca/?x=1", note: it is on the list }\n';
  expect(portabilityProblems('x.yaml', text)).toEqual([]);
});
