import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Disk } from './disk.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-disk-'));
afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true, force: true });
});

test('a write that failed for want of room is told for a minute, also where there is room again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const disk = new Disk(dir);
  expect(await disk.isWell()).toBe(true);
  disk.noteFull();
  expect(await disk.isWell()).toBe(false);
  vi.setSystemTime(Date.now() + 59_000);
  expect(await disk.isWell()).toBe(false);
  vi.setSystemTime(Date.now() + 2_000);
  expect(await disk.isWell()).toBe(true);
});
