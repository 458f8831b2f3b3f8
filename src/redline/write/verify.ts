import type { Sides } from '../compare/align.ts';
import type { Doc } from '../read/document.ts';
import { newRoot, readStrict } from '../read/strictHtml.ts';
import { decoded, straightQuotes } from '../read/words.ts';

/**
 * Whether a written redline keeps its promises: it is strict HTML (so that parsing moves nothing), its text
 * without insertions is the old text, and without deletions the new, white space aside; what was kept has the
 * new text's quotation marks.
 */
export function isFaithful(html: string, sides: Sides): boolean {
  const texts = textsOf(html);
  if (texts === null || texts.fresh !== textOf(sides.fresh)) return false;
  return straightQuotes(texts.old) === straightQuotes(textOf(sides.old));
}

/** As `isFaithful`, for a document in which only one side's text stands. */
export function isFaithfulTo(html: string, doc: Doc): boolean {
  return textsOf(html)?.all === textOf(doc);
}

const SPACE = /\s+|&nbsp;/g;

function bare(text: string): string {
  return decoded(text.replace(SPACE, ''));
}

/** The text of a document's tokens, without white space. Images have none. */
function textOf(doc: Doc): string {
  let text = '';
  for (const { start, end, parts } of doc.tokens) {
    if (parts) for (const part of parts) text += doc.source.slice(part.start, part.end);
    else if (doc.source.charCodeAt(start) !== LESS_THAN) text += doc.source.slice(start, end);
  }
  return bare(text);
}

const LESS_THAN = 60;

function textsOf(html: string): { old: string; fresh: string; all: string } | null {
  let old = '';
  let fresh = '';
  let all = '';
  let inserted = 0;
  let deleted = 0;
  const count = (tag: string, by: number): void => {
    if (tag === 'ins') inserted += by;
    else if (tag === 'del') deleted += by;
  };
  const accepted = readStrict(
    html,
    newRoot(),
    {
      opened: (el) => count(el.rule.tag, 1),
      closed: (el) => count(el.rule.tag, -1),
      text: (_el, start, end) => {
        const text = html.slice(start, end);
        if (inserted === 0) old += text;
        if (deleted === 0) fresh += text;
        all += text;
      },
      leaf: () => {},
    },
    true,
  );
  return accepted ? { old: bare(old), fresh: bare(fresh), all: bare(all) } : null;
}
