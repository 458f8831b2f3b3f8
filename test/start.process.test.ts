import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { filledPlace } from './database.ts';
import { clearServers, environment, keep, MAIN, ready, start, tempDir } from './serverProcess.ts';

beforeAll(() => {
  expect(existsSync(MAIN), 'npm test builds first; alone: node scripts/bootstrap/buildOnly.mjs').toBe(true);
});
afterEach(clearServers);

/** One that holds the library, so that a start is quick. The journeys begin on an empty one each time, and this test in the long run. */
const firstFolder = async (): Promise<string> =>
  process.env.LONG === '1' ? tempDir() : keep((await filledPlace()).variables.DATA_DIR);

describe('starting', () => {
  test('prints the address and the demo sign-ins, keeps what was written, and closes cleanly', async () => {
    const dataDir = await firstFolder();
    const first = start(dataDir, 4721);
    await ready(first, 4721);
    expect(first.output()).toContain('http://localhost:4721');
    expect(first.output()).toContain('owner@demo.test');
    expect(first.output()).toContain('Demo-Pass-2026');
    const signIn = () =>
      fetch('http://127.0.0.1:4721/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'owner@demo.test', password: 'Demo-Pass-2026' }),
      });
    const user = (await (await signIn()).json()) as { id: string; token: string };

    const second = start(dataDir, 4722);
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);
    expect(second.output()).not.toMatch(/\n\s+at /);

    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o077).toBe(0);

    const again = start(dataDir, 4721);
    await ready(again, 4721);
    const me = await fetch('http://127.0.0.1:4721/currentUser', {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(((await me.json()) as { id: string }).id).toBe(user.id);

    again.child.kill('SIGKILL');
    await again.exited;
    const afterCrash = start(dataDir, 4721);
    await ready(afterCrash, 4721);
    expect((await signIn()).status).toBe(200);
  }, 400_000);

  test('says everything that is wrong with the configuration, and starts nothing', () => {
    const dataDir = path.join(tempDir(), 'none');
    const { status, stderr } = spawnSync(process.execPath, [MAIN], {
      env: environment(dataDir, 4723, { PORT: 'x', TRIAL_DAYS: 'y', SESSION_SECRET: 'short' }),
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const name of ['PORT', 'TRIAL_DAYS', 'SESSION_SECRET']) expect(stderr).toContain(name);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('refuses a half-written data directory and leaves it as it was', () => {
    const dataDir = tempDir();
    const cluster = path.join(dataDir, 'postgres');
    mkdirSync(path.join(cluster, 'base'), { recursive: true });
    writeFileSync(path.join(cluster, 'PG_VERSION'), '18\n');
    writeFileSync(path.join(cluster, 'base', 'precious'), 'kept');
    const { status, stderr } = spawnSync(process.execPath, [MAIN], {
      env: environment(dataDir, 4724),
      encoding: 'utf8',
      timeout: 90_000,
    });
    expect(status).toBe(1);
    expect(stderr).toContain('could not be opened');
    expect(stderr).toContain('npm run restore');
    expect(readFileSync(path.join(cluster, 'base', 'precious'), 'utf8')).toBe('kept');
    expect(readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8')).toBe('18\n');
  }, 100_000);

  test.each([
    ['an empty file', '', '0 characters'],
    ['three bytes', 'abc', '3 characters'],
  ])('refuses %s in place of the secret, and says what to do', (_, content, said) => {
    const dataDir = tempDir();
    const file = path.join(dataDir, 'session-secret');
    writeFileSync(file, content);
    const { status, stderr } = spawnSync(process.execPath, [MAIN], {
      env: environment(dataDir, 4726),
      encoding: 'utf8',
      timeout: 90_000,
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`${file} holds no whole secret: ${said}`);
    expect(stderr).not.toMatch(/\n\s+at |\[object/);
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  // A disk of its own needs a namespace of its own, which not every machine allows.
  const mayMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
  test.runIf(mayMount).each([
    ['without any room', 'size=4k', /no room left on the disk of the data directory/],
    ['that fills while the database is made', 'size=3m', /no room left on the disk of the data directory/],
    ['that can only be read', 'size=30m,ro', /on a disk that can only be read/],
  ])('says what is wrong with a disk %s', (_, options, said) => {
    const script = `mount -t tmpfs -o ${options} tmpfs /mnt && exec "$0" ${MAIN}`;
    const { status, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', script, process.execPath], {
      env: environment('/mnt/data', 4727),
      encoding: 'utf8',
      timeout: 90_000,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(said);
    expect(stderr).not.toMatch(/\n\s+at |\[object/);
  });

  test('says so when the port is taken', async () => {
    const other = createServer().listen(4725, '0.0.0.0');
    await once(other, 'listening');
    const refused = start(tempDir(), 4725);
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain('4725');
    expect(refused.output()).not.toMatch(/\n\s+at /);
    other.close();
  });
});
