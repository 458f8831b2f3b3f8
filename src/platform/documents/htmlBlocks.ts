import { Parser } from 'htmlparser2';

/** A stretch of text of one look. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
  superscript?: true;
  subscript?: true;
  /** An absolute address. */
  href?: string;
}

export interface TableCell {
  blocks: Block[];
  isHead: boolean;
  columns: number;
  rows: number;
}

/** What a text is made of, whatever file it goes into. */
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; caption: Run[]; rows: TableCell[][] };

/** Characters that no XML file may hold: one of them makes the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const HALF_CHARACTERS = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text that every kind of file can hold. */
export const readable = (text: string): string =>
  text.replace(UNREADABLE, '').replace(HALF_CHARACTERS, '\uFFFD');

type Look = 'bold' | 'italic' | 'underline' | 'strike' | 'superscript' | 'subscript';
const LOOKS: Record<string, Look> = {
  strong: 'bold',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  sup: 'superscript',
  sub: 'subscript',
};

/** The largest number that Word lets a list begin with. */
const LAST_START = 32_767;
const startOf = (value: string | undefined): number =>
  Math.min(LAST_START, Math.max(0, Number.parseInt(value ?? '', 10) || 1));

const span = (value: string | undefined): number =>
  Math.min(20, Math.max(1, Number.parseInt(value ?? '', 10) || 1));

/** An open element, and the list that blocks in it go into. */
interface Frame {
  tag: string;
  blocks: Block[];
}

/**
 * Reads sanitised HTML (platform/html/sanitise.ts) into blocks. Relative links become absolute by `baseUrl`.
 */
export function readBlocks(html: string, baseUrl: string): Block[] {
  const root: Block[] = [];
  const frames: Frame[] = [{ tag: '', blocks: root }];
  const lists: Extract<Block, { kind: 'list' }>[] = [];
  const tables: Extract<Block, { kind: 'table' }>[] = [];
  const looks: Look[] = [];
  const links: string[] = [];
  /** The runs that text goes into; null between blocks. */
  let runs: Run[] | null = null;

  const into = (): Block[] => (frames.at(-1) as Frame).blocks;
  const begin = (block: Extract<Block, { runs: Run[] }>): void => {
    into().push(block);
    runs = block.runs;
  };
  const add = (text: string): void => {
    if (runs === null) {
      if (text.trim() === '') return;
      begin({ kind: 'paragraph', runs: [] });
    }
    const target = runs as unknown as Run[];
    const isFresh = target.length === 0 || target.at(-1)?.text.endsWith('\n');
    const said = isFresh ? text.trimStart() : text;
    if (said === '') return;
    const href = links.at(-1);
    const look = Object.fromEntries(looks.map((name) => [name, true])) as Partial<Record<Look, true>>;
    target.push({ text: said, ...look, ...(href ? { href } : {}) });
  };
  const open = (tag: string, blocks: Block[]): void => {
    frames.push({ tag, blocks });
    runs = null;
  };
  const close = (tag: string): void => {
    const at = frames.findLastIndex((frame) => frame.tag === tag);
    if (at > 0) frames.length = at;
    runs = null;
  };

  const opened: Record<string, (attributes: Record<string, string>) => void> = {
    p: () => begin({ kind: 'paragraph', runs: [] }),
    br: () => {
      runs?.push({ text: '\n' });
    },
    blockquote: () => {
      const block: Block = { kind: 'quote', blocks: [] };
      into().push(block);
      open('blockquote', block.blocks);
    },
    ul: () => openList(false, 1),
    ol: ({ start }) => openList(true, startOf(start)),
    li: () => {
      const item: Block[] = [];
      lists.at(-1)?.items.push(item);
      open('li', lists.length > 0 ? item : into());
    },
    table: () => {
      const block: Block = { kind: 'table', caption: [], rows: [] };
      into().push(block);
      tables.push(block as (typeof tables)[number]);
      runs = null;
    },
    caption: () => {
      runs = tables.at(-1)?.caption ?? null;
    },
    tr: () => {
      tables.at(-1)?.rows.push([]);
    },
    td: (attributes) => openCell('td', attributes),
    th: (attributes) => openCell('th', attributes),
    a: ({ href }) => {
      const isUsable = href && URL.canParse(href, baseUrl);
      links.push(isUsable ? new URL(href, baseUrl).href : '');
    },
  };
  function openList(isOrdered: boolean, start: number): void {
    const block: Block = { kind: 'list', isOrdered, start, items: [] };
    into().push(block);
    lists.push(block as (typeof lists)[number]);
    runs = null;
  }
  function openCell(tag: string, { colspan, rowspan }: Record<string, string>): void {
    const cell: TableCell = { blocks: [], isHead: tag === 'th', columns: span(colspan), rows: span(rowspan) };
    tables.at(-1)?.rows.at(-1)?.push(cell);
    open(tag, cell.blocks);
  }

  const closed: Record<string, () => void> = {
    ul: () => void lists.pop(),
    ol: () => void lists.pop(),
    table: () => void tables.pop(),
    a: () => void links.pop(),
  };

  const parser = new Parser({
    onopentag(tag, attributes) {
      const look = LOOKS[tag];
      if (look) looks.push(look);
      else if (/^h[1-6]$/.test(tag)) begin({ kind: 'heading', level: Number(tag[1]), runs: [] });
      else opened[tag]?.(attributes);
    },
    ontext: (data) => add(readable(data).replace(/\s+/g, ' ')),
    onclosetag(tag) {
      const look = LOOKS[tag];
      if (look) looks.splice(looks.lastIndexOf(look), 1);
      else if (tag === 'li' || tag === 'td' || tag === 'th' || tag === 'blockquote') close(tag);
      else if (/^(?:p|h[1-6]|caption|ul|ol|table)$/.test(tag)) runs = null;
      closed[tag]?.();
    },
  });
  parser.end(html);
  return root.filter((block) => block.kind !== 'paragraph' || block.runs.some(({ text }) => text.trim()));
}

/** What blocks say, one line a block, items with their marks, cells of a row beside each other. */
export function blockLines(blocks: readonly Block[]): Run[][] {
  return blocks.flatMap((block): Run[][] => {
    if (block.kind === 'paragraph') return [block.runs];
    if (block.kind === 'heading') return [block.runs.map((run) => ({ ...run, bold: true as const }))];
    if (block.kind === 'quote') return blockLines(block.blocks);
    if (block.kind === 'list') {
      return block.items.flatMap((item, index) => {
        const mark = block.isOrdered ? `${block.start + index}. ` : '• ';
        return blockLines(item).map((line, nth) => [{ text: nth === 0 ? mark : '   ' }, ...line]);
      });
    }
    const rows = block.rows.map((cells) =>
      cells.flatMap((cell, index) => [
        ...(index > 0 ? [{ text: ' | ' }] : []),
        ...blockLines(cell.blocks).flat(),
      ]),
    );
    return block.caption.length > 0 ? [block.caption, ...rows] : rows;
  });
}
