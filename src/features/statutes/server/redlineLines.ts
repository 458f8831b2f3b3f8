import { Parser } from 'htmlparser2';
import type { RedlinePool } from '../../../redline/pool/pool.ts';
import type { LinesRedline, RedlineLine } from '../redlineSchema.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const asHtml = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

/**
 * Two texts, a paragraph a line, as one with what changed marked: plain text, whatever stood in them. Compared in a thread of its own.
 */
export async function redlineLines(pool: RedlinePool, before: string, after: string): Promise<LinesRedline> {
  const { html, summary } = await pool.redline(asHtml(before), asHtml(after));
  const lines: RedlineLine[] = [];
  const marks: { mark: 'ins' | 'del'; change: number | null }[] = [];
  let line: RedlineLine | null = null;
  const parser = new Parser({
    onopentag(name, { 'data-change': number }) {
      if (name === 'p') {
        line = { parts: [], isChanged: false };
        lines.push(line);
      } else if (name === 'ins' || name === 'del') {
        marks.push({ mark: name, change: number ? Number(number) : null });
      }
    },
    ontext(text) {
      if (!line || text === '') return;
      const marked = marks.at(-1);
      const last = line.parts.at(-1);
      if (last && last.mark === (marked?.mark ?? null) && last.change === (marked?.change ?? null)) {
        last.text += text;
      } else line.parts.push({ text, mark: marked?.mark ?? null, change: marked?.change ?? null });
      line.isChanged ||= marked !== undefined;
    },
    onclosetag(name) {
      if (name === 'p') line = null;
      else if (name === 'ins' || name === 'del') marks.pop();
    },
  });
  parser.end(html);
  const { inserted, deleted } = summary.words;
  return { lines, changes: summary.changes.length, inserted, deleted };
}
