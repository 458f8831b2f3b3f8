import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nameOf, shots } from './shots.ts';

const DIR = 'docs/screens';
const MAX_BYTES = 10_000_000;

test('every screen is there in its four looks, together below 10 MB', () => {
  const files = readdirSync(DIR);
  const wanted = Object.values(shots)
    .flat()
    .flatMap((shot) =>
      ['desktop-light', 'desktop-dark', 'phone-light', 'phone-dark'].map(
        (look) => `${nameOf(shot)}-${look}.webp`,
      ),
    );
  expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(DIR, file)).size, 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
});

test('no two pictures have one name', () => {
  const names = Object.values(shots).flat().map(nameOf);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
