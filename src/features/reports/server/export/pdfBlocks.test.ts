import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBlocks } from '../../../../platform/documents/htmlBlocks.ts';
import { pdfBlocks } from './pdfBlocks.ts';

const nodesOf = (html: string) => pdfBlocks(readBlocks(html, 'https://lawleaf.test'));
const said = (node: unknown): string => JSON.stringify(node);

interface TableNode {
  table: { widths: string[]; body: { stack?: { margin?: number[] }[] }[][] };
}

test('signs that the font lacks are written with those it has', () => {
  expect(said(nodesOf('<p>Ask → note ✓, ☐ done</p>'))).toContain('Ask -> note √, [ ] done');
  expect(said(nodesOf('<p>Québec, œuvre, 12 ½ ≥ 10 €</p>'))).toContain('Québec, œuvre, 12 ½ ≥ 10 €');
});

test('the titles of a table stay with its first row', () => {
  const [node] = nodesOf('<table><tr><th>For</th></tr><tr><td>One</td></tr></table>') as unknown as {
    table: { headerRows: number; keepWithHeaderRows: number };
  }[];
  expect(node?.table).toMatchObject({ headerRows: 1, keepWithHeaderRows: 1 });
});

test('a cell ends with its text', () => {
  const [node] = nodesOf('<table><tr><td><p>One</p><p>Two</p></td></tr></table>') as unknown as TableNode[];
  const margins = node?.table.body[0]?.[0]?.stack?.map(({ margin }) => margin?.[3]);
  expect(margins).toEqual([5, 0]);
});

test('every row of a table has a place for every column, whatever cells reach over others', () => {
  const cell = fc.record({ columns: fc.integer({ min: 1, max: 3 }), rows: fc.integer({ min: 1, max: 3 }) });
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (wanted) => {
      const html = wanted
        .map((cells) => cells.map((c) => `<td colspan="${c.columns}" rowspan="${c.rows}">x</td>`).join(''))
        .map((cells) => `<tr>${cells}</tr>`)
        .join('');
      const [node] = nodesOf(`<table>${html}</table>`) as unknown as TableNode[];
      for (const row of node?.table.body ?? []) expect(row).toHaveLength(node?.table.widths.length ?? 0);
    }),
  );
});
