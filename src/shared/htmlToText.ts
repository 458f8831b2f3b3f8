import { Parser } from 'htmlparser2';

const BLOCKS = new Set(['p', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'table', 'caption', 'tr']);

interface List {
  ordered: boolean;
  next: number;
}

/**
 * What sanitised HTML says, as plain text for search, comparison, email and the clipboard: paragraphs with an
 * empty line between them, list items with a dash or their number, table cells with a bar between them.
 */
export function htmlToText(html: string): string {
  let text = '';
  const lists: List[] = [];
  let cells = 0;
  const endLine = (): void => {
    text = text.replace(/[ \t]+$/, '');
    if (text && !text.endsWith('\n')) text += '\n';
  };
  const endBlock = (): void => {
    endLine();
    if (text && lists.length === 0 && !text.endsWith('\n\n')) text += '\n';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'br') endLine();
      else if (name === 'ul' || name === 'ol') {
        endLine();
        lists.push({ ordered: name === 'ol', next: Number(attributes.start ?? 1) || 1 });
      } else if (name === 'li') {
        endLine();
        const list = lists.at(-1);
        text += '  '.repeat(Math.max(0, lists.length - 1));
        text += list?.ordered ? `${list.next++}. ` : '- ';
      } else if (name === 'tr') {
        endLine();
        cells = 0;
      } else if (name === 'td' || name === 'th') {
        if (cells++ > 0) text = `${text.trimEnd()} | `;
      } else if (BLOCKS.has(name) && !/(^|\n)\s*(- |\d+\. )$/.test(text)) endBlock();
    },
    ontext(data) {
      const words = data.replace(/\s+/g, ' ');
      text += /(^|\s)$/.test(text) ? words.trimStart() : words;
    },
    onclosetag(name) {
      if (name === 'ul' || name === 'ol') lists.pop();
      if (name === 'tr' || name === 'li') endLine();
      else if (BLOCKS.has(name)) endBlock();
    },
  });
  parser.end(html);
  return text.trim();
}
