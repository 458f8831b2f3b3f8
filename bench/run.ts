import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** `npm run bench -- [NAME …]`: the benchmarks of the folders under bench/, all or the named ones. */
const named = process.argv.slice(2);
const folders = readdirSync('bench', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`bench/${entry.name}/bench.ts`))
  .map(({ name }) => name);
for (const name of named.length > 0 ? named : folders) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `bench/${name}/bench.ts`], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
