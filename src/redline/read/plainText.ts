import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { ruleOf } from './grammar.ts';
import { encoded } from './words.ts';

const RAW_CONTENT = new Set('script style template noscript noembed noframes iframe'.split(' '));
const LETTER = /[a-z]/i;
const TAG_NAME = /[a-z][^\s/>]*/iy;
/** An ampersand that is not one of the six entities of strict HTML. */
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot|nbsp|#39);)/;

/**
 * The paragraphs of any HTML, as strict HTML text without tags, found without parsing. It is what is left to
 * compare when the markup itself is hostile. Linear time; never fails.
 */
export function plainParagraphs(html: string): string[] {
  const paragraphs: string[] = [];
  let paragraph = '';
  const endParagraph = (): void => {
    const text = paragraph.trim();
    if (text !== '') paragraphs.push(text);
    paragraph = '';
  };

  let at = 0;
  while (at < html.length) {
    const found = html.indexOf('<', at);
    const tagStart = found < 0 ? html.length : found;
    paragraph += textOf(html.slice(at, tagStart));
    if (found < 0) break;
    const next = html[tagStart + 1] ?? '';
    if (html.startsWith('<!--', tagStart)) {
      at = after(html, '-->', tagStart + 4);
    } else if (next === '!' || next === '?') {
      at = after(html, '>', tagStart);
    } else if (next !== '/' && !LETTER.test(next)) {
      paragraph += '&lt;';
      at = tagStart + 1;
    } else {
      const closing = next === '/';
      TAG_NAME.lastIndex = tagStart + (closing ? 2 : 1);
      const name = TAG_NAME.exec(html)?.[0].toLowerCase() ?? '';
      at = closing ? after(html, '>', tagStart) : afterTag(html, tagStart + 1 + name.length);
      if (ruleOf(name)?.block) endParagraph();
      else if (name === 'br') paragraph += ' ';
      if (!closing && RAW_CONTENT.has(name)) at = rawEnd(html, name, at);
    }
  }
  endParagraph();
  return paragraphs;
}

/**
 * Text between two tags as strict HTML text. Without a tag there is nothing that the standard's parser could
 * rearrange.
 */
function textOf(raw: string): string {
  const text = raw.replaceAll('\0', '');
  if (!OTHER_ENTITY.test(text)) return text.replaceAll('>', '&gt;');
  const nodes = parseFragment(text).childNodes as DefaultTreeAdapterMap['textNode'][];
  return encoded(nodes.map(({ value }) => value).join(''));
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** The offset after a start tag, past any `>` in quotes. */
function afterTag(html: string, from: number): number {
  let i = from;
  while (i < html.length) {
    const char = html[i];
    if (char === '>') return i + 1;
    if (char === '"' || char === "'") i = after(html, char, i + 1);
    else i++;
  }
  return i;
}

function rawEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? found.index : html.length;
}
