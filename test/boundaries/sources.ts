import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the product. */
export interface Source {
  /** Below src/, with forward slashes. */
  file: string;
  text: string;
}

export interface Import {
  from: string;
  /** Below src/, as `from` is. */
  to: string;
  /** `import()` is lazy; `import type` and `export type … from` are type. */
  kind: 'value' | 'type' | 'lazy';
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else if (/\.tsx?$/.test(entry.name)) yield full;
  }
}

/** Every TypeScript file below src/, tests left out. */
export const readSources = (src = path.resolve('src')): Source[] =>
  [...filesBelow(src)]
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file: path.relative(src, file).split(path.sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }));

const IMPORT =
  /(?:^|\n)(?:import|export)\s+(type\s)?([^;'"`]*?\sfrom\s+)?'(\.{1,2}\/[^']+)'|\bimport\(\s*'(\.{1,2}\/[^']+)'/g;

/** `import { type A, type B } from` fetches nothing. */
const isOnlyTypes = (clause: string): boolean => {
  const names = /^\{([^}]*)\}/.exec(clause.trim())?.[1];
  return names?.split(',').every((name) => !name.trim() || name.trim().startsWith('type ')) ?? false;
};

/** What a file imports of the product; packages are left out. */
export const importsOf = ({ file, text }: Source): Import[] =>
  [...text.matchAll(IMPORT)].map(([, type, clause = '', target, lazy]) => ({
    from: file,
    to: path.posix.join(path.posix.dirname(file), target ?? lazy ?? ''),
    kind: lazy ? 'lazy' : type || isOnlyTypes(clause) ? 'type' : 'value',
  }));

/** `main`, `features`, `platform` … */
export const layerOf = (file: string): string => file.split('/')[0] ?? '';

/** The feature that a file belongs to, or null. */
export const featureOf = (file: string): string | null =>
  layerOf(file) === 'features' ? (file.split('/')[1] ?? null) : null;

/** Whether a file is made for the browser alone. */
export const isWeb = (file: string): boolean =>
  layerOf(file) === 'ui' || /^(?:features\/[^/]+\/web|main\/web)\//.test(file);

/** Whether a file is made for the server alone. */
export const isServer = (file: string): boolean =>
  layerOf(file) === 'platform' || /^(?:features\/[^/]+\/server|main\/server)\//.test(file);
