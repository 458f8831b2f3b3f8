import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD } from '../src/features/accounts/server/demo.ts';

export interface ProductionServer {
  base: string;
  /** Milliseconds from the start until `/health` answered. */
  startMs: number;
  /** The token of a demo account that has just signed in. */
  signIn: (email: string) => Promise<string>;
  stop: () => Promise<void>;
}

async function answering(base: string): Promise<void> {
  for (let i = 0; i < 9_000; i += 1) {
    if ((await fetch(`${base}/health`).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The server did not start.');
}

/** Starts the built server on an empty data directory of its own, with the demo accounts. */
export async function startProductionServer(port: number): Promise<ProductionServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lawleaf-bench-'));
  const base = `http://localhost:${port}`;
  const began = performance.now();
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'true',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
    },
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    const over = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    if (server.exitCode === null) await over;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await answering(base);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    base,
    startMs: performance.now() - began,
    signIn: async (email) => {
      const answer = await fetch(`${base}/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      return ((await answer.json()) as { token: string }).token;
    },
    stop,
  };
}
