import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const CODE = ['src', 'scripts', 'bench', 'test', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('words.test.ts'))
    .map((file) => {
      const name = path.join(folder, file);
      return { name, text: readFileSync(name, 'utf8') };
    }),
);

/** Names that nobody greps for, a breach of each, and the field's own word. */
const WORDS: [instead: string, pattern: RegExp, breach: string][] = [
  [
    'MAX or MIN',
    /\b(?:MOST|LONGEST|LARGEST|LEAST|SHORTEST|FEWEST)(?:_[A-Z_]+)?\b(?=\s*[=:;,)\]])/g,
    'const LONGEST_NAME = 260;',
  ],
  ['notify', /\btell[A-Z]\w*/g, 'export function tellSessionsEnded(): void {'],
  ['prefetch', /\b(?:callHubAhead|openAhead|answersAhead|fetchOrTake)\b/g, 'openAhead();'],
  [
    'cache, or immutable',
    /\bKeptForVersion\b|\bwrittenOnce\b|\bunchanging\b(?=\()|\bkept(?= = new WeakMap)/g,
    'const kept = new WeakMap();',
  ],
  [
    'lazy, or load on the first interaction',
    /\b(?:codeAtFirstSign|lateField|popupWhenUsed|loadedWhenOpened)\b/g,
    'const Field = lateField();',
  ],
  [
    'a hook of src/ui/hooks by its new name',
    /\buse(?:Gradually|ReadyAhead|Settled|UnderWay|TakenOver)\b/g,
    'useSettled();',
  ],
  ['validate', /\bkept(?:Text|Reminder|Readers)\b/g, 'keptText(text);'],
];

const found = (code: typeof CODE, pattern: RegExp): string[] =>
  code.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([word]) => `${name}: ${word}`));

test.each(WORDS)('the field says: %s', (instead, pattern, breach) => {
  expect(found(CODE, pattern), `say ${instead}`).toEqual([]);
  expect(found([{ name: 'planted.ts', text: breach }], pattern)).toHaveLength(1);
});
