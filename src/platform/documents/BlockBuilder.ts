import type { Block, Run, TableCell } from './blocks.ts';

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

type Attributes = Record<string, string>;

/** Puts blocks together from the tags and words of a text, in their order. */
export class BlockBuilder {
  readonly blocks: Block[] = [];
  private readonly frames: Frame[] = [{ tag: '', blocks: this.blocks }];
  private readonly lists: Extract<Block, { kind: 'list' }>[] = [];
  private readonly tables: Extract<Block, { kind: 'table' }>[] = [];
  private readonly looks: Look[] = [];
  private readonly links: string[] = [];
  /** The runs that text goes into; null between blocks. */
  private runs: Run[] | null = null;
  private readonly baseUrl: string;

  /** Relative links become absolute by `baseUrl`. */
  constructor(baseUrl: string) {
    this.baseUrl = baseUrl;
  }

  open(tag: string, attributes: Attributes): void {
    const look = LOOKS[tag];
    if (look) this.looks.push(look);
    else if (/^h[1-6]$/.test(tag)) this.begin({ kind: 'heading', level: Number(tag[1]), runs: [] });
    else this.opened[tag]?.(attributes);
  }

  close(tag: string): void {
    const look = LOOKS[tag];
    if (look) this.looks.splice(this.looks.lastIndexOf(look), 1);
    else if (tag === 'li' || tag === 'td' || tag === 'th' || tag === 'blockquote') this.leave(tag);
    else if (/^(?:p|h[1-6]|caption|ul|ol|table)$/.test(tag)) this.runs = null;
    this.closed[tag]?.();
  }

  add(text: string): void {
    if (this.runs === null && text.trim() === '') return;
    const runs = this.runs ?? this.begin({ kind: 'paragraph', runs: [] });
    const isFresh = runs.length === 0 || runs.at(-1)?.text.endsWith('\n');
    const said = isFresh ? text.trimStart() : text;
    if (said === '') return;
    const href = this.links.at(-1);
    const look = Object.fromEntries(this.looks.map((name) => [name, true])) as Partial<Record<Look, true>>;
    runs.push({ text: said, ...look, ...(href ? { href } : {}) });
  }

  private readonly opened: Record<string, (attributes: Attributes) => void> = {
    p: () => this.begin({ kind: 'paragraph', runs: [] }),
    br: () => {
      this.runs?.push({ text: '\n' });
    },
    blockquote: () => {
      const block: Block = { kind: 'quote', blocks: [] };
      this.into().push(block);
      this.enter('blockquote', block.blocks);
    },
    ul: () => this.openList(false, 1),
    ol: ({ start }) => this.openList(true, startOf(start)),
    li: () => {
      const item: Block[] = [];
      this.lists.at(-1)?.items.push(item);
      this.enter('li', this.lists.length > 0 ? item : this.into());
    },
    table: () => this.openTable(),
    caption: () => {
      this.runs = this.tables.at(-1)?.caption ?? null;
    },
    tr: () => {
      this.tables.at(-1)?.rows.push([]);
    },
    td: (attributes) => this.openCell('td', attributes),
    th: (attributes) => this.openCell('th', attributes),
    a: ({ href }) => {
      const isUsable = href && URL.canParse(href, this.baseUrl);
      this.links.push(isUsable ? new URL(href, this.baseUrl).href : '');
    },
  };

  private readonly closed: Record<string, () => void> = {
    ul: () => void this.lists.pop(),
    ol: () => void this.lists.pop(),
    table: () => void this.tables.pop(),
    a: () => void this.links.pop(),
  };

  private into(): Block[] {
    return this.frames.at(-1)?.blocks ?? this.blocks;
  }

  private begin(block: Extract<Block, { runs: Run[] }>): Run[] {
    this.into().push(block);
    this.runs = block.runs;
    return block.runs;
  }

  private enter(tag: string, blocks: Block[]): void {
    this.frames.push({ tag, blocks });
    this.runs = null;
  }

  private leave(tag: string): void {
    const at = this.frames.findLastIndex((frame) => frame.tag === tag);
    if (at > 0) this.frames.length = at;
    this.runs = null;
  }

  private openList(isOrdered: boolean, start: number): void {
    const block = { kind: 'list' as const, isOrdered, start, items: [] };
    this.into().push(block);
    this.lists.push(block);
    this.runs = null;
  }

  private openTable(): void {
    const block = { kind: 'table' as const, caption: [], rows: [] };
    this.into().push(block);
    this.tables.push(block);
    this.runs = null;
  }

  private openCell(tag: string, { colspan, rowspan }: Attributes): void {
    const cell: TableCell = { blocks: [], isHead: tag === 'th', columns: span(colspan), rows: span(rowspan) };
    this.tables.at(-1)?.rows.at(-1)?.push(cell);
    this.enter(tag, cell.blocks);
  }
}
