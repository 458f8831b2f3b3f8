// The door to every command. Until dependencies are installed nothing but Node itself may be imported here.
import { spawn } from 'node:child_process';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { say } from './bootstrap/say.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const [, , command = 'start', ...rest] = process.argv;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Lawleaf needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/** Scripts in TypeScript, run once dependencies are there. */
const SCRIPTS = {
  dev: 'scripts/dev.ts',
  test: 'scripts/test.ts',
  'test:long': 'scripts/test.ts',
  bench: 'bench/run.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  admin: 'scripts/admin.ts',
  'content:check': 'scripts/content-check.ts',
  'content:format': 'scripts/content-format.ts',
  'route-map': 'scripts/route-map.ts',
  videos: 'scripts/media/videos/run.ts',
  screenshots: 'scripts/media/screens/run.ts',
};
const BUILT_FIRST = new Set([
  ...['start', 'worker', 'test', 'test:long', 'bench', 'backup', 'restore'],
  ...['videos', 'screenshots'],
]);

ensureInstalled();
if (BUILT_FIRST.has(command)) await ensureBuilt();

const PROCESSES = { start: 'main.mjs', worker: 'worker.mjs' };

if (command in PROCESSES) {
  say('starting');
  // What the last start compiled need not be compiled again. Node 20 has no such thing.
  module.enableCompileCache?.(path.join(root, 'dist/.compiled'));
  await import(pathToFileURL(path.join(root, 'dist/server', PROCESSES[command])).href);
} else if (command in SCRIPTS) {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPTS[command], ...rest], {
    stdio: 'inherit',
    env: { ...process.env, ...(command === 'test:long' ? { LONG: '1' } : {}) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
} else {
  console.error(`Unknown command "${command}". Known: start, worker, ${Object.keys(SCRIPTS).join(', ')}.`);
  process.exit(2);
}
