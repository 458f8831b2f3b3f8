import Turndown from 'turndown';
import { markdownToHtml } from './markdown.ts';

const cellText = (cell: Element, turndown: Turndown): string =>
  turndown
    .turndown(cell.innerHTML)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();

/** The document here has lists that cannot be walked as others can. */
const listed = <T>(nodes: ArrayLike<T>): T[] => Array.from(nodes);

/** A table as GitHub's Markdown has it: one line a row. */
function tableRule(turndown: Turndown): Turndown.Rule {
  return {
    filter: 'table',
    replacement: (_, node) => {
      const rows = listed((node as Element).querySelectorAll('tr')).map((row) =>
        listed(row.querySelectorAll('th, td')).map((cell) => cellText(cell, turndown)),
      );
      const [head = [], ...body] = rows;
      const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
      return `\n\n${[line(head), `|${head.map(() => '---|').join('')}`, ...body.map(line)].join('\n')}\n\n`;
    },
  };
}

function makeTurndown(): Turndown {
  const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });
  turndown.addRule('table', tableRule(turndown));
  turndown.addRule('item', {
    filter: 'li',
    replacement: (content, node) => {
      const list = (node as Element).parentElement;
      const start = Number(list?.getAttribute('start') ?? 1);
      const place = listed(list?.children ?? []).indexOf(node as Element);
      const mark = list?.tagName === 'OL' ? `${start + place}. ` : '- ';
      return `${mark}${content.trim().replace(/\n/g, `\n${' '.repeat(mark.length)}`)}\n`;
    },
  });
  // What Markdown has no words for stays as it is.
  turndown.keep(['u', 's', 'sub', 'sup']);
  return turndown;
}

let made: Turndown | undefined;

/** HTML without the spaces between its tags, which no reader sees. */
export const squeezeHtml = (html: string): string =>
  html.replace(/\s+/g, ' ').replace(/> /g, '>').replace(/ </g, '<').trim();

/**
 * Sanitised HTML as the Markdown that reads the same: what Markdown cannot say (cells that span others, lists in cells) stays HTML, so
 * that the way back loses nothing.
 */
export function htmlToMarkdown(html: string): string {
  made ??= makeTurndown();
  const markdown = made.turndown(html).trim();
  if (squeezeHtml(markdownToHtml(markdown)) === squeezeHtml(html)) return markdown;
  return html.replace(/\n\s*\n/g, '\n').trim();
}
