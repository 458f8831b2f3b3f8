import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The built server, started as `npm start` starts it. */
export const MAIN = 'dist/server/main.mjs';
const made: string[] = [];
const running: ChildProcess[] = [];

/** Ends every server of a test, and takes its folders away. */
export function clearServers(): void {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
}

/** Has a folder taken away after the test. */
export const keep = (dir: string): string => {
  made.push(dir);
  return dir;
};

/** A folder of a test's own. */
export const tempDir = (): string => keep(mkdtempSync(path.join(tmpdir(), 'lawleaf-start-')));

export const environment = (dataDir: string, port: number, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_LEVEL: 'error',
  ...more,
});

export interface Started {
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
}

/** Starts the server; `ready` waits until it answers. */
export function start(dataDir: string, port: number, more: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [MAIN], { env: environment(dataDir, port, more), stdio: 'pipe' });
  running.push(child);
  let text = '';
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, output: () => text, exited };
}

/** Waits until a server answers. Throws with what it said when it stops. */
export async function ready(started: Started, port: number): Promise<void> {
  for (let i = 0; i < 1_800; i += 1) {
    if (started.child.exitCode !== null) throw new Error(`It stopped: ${started.output()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`It did not start: ${started.output()}`);
}
