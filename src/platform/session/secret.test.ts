import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { BrokenSecret, sessionSecret } from './secret.ts';

let dir: string;
beforeEach(() => {
  dir = path.join(mkdtempSync(path.join(tmpdir(), 'lawleaf-secret-')), 'data');
});

test('a secret is made once, for its owner alone, and found again', () => {
  const made = sessionSecret(null, dir);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(sessionSecret(null, dir)).toBe(made);
  expect(statSync(path.join(dir, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dir)).toEqual(['session-secret']);
});

test('two installations have two', () => {
  expect(sessionSecret(null, path.join(dir, 'a'))).not.toBe(sessionSecret(null, path.join(dir, 'b')));
});

test('one that was configured is taken, and nothing is written', () => {
  expect(sessionSecret('configured', dir)).toBe('configured');
  expect(() => readdirSync(dir)).toThrow('ENOENT');
});

test('a file that holds half of one stops the start in words, and stays as it is', () => {
  sessionSecret(null, dir);
  const file = path.join(dir, 'session-secret');
  writeFileSync(file, 'half\n');
  expect(() => sessionSecret(null, dir)).toThrow(BrokenSecret);
  expect(() => sessionSecret(null, dir)).toThrow(
    /holds no whole secret: 4 characters, where 32 are the least/,
  );
  expect(readFileSync(file, 'utf8')).toBe('half\n');
});
