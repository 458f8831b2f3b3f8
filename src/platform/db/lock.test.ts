import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './lock.ts';

const made: string[] = [];
const tempDir = (): string => {
  const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-lock-'));
  made.push(dir);
  return dir;
};
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

test('a directory belongs to one holder at a time, however it is spelt', async () => {
  const dir = tempDir();
  const other = path.join(tempDir(), 'link');
  symlinkSync(dir, other);
  const unlock = await lockDataDir(dir);
  await expect(lockDataDir(other)).rejects.toThrow(DataDirInUse);
  await expect(lockDataDir(dir)).rejects.toThrow(`in use by process ${process.pid}`);
  unlock();
  (await lockDataDir(dir))();
});

test('a killed process leaves no lock behind', async () => {
  const dir = tempDir();
  const script = `import('${path.resolve('src/platform/db/lock.ts')}').then(async (m) => { await m.lockDataDir('${dir}'); console.log('held'); setInterval(() => {}, 1000); })`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  await expect(lockDataDir(dir)).rejects.toThrow(DataDirInUse);
  const gone = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await gone;
  (await lockDataDir(dir))();
});
