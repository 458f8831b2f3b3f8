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
