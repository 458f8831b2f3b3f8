import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ReportDocument } from './reportDocument.ts';
import { writeWord } from './word.ts';

const withText = (html: string): ReportDocument => ({
  name: 'Leaves',
  productName: 'Lawleaf',
  asOf: 'As of November 20, 2026 (Toronto time)',
  madeFor: '1 provision',
  url: 'https://lawleaf.test/m/my/reports/1',
  warnings: [],
  disclaimer: 'General information.',
  baseUrl: 'https://lawleaf.test',
  withPolicies: false,
  areas: [
    {
      name: 'Employment Standards',
      groups: [
        {
          name: 'Leaves',
          topic: 'Leaves of absence',
          entries: [
            {
              id: '1',
              jurisdiction: 'Alberta',
              updated: 'Nov 20, 2026',
              url: 'https://lawleaf.test/m/builder#1',
              cited: [],
              html,
              asides: [],
              alsoSee: [],
              verified: 'Not yet verified',
              sources: [],
            },
          ],
        },
      ],
    },
  ],
});

test('headings of a text stand beneath the heading of its jurisdiction', async () => {
  const file = await writeWord(withText('<h3>Who</h3><p>All.</p><h6>Small</h6>'), () => {});
  const text = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array());
  const headings = [...text.matchAll(/<w:p>(?:(?!<\/w:p>).)*?<w:pStyle w:val="Heading(\d)"\/>(.*?)<\/w:p>/g)];
  const outline = headings.map(([, level, words = '']) => [level, words.replace(/<[^>]+>/g, '')]);
  expect(outline).toEqual([
    ['1', 'Employment Standards'],
    ['2', 'Leaves'],
    ['3', 'Alberta'],
    ['4', 'Who'],
    ['5', 'Small'],
  ]);
});

test('the titles of a table stay on the page of its first row', async () => {
  const file = await writeWord(
    withText('<table><tr><th>For</th></tr><tr><td>One</td></tr></table>'),
    () => {},
  );
  const text = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array());
  const rows = [...text.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => row);
  expect(rows.map((row) => [row.includes('<w:tblHeader/>'), row.includes('<w:keepNext/>')])).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('lists keep their numbers: each begins where it says', async () => {
  const file = await writeWord(
    withText('<ol><li>One</li></ol><p>Then</p><ol start="4"><li>Four</li></ol>'),
    () => {},
  );
  const parts = unzipSync(file);
  const part = (name: string) => strFromU8(parts[`word/${name}.xml`] ?? new Uint8Array());
  const numbers = [...part('document').matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);
  expect(new Set(numbers).size).toBe(2);
  const starts = numbers.map((id) => {
    const concrete =
      new RegExp(`<w:num w:numId="${id}"[^>]*>(.*?)</w:num>`).exec(part('numbering'))?.[1] ?? '';
    const style = /<w:abstractNumId w:val="(\d+)"/.exec(concrete)?.[1];
    const override = /<w:startOverride w:val="(\d+)"/.exec(concrete)?.[1];
    const levels = new RegExp(`<w:abstractNum w:abstractNumId="${style}"[^>]*>(.*?)</w:abstractNum>`).exec(
      part('numbering'),
    )?.[1];
    return override ?? /<w:start w:val="(\d+)"/.exec(levels ?? '')?.[1];
  });
  expect(starts).toEqual(['1', '4']);
});
