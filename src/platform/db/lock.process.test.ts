import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
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

/** Another network namespace, as a second container has one: names of sockets mean nothing there. */
const canUnshare = spawnSync('unshare', ['-n', 'true']).status === 0;

test.skipIf(!canUnshare)(
  'a process of another network namespace is kept out, and let in when this one ends',
  async () => {
    const dir = tempDir();
    const tries = (): string => {
      const script = `import('${path.resolve('src/platform/db/lock.ts')}').then((m) => m.lockDataDir('${dir}')).then((unlock) => { console.log('taken'); unlock(); process.exit(0); }, (error) => console.log(error.name))`;
      const { stdout } = spawnSync('unshare', ['-n', process.execPath, '--import', 'tsx', '-e', script]);
      return stdout.toString().trim();
    };
    const unlock = await lockDataDir(dir);
    expect(tries()).toBe('DataDirInUse');
    unlock();
    await expect.poll(tries, { timeout: 10_000 }).toBe('taken');
  },
);

test('is for its owner alone, also where an older version left it open', async () => {
  const dir = tempDir();
  mkdirSync(path.join(dir, 'postgres'), { mode: 0o755 });
  writeFileSync(path.join(dir, 'postgres', 'log'), 'notes', { mode: 0o666 });
  chmodSync(path.join(dir, 'postgres', 'log'), 0o666);
  chmodSync(dir, 0o755);
  (await lockDataDir(dir))();
  const modes = [dir, path.join(dir, 'postgres'), path.join(dir, 'postgres', 'log')].map(
    (file) => statSync(file).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
});

test('a folder of somebody else’s files is refused, and nothing in it is touched', async () => {
  const dir = tempDir();
  chmodSync(dir, 0o755);
  writeFileSync(path.join(dir, 'thesis.txt'), 'years of work');
  chmodSync(path.join(dir, 'thesis.txt'), 0o644);
  await expect(lockDataDir(dir)).rejects.toThrow(/holds files that are not Lawleaf’s \(thesis\.txt\)/);
  expect(statSync(path.join(dir, 'thesis.txt')).mode & 0o777).toBe(0o644);
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
  // The file's lock goes when its holder's input closes: at once, and yet a moment after.
  const unlock = await vi.waitFor(() => lockDataDir(dir), { timeout: 5_000 });
  unlock();
});
