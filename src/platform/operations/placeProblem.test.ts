import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isDiskFull, placeProblem } from './placeProblem.ts';

test.each([
  [{ code: 'ENOSPC' }, true],
  [{ code: '53100' }, true],
  [{ message: 'could not extend file: No space left on device' }, true],
  [{ code: 'X53100' }, false],
  [{ code: 'EACCES', message: 'permission denied' }, false],
  [null, false],
  ['a text', false],
])('%j is a full disk: %s', (error, full) => {
  expect(isDiskFull(error)).toBe(full);
});

const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-place-'));

test('a place that is well is not what stopped the start', () => {
  expect(placeProblem(dir, new Error('a damaged database'))).toBeNull();
  // Of a folder that is not there yet, the way to it is looked at.
  expect(placeProblem(path.join(dir, 'a/b/c'), new Error('x'))).toBeNull();
});

test('a full disk is told as such, with the folder, whatever failed first', () => {
  expect(placeProblem(dir, { code: 'ENOSPC' })).toMatch(
    new RegExp(`^There is no room left on the disk of the data directory ${dir}`),
  );
});
