import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Which layers a layer may import (ARCHITECTURE.md): everything points down, nothing back. */
export const MAY_IMPORT: Record<string, readonly string[]> = {
  main: ['main', 'features', 'platform', 'ui', 'shared', 'redline', 'search-engine'],
  features: ['features', 'platform', 'ui', 'shared', 'redline', 'search-engine'],
  platform: ['platform', 'shared'],
  ui: ['ui', 'shared'],
  shared: ['shared'],
  redline: ['redline'],
  'search-engine': ['search-engine'],
};

/** The features from the ground up, as the text of main/server/features.ts lists them: to load it would be to load the server. */
export function featuresInOrder(text: string): string[] {
  const imported = text.matchAll(/import \{ (\w+) \} from '\.\.\/\.\.\/features\/([\w-]+)\//g);
  const folderOf = new Map([...imported].map(([, variable, folder]) => [variable, folder]));
  const [, list = ''] = text.split('features: readonly Feature[] = [');
  return [...list.matchAll(/name: '([\w-]+)'|^ {2}(\w+),$/gm)].map(
    ([, name, variable]) => name ?? folderOf.get(variable) ?? `${variable}, which is not imported`,
  );
}

/** A feature imports, and reads tables of, only features listed before it. */
export const ORDER: readonly string[] = featuresInOrder(
  readFileSync(path.resolve('src/main/server/features.ts'), 'utf8'),
);

/** Whether a feature may build on another. */
export const isBeneath = (lower: string, upper: string): boolean =>
  ORDER.includes(lower) && ORDER.indexOf(lower) < ORDER.indexOf(upper);

/**
 * The tables that a query of a feature above may join (docs/decisions/0023): people, the catalogue and what the library says are
 * asked for together with nearly everything else, and to fetch them on their own would cost a statement each time.
 */
export const JOINABLE: readonly string[] = [
  ...['accounts', 'users'],
  ...['areas', 'industries', 'jurisdictions', 'provision_groups', 'topics'],
  ...['acts', 'bill_parts', 'bills', 'regulations', 'upcoming_changes'],
  ...['provision_versions', 'provisions', 'update_entries'],
];
