import { builtLayout } from './builtLayout.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { startWorker } from './worker.ts';

// Files that this process makes hold notes, addresses and secrets: only its owner may read them.
process.umask(0o077);
await runUntilStopped(builtLayout, () => startWorker(process.env, builtLayout));
