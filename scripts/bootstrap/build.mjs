import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { say } from './say.mjs';
import { isStamped, stamp } from './stamp.mjs';

const STAMP = 'dist/.stamp';
const SOURCES = [
  'src',
  'index.html',
  'public',
  'scripts/web',
  'vite.config.ts',
  'rolldown.config.mjs',
  'postcss.config.cjs',
  'package-lock.json',
];

const run = (tool, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/${tool}`, ...args], { stdio: 'pipe' });
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${tool} ended with ${code}\n${said}`)),
    );
  });

const isBuilt = (file) => !/\.test\.tsx?$/.test(file);

/** Builds the web application and the server, unless the sources are those of the last build. */
export async function ensureBuilt() {
  if (isStamped(STAMP, SOURCES, isBuilt)) return;
  say('building');
  rmSync('dist', { recursive: true, force: true });
  try {
    await Promise.all([
      run('vite/bin/vite.js', ['build', '--logLevel', 'warn']),
      run('rolldown/bin/cli.mjs', ['-c', 'rolldown.config.mjs', '--logLevel', 'silent']),
    ]);
  } catch (error) {
    console.error(`The build failed: ${error.message}`);
    process.exit(1);
  }
  stamp(STAMP, SOURCES, isBuilt);
}
