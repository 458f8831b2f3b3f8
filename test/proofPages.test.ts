import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The pages that name what shows each promise, and how many promises each has at least. */
const PAGES = [
  ['docs/checklists-proof.md', 50],
  ['docs/back-office-proof.md', 35],
  ['docs/national-picture-proof.md', 50],
  ['docs/office-proof.md', 35],
  ['docs/guidance-proof.md', 25],
] as const;

/** What stands beside each promise of the page. */
const proofsIn = (page: string): string[][] =>
  page.split('\n').flatMap((line) => {
    const [, promise, proofs] = /^\| (.+) \| (.+) \|$/.exec(line) ?? [];
    return promise && proofs && promise !== 'promise' ? [proofs.split('<br>')] : [];
  });

/** Whether a proof is there: the title of a test, as its file has it between quotes or backticks, or a benchmark. */
function isThere(proof: string): boolean {
  const [, bench] = /^`npm run bench -- (\w+)`$/.exec(proof) ?? [];
  if (bench) return existsSync(`bench/${bench}/bench.ts`);
  const [, path = '', title = ''] = /^`(.+?)`: (.+)$/.exec(proof) ?? [];
  if (title === '' || !existsSync(path)) return false;
  const tests = readFileSync(path, 'utf8');
  return tests.includes(`'${title}'`) || tests.includes(`\`${title}\``);
}

const missingIn = (page: string): string[] =>
  proofsIn(page)
    .flat()
    .filter((proof) => !isThere(proof));

test.each(PAGES)('every promise of %s names a test or a benchmark that is there', (path, promises) => {
  const page = readFileSync(path, 'utf8');
  expect(proofsIn(page).length).toBeGreaterThan(promises);
  expect(missingIn(page)).toEqual([]);
});

test('a test that is gone would be found', () => {
  const page = '| It flies | `e2e/checklists.spec.ts`: it flies<br>`npm run bench -- wings`<br>by eye |';
  expect(missingIn(page)).toEqual([
    '`e2e/checklists.spec.ts`: it flies',
    '`npm run bench -- wings`',
    'by eye',
  ]);
});
