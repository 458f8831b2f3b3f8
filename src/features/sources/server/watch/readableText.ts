import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Elements that say nothing to a reader. */
const UNREAD = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'select',
  'head',
]);
/** Elements that stand within a line. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const MAX_TITLE = 200;
const MAX_LINES = 20_000;

/** What a page says: its title, and its paragraphs, items and table rows, a line each. Nothing of its HTML is kept. */
export interface ReadableText {
  title: string | null;
  lines: string[];
}

const tidy = (text: string): string => text.replace(/[\s\u00a0\u200b\u00ad]+/g, ' ').trim();

/** Reads the text of an HTML page. It may be broken in any way. */
export function readableText(html: string): ReadableText {
  const lines: string[] = [];
  let line = '';
  let title = '';
  let inTitle = false;
  const unread: string[] = [];
  const end = (): void => {
    const said = tidy(line);
    if (said !== '' && lines.length < MAX_LINES) lines.push(said);
    line = '';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (name === 'title') inTitle = title === '';
      else if (UNREAD.has(name)) unread.push(name);
      else if (name === 'td' || name === 'th') line += line.trim() === '' ? '' : ' | ';
      else if (!INLINE.has(name)) end();
    },
    ontext(text) {
      if (inTitle) title += text;
      else if (unread.length === 0) line += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      else if (UNREAD.has(name)) unread.splice(unread.lastIndexOf(name), 1);
      else if (name !== 'td' && name !== 'th' && !INLINE.has(name)) end();
    },
  });
  parser.end(html);
  end();
  return { title: tidy(title).slice(0, MAX_TITLE) || null, lines };
}

/** The same for plain text. */
export const readablePlain = (text: string): ReadableText => ({
  title: null,
  lines: text.split(/\r?\n/).map(tidy).filter(Boolean).slice(0, MAX_LINES),
});

/** What tells one state of a page from another. */
export const fingerprintOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');
