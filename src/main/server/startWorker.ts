import { builtLayout } from './builtLayout.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { startWorker } from './worker.ts';

await runUntilStopped(() => startWorker(process.env, builtLayout));
