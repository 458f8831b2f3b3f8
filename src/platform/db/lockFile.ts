import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Unlock = () => void;

/** The lock of a process that has just ended goes a moment after it. */
const TRIES = 15;
const BETWEEN_TRIES_MS = 100;

function tryOnce(file: string): Promise<Unlock | 'held'> {
  return new Promise((resolve, reject) => {
    // A group of its own: the Ctrl-C of a terminal must not end it while the server still answers what is
    // under way.
    const holder = spawn('flock', ['-n', file, 'sh', '-c', 'echo held; exec cat'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    });
    holder.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(() => {}) : reject(error),
    );
    holder.once('exit', () => resolve('held'));
    holder.stdin.on('error', () => {});
    holder.stdout.once('data', () => {
      holder.unref();
      // Its pipes are sockets; open ones would keep this process from ending.
      for (const pipe of [holder.stdin, holder.stdout]) if (pipe instanceof Socket) pipe.unref();
      resolve(() => {
        holder.stdin.end();
      });
    });
  });
}

/**
 * Locks a file by `flock(1)` for as long as this process lives; the kernel knows of the lock wherever the
 * file is mounted. The program ends, and the lock with it, when its input closes: however this process ends,
 * nothing has to be tidied up. Answers `held` when somebody else has it, and a function that gives it back.
 * Where there is no `flock` (it belongs to Linux), nothing is locked.
 */
export async function lockFile(file: string): Promise<Unlock | 'held'> {
  if (process.platform !== 'linux') return () => {};
  for (let tries = 1; tries < TRIES; tries += 1) {
    const unlock = await tryOnce(file);
    if (unlock !== 'held') return unlock;
    await wait(BETWEEN_TRIES_MS);
  }
  return tryOnce(file);
}
