import type { Block, Run, TableCell } from '../../../../platform/documents/blocks.ts';

/** A node of a pdfmake document. */
export type Node = Record<string, unknown>;

const LINK = '#185b5c';
const LINE = '#d6cfc4';

/** What the font of a PDF lacks and people write in notes, as it can be shown. */
const WRITTEN_AS: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '✓': '√',
  '✔': '√',
  '☐': '[ ]',
  '☑': '[x]',
  '☒': '[x]',
};

const shown = (text: string): string => text.replace(/[→←⇒✓✔☐☑☒]/g, (sign) => WRITTEN_AS[sign] ?? sign);

/** Text of one look. */
function inline({ text, bold, italic, underline, strike, superscript, subscript, href }: Run): Node {
  const decoration = [...(underline ? ['underline'] : []), ...(strike ? ['lineThrough'] : [])];
  return {
    text: shown(text),
    ...(bold ? { bold: true } : {}),
    ...(italic ? { italics: true } : {}),
    ...(decoration.length > 0 ? { decoration } : {}),
    ...(superscript ? { sup: true } : {}),
    ...(subscript ? { sub: true } : {}),
    ...(href ? { link: href, color: LINK } : {}),
  };
}

export const inlines = (runs: readonly Run[]): Node[] => runs.map(inline);

/** Blocks that end at the padding of what holds them. */
export const withoutLastGap = (nodes: Node[]): Node[] =>
  nodes.map((node, index) =>
    index === nodes.length - 1 && Array.isArray(node.margin)
      ? { ...node, margin: [...node.margin.slice(0, 3), 0] }
      : node,
  );

/** Rows with a place for every column: pdfmake wants an empty cell wherever another one reaches. */
function grid(rows: readonly TableCell[][]): Node[][] {
  const width = Math.max(1, ...rows.map((cells) => cells.reduce((sum, { columns }) => sum + columns, 0)));
  const filled: (Node | undefined)[][] = rows.map(() => Array.from({ length: width }, () => undefined));
  for (const [y, cells] of rows.entries()) {
    let x = 0;
    for (const cell of cells) {
      while (x < width && filled[y]?.[x]) x += 1;
      if (x >= width) break;
      const columns = Math.min(cell.columns, width - x);
      const deep = Math.min(cell.rows, rows.length - y);
      for (let dy = 0; dy < deep; dy += 1) {
        for (let dx = 0; dx < columns; dx += 1) (filled[y + dy] as Node[])[x + dx] = { text: '' };
      }
      (filled[y] as Node[])[x] = {
        stack: withoutLastGap(pdfBlocks(cell.blocks)),
        ...(cell.isHead ? { bold: true, fillColor: '#f4f1eb' } : {}),
        ...(columns > 1 ? { colSpan: columns } : {}),
        ...(deep > 1 ? { rowSpan: deep } : {}),
      };
      x += columns;
    }
  }
  return filled.map((row) => row.map((cell) => cell ?? { text: '' }));
}

const isHeadRow = (cells: readonly TableCell[]): boolean =>
  cells.length > 0 && cells.every(({ isHead }) => isHead);

function table(block: Extract<Block, { kind: 'table' }>): Node[] {
  if (block.rows.length === 0) return [];
  const body = grid(block.rows);
  const headerRows = block.rows[0] && isHeadRow(block.rows[0]) && block.rows.length > 1 ? 1 : 0;
  const caption = block.caption.length > 0 ? [{ text: inlines(block.caption), style: 'caption' }] : [];
  return [
    ...caption,
    {
      table: {
        headerRows,
        // The titles of a table never stand alone at the foot of a page.
        keepWithHeaderRows: headerRows,
        dontBreakRows: block.rows.length < 60,
        widths: (body[0] ?? []).map(() => '*'),
        body,
      },
      layout: {
        hLineColor: () => LINE,
        vLineColor: () => LINE,
        hLineWidth: () => 0.5,
        vLineWidth: () => 0.5,
      },
      fontSize: 9,
      margin: [0, 2, 0, 8],
    },
  ];
}

/** Blocks of text as pdfmake lays them out. */
export function pdfBlocks(blocks: readonly Block[]): Node[] {
  return blocks.flatMap((block): Node[] => {
    switch (block.kind) {
      case 'paragraph':
        return [{ text: inlines(block.runs), margin: [0, 0, 0, 5] }];
      case 'heading':
        return [{ text: inlines(block.runs), bold: true, margin: [0, 4, 0, 3] }];
      case 'quote':
        return [{ stack: pdfBlocks(block.blocks), margin: [14, 0, 0, 0], color: '#3b3732' }];
      case 'list': {
        const items = block.items.map((item) => ({ stack: pdfBlocks(item) }));
        return [
          block.isOrdered
            ? { ol: items, start: block.start, margin: [0, 0, 0, 4] }
            : { ul: items, margin: [0, 0, 0, 4] },
        ];
      }
    }
    return table(block);
  });
}
