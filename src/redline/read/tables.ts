import type { Block, Cell, Row, Run, Table } from './document.ts';
import type { El } from './strictHtml.ts';

/**
 * A number that is equal for equal words in `[from, to)`; unequal words share it about once in four billion.
 */
export function hashOf(words: ArrayLike<number>, from: number, to: number): number {
  let hash = to - from;
  for (let i = from; i < to; i++) {
    hash = Math.imul(hash ^ (words[i] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

/**
 * Gathers the runs that stand in tables into tables of rows of cells; a table in a cell is a block of that
 * cell.
 */
export function groupTables(runs: readonly Run[], words: Int32Array): Block[] {
  return group(runs, null, words);
}

function group(runs: readonly Run[], within: El | null, words: Int32Array): Block[] {
  const blocks: Block[] = [];
  let i = 0;
  while (i < runs.length) {
    const run = runs[i] as Run;
    const table = outermostTable(run.block, within);
    if (!table) {
      blocks.push(run);
      i++;
      continue;
    }
    const start = i;
    while (i < runs.length && isInside((runs[i] as Run).block, table)) i++;
    blocks.push(readTable(table, runs.slice(start, i), words));
  }
  return blocks;
}

function readTable(el: El, runs: readonly Run[], words: Int32Array): Table {
  const rows: Row[] = [];
  const columns = new ColumnCounter();
  for (const rowRuns of splitBy(runs, (run) => childOf(run.block, el, 'tr', 'caption'))) {
    const rowEl = childOf(rowRuns[0].block, el, 'tr', 'caption');
    const cells: Cell[] = [];
    columns.startRow();
    for (const cellRuns of splitBy(rowRuns, (run) => childOf(run.block, rowEl, 'td', 'th'))) {
      const cellEl = childOf(cellRuns[0].block, rowEl, 'td', 'th');
      const column = columns.place(cellEl.open);
      cells.push({
        kind: 'cell',
        el: cellEl,
        column,
        blocks: group(cellRuns, cellEl, words),
        ...spanOf(cellRuns, words),
      });
    }
    rows.push({ kind: 'row', el: rowEl, cells, ...spanOf(rowRuns, words) });
  }
  return { kind: 'table', el, rows, ...spanOf(runs, words) };
}

function spanOf(runs: readonly [Run, ...Run[]] | readonly Run[], words: Int32Array) {
  const from = (runs[0] as Run).from;
  const to = (runs[runs.length - 1] as Run).to;
  return { from, to, hash: hashOf(words, from, to), bag: null };
}

/** Consecutive runs with the same key, together. */
function splitBy(runs: readonly Run[], key: (run: Run) => El): [Run, ...Run[]][] {
  const groups: [Run, ...Run[]][] = [];
  let last: El | null = null;
  for (const run of runs) {
    const el = key(run);
    if (el === last) groups[groups.length - 1]?.push(run);
    else groups.push([run]);
    last = el;
  }
  return groups;
}

/** The outermost ancestor of `el` below `within` that has one of the tags, or `el` itself when none has. */
function childOf(el: El, within: El, tag: string, other: string): El {
  let found = el;
  for (let up: El | null = el; up && up !== within; up = up.parent) {
    if (up.rule.tag === tag || up.rule.tag === other) found = up;
  }
  return found;
}

function outermostTable(el: El, within: El | null): El | null {
  let found: El | null = null;
  for (let up: El | null = el; up && up !== within; up = up.parent) {
    if (up.rule.tag === 'table') found = up;
  }
  return found;
}

function isInside(el: El, ancestor: El): boolean {
  let up: El | null = el;
  while (up && up.depth > ancestor.depth) up = up.parent;
  return up === ancestor;
}

const MAX_SPAN = 100;

/** Finds the column each cell starts in, past cells of earlier rows that reach down. */
class ColumnCounter {
  /** For each column, how many more rows it is taken by a cell above. */
  #taken: number[] = [];
  #next = 0;

  startRow(): void {
    if (this.#next > 0) this.#taken = this.#taken.map((rows) => Math.max(0, rows - 1));
    this.#next = 0;
  }

  place(tag: string): number {
    while ((this.#taken[this.#next] ?? 0) > 0) this.#next++;
    const column = this.#next;
    const wide = spanAttribute(tag, 'colspan');
    const high = spanAttribute(tag, 'rowspan');
    for (let i = 0; i < wide; i++) this.#taken[column + i] = high;
    this.#next = column + wide;
    return column;
  }
}

function spanAttribute(tag: string, name: string): number {
  if (!tag.includes(name)) return 1;
  const value = Number(new RegExp(`\\s${name}\\s*=\\s*["']?\\s*(\\d{1,4})`).exec(tag)?.[1] ?? 1);
  return Math.min(MAX_SPAN, Math.max(1, value));
}
