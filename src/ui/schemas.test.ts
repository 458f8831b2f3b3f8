import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** `import { a, b as c } from '…/contract.ts'` and the same from `shared/`; imports of types only are left aside. */
const IMPORTS = /import \{([^}]*)\} from '([^']*(?:\/contract|shared\/\w+)\.ts)'/g;

const webFiles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /(?:^ui|^features\/[^/]+\/web|^main)\//.test(file) && /\.tsx?$/.test(file) && !/\.test\./.test(file),
);

test('web code uses no schema of a contract: the browser is not given the schema library with it', () => {
  const used = webFiles.flatMap((file) =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(IMPORTS)].flatMap(([, names = '', from]) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => !name.startsWith('type ') && /Schema\b/.test(name))
        .map((name) => `${file}: ${name} from ${from}`),
    ),
  );
  expect(webFiles.length).toBeGreaterThan(80);
  // Server files of src/main may; the page is made of what main/web.tsx reaches.
  expect(used.filter((line) => !/^main\/(?:app|contracts|server|start|dev)\./.test(line))).toEqual([]);
});
