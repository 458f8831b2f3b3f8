import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PostgresServer {
  url: string;
  stop(): void;
}

/** Where PostgreSQL's programs may lie: the newest of Debian's and Homebrew's folders, then the search path. */
function binaries(): string | null {
  const versioned = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((base) =>
    existsSync(base)
      ? readdirSync(base)
          .sort()
          .reverse()
          .map((name) => path.join(base, name, 'bin'))
      : [],
  );
  const searched = [...versioned, ...(process.env.PATH ?? '').split(path.delimiter)];
  return (
    searched.find((dir) => existsSync(path.join(dir, 'initdb')) && existsSync(path.join(dir, 'pg_ctl'))) ??
    null
  );
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const idOf = (flag: '-u' | '-g', user: string): number | null => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
};

/** PostgreSQL refuses to run as root: there it runs as an unprivileged user. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const uid = idOf('-u', user);
    const gid = idOf('-g', user);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  return {};
}

/**
 * Starts a PostgreSQL of its own in a temporary directory on a free loopback port; null where none is installed. It does not
 * wait for the disk unless it is to be `durable`, as an installation's is.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer | null> {
  const bin = binaries();
  if (!bin) return null;
  const directory = mkdtempSync(path.join(tmpdir(), 'lawleaf-postgres-'));
  const who = runAs();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(directory, who.uid, who.gid);
  const data = path.join(directory, 'data');
  const options = {
    ...who,
    cwd: directory,
    stdio: 'pipe' as const,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  };
  const port = await freePort();
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    options,
  );
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${directory} -c fsync=${durable ? 'on' : 'off'} -c max_connections=60`;
  execFileSync(
    path.join(bin, 'pg_ctl'),
    ['-D', data, '-o', settings, '-l', path.join(directory, 'log'), '-w', 'start'],
    { ...options, stdio: 'ignore' },
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      spawnSync(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...who, cwd: '/' });
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
