import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync('docs/checklists-proof.md', 'utf8');

/** What stands beside each promise of the page. */
const proofsIn = (page: string): string[][] =>
  page.split('\n').flatMap((line) => {
    const [, promise, proofs] = /^\| (.+) \| (.+) \|$/.exec(line) ?? [];
    return promise && proofs && promise !== 'promise' ? [proofs.split('<br>')] : [];
  });

/** Whether a proof is there: the title of a test, as its file has it, or a benchmark. */
function isThere(proof: string): boolean {
  const [, bench] = /^`npm run bench -- (\w+)`$/.exec(proof) ?? [];
  if (bench) return existsSync(`bench/${bench}/bench.ts`);
  const [, path = '', title = ''] = /^`(.+?)`: (.+)$/.exec(proof) ?? [];
  return title !== '' && existsSync(path) && readFileSync(path, 'utf8').includes(`'${title}'`);
}

const missingIn = (page: string): string[] =>
  proofsIn(page)
    .flat()
    .filter((proof) => !isThere(proof));

test('every promise of the checklists names a test or a benchmark that is there', () => {
  expect(proofsIn(PAGE).length).toBeGreaterThan(50);
  expect(missingIn(PAGE)).toEqual([]);
});

test('a test that is gone would be found', () => {
  const page = '| It flies | `e2e/checklists.spec.ts`: it flies<br>`npm run bench -- wings`<br>by eye |';
  expect(missingIn(page)).toEqual([
    '`e2e/checklists.spec.ts`: it flies',
    '`npm run bench -- wings`',
    'by eye',
  ]);
});
