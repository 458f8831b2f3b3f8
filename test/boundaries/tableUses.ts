import type { Source } from './sources.ts';

/** One mention of a table in a query. */
export interface TableUse {
  file: string;
  table: string;
  kind: 'read' | 'write';
}

/** The tables that a module declares: the keys of `interface Database { … }`. */
export const declaredTables = (text: string): string[] =>
  [...text.matchAll(/interface Database \{([^}]*)\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/^\s*(\w+):/gm)].map(([, name = '']) => name),
  );

/** The text without comments; template texts and strings stay. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const READ_CALL =
  /\.(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|innerJoinLateral|leftJoinLateral|using|from)\(\s*(\[[^\]]*\]|'[^']*')/g;
const WRITE_CALL = /\.(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*('[^']*')/g;
/** `loadRows(tx, 'table', …)` and its kin of platform/db/loadRows.ts. */
const LOAD_CALL =
  /\b(?:loadRows|loadRowsWithHistory|replaceRows|insertRows|upsertRows|replaceLinks)(?:<[^(]*>)?\(\s*[\w.]+,\s*('[^']*')/g;

const SQL_TEMPLATE = /`((?:[^`\\]|\\.)*)`/g;
const SQL_READ = /\b(?:from|join|using)\s+\(?([a-z_]+)/gi;
/** `from one a, two b` */
const SQL_LIST = /\bfrom\s+((?:[a-z_]+(?:\s+[a-z_]+)?\s*,\s*)+[a-z_]+)/gi;
const SQL_WRITE =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into|lock\s+table)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

const names = (quoted: string): string[] =>
  [...quoted.matchAll(/'(\w+)(?:\s+as\s+\w+)?'/g)].map(([, name = '']) => name);

/** Which of the known tables a file reads and writes, in Kysely calls and in SQL; each once. */
export function tableUses({ file, text }: Source, known: { has(table: string): boolean }): TableUse[] {
  const code = withoutComments(text);
  const reads: string[] = [];
  const writes: string[] = [];
  for (const [, quoted = ''] of code.matchAll(READ_CALL)) reads.push(...names(quoted));
  for (const [, quoted = ''] of code.matchAll(WRITE_CALL)) writes.push(...names(quoted));
  for (const [, quoted = ''] of code.matchAll(LOAD_CALL)) writes.push(...names(quoted));
  for (const [, template = ''] of code.matchAll(SQL_TEMPLATE)) {
    for (const [, name = ''] of template.matchAll(SQL_WRITE)) writes.push(name);
    const reading = template.replace(/\bdelete\s+from/gi, '');
    for (const [, name = ''] of reading.matchAll(SQL_READ)) reads.push(name);
    for (const [, list = ''] of reading.matchAll(SQL_LIST)) {
      reads.push(...list.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''));
    }
  }
  const uses = (found: string[], kind: TableUse['kind']) =>
    [...new Set(found)].filter((table) => known.has(table)).map((table) => ({ file, table, kind }));
  return [...uses(reads, 'read'), ...uses(writes, 'write')];
}
