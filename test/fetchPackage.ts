import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A package that only some tests or benchmarks need and that everybody would wait for at `npm ci`: fetched from the npm registry
 * when it is first asked for, and kept below `.cache`. `pinned` is its name and version, `entry` the file to import. Null where
 * it cannot be had.
 */
export async function fetchPackage<Module>(
  pinned: string,
  folder: string,
  entry: string,
): Promise<Module | null> {
  const dir = path.resolve('.cache', folder);
  const file = path.join(dir, 'node_modules', pinned.slice(0, pinned.lastIndexOf('@')), entry);
  if (!existsSync(file)) {
    console.log(`Fetching from the npm registry: ${pinned}`);
    const install = ['install', '--prefix', dir, '--no-save', '--no-audit', '--no-fund', pinned];
    if (spawnSync('npm', install, { stdio: 'inherit' }).status !== 0 || !existsSync(file)) return null;
  }
  return (await import(pathToFileURL(file).href)) as Module;
}
