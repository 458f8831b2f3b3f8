import { builtLayout } from './builtLayout.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { startWorker } from './worker.ts';

// What this process writes is for its owner's eyes: notes, addresses, secrets.
process.umask(0o077);
await runUntilStopped(() => startWorker(process.env, builtLayout));
