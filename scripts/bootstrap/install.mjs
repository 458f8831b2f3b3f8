import { spawnSync } from 'node:child_process';
import { say } from './say.mjs';
import { isStamped, stamp } from './stamp.mjs';

const STAMP = 'node_modules/.lawleaf-stamp';
const LISTS = ['package.json', 'package-lock.json'];

/** Installs what the lock file names, unless that is what is there already. */
export function ensureInstalled() {
  if (isStamped(STAMP, LISTS)) return;
  say('installing dependencies');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(
      'The dependencies could not be installed. Check the connection to the npm registry and try again.',
    );
    process.exit(result.status ?? 1);
  }
  stamp(STAMP, LISTS);
}
