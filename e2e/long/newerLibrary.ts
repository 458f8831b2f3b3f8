import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export interface Installation {
  base: string;
  /** Starts the product on what its folder holds; waits until it answers. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Writes a file of its starter library anew, as a newer version of the product brings it. */
  rewrite: (file: string, change: (text: string) => string) => void;
  remove: () => Promise<void>;
}

/** The built product in a folder of its own, whose starter library may become a newer one between two starts. */
export async function makeInstallation(): Promise<Installation> {
  const root = mkdtempSync(path.join(tmpdir(), 'lawleaf-newer-'));
  for (const folder of ['dist', 'content']) cpSync(folder, path.join(root, folder), { recursive: true });
  for (const kept of ['node_modules', 'db', 'package.json'])
    symlinkSync(path.resolve(kept), path.join(root, kept));
  const port = await freePort();
  const base = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const over = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await over;
  };
  return {
    base,
    start: async () => {
      server = spawn(process.execPath, ['dist/server/main.mjs'], {
        cwd: root,
        env: {
          ...process.env,
          ...{ PORT: String(port), DEMO: 'true', LOG_LEVEL: 'error', DATABASE_URL: '' },
          DATA_DIR: path.join(root, 'data'),
        },
        stdio: 'ignore',
      });
      for (let i = 0; i < 1_200; i += 1) {
        if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
        if ((await fetch(`${base}/health`).catch(() => null))?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('The server did not start.');
    },
    stop,
    rewrite: (file, change) => {
      const at = path.join(root, 'content', file);
      const before = readFileSync(at, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`Nothing of ${file} was changed.`);
      writeFileSync(at, after);
    },
    remove: async () => {
      await stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
