import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askServer, listenForOperations } from './channel.ts';

let dir: string;
const closes: (() => Promise<void>)[] = [];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-channel-'));
});
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});
const listen = async (at = dir) => {
  closes.push(
    await listenForOperations(at, {
      double: async (input) => (input as number) * 2,
      fail: async () => {
        throw new Error('There is no such account.');
      },
      nothing: async () => undefined,
    }),
  );
};

test('a tool is answered by the server that holds the directory', async () => {
  await listen();
  expect(await askServer(dir, 'double', 21)).toEqual({ result: 42 });
  expect(await askServer(dir, 'nothing', null)).toEqual({ result: undefined });
});

test('what went wrong there is told here', async () => {
  await listen();
  await expect(askServer(dir, 'fail', null)).rejects.toThrow('There is no such account.');
  await expect(askServer(dir, 'constructor', null)).rejects.toThrow();
});

test('where no server runs there is no answer, also after one has ended without tidying up', async () => {
  expect(await askServer(dir, 'double', 1)).toBeNull();
  writeFileSync(path.join(dir, 'operations.sock'), '');
  expect(await askServer(dir, 'double', 1)).toBeNull();
  await listen();
  expect(await askServer(dir, 'double', 1)).toEqual({ result: 2 });
});

test('nobody but the owner of the directory may ask', async () => {
  await listen();
  expect(statSync(path.join(dir, 'operations.sock')).mode & 0o777).toBe(0o600);
});

test('a directory whose path is too long for a socket is served all the same', async () => {
  const long = path.join(dir, 'a'.repeat(60), 'b'.repeat(60));
  await listen(long);
  expect(await askServer(long, 'double', 4)).toEqual({ result: 8 });
});
