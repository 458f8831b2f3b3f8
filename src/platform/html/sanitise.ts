import sanitizeHtml from 'sanitize-html';

/**
 * Tags nested deeper are dropped and their words kept: nobody writes them, and they would slow every reader
 * and export.
 */
const DEEPEST = 40;

/**
 * The one allow-list for HTML that anyone enters or the library holds (decisions 6). What is not on it loses
 * its tag and keeps its words; scripts and styles lose both.
 *
 * - headings `h3` to `h6` (the page itself owns `h1` and `h2`, which become `h3`)
 * - `p`, `br`, `blockquote`, `ul`, `ol` (with `start`), `li`
 * - `table`, `caption`, `thead`, `tbody`, `tfoot`, `tr`, `th` and `td` (with `colspan`, `rowspan`; `th` with
 * `scope`)
 * - `strong`, `em`, `u`, `s`, `sub`, `sup` (`b`, `i`, `strike`, `del` and `ins` become these: redlines own
 * `ins` and `del`)
 * - `a` with an `href` of http, https, mailto, or a path of this site; links elsewhere get `rel="noopener
 * noreferrer"`
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h3', 'h4', 'h5', 'h6', 'p', 'br', 'blockquote', 'ul', 'ol', 'li'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'a'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  nestingLimit: DEEPEST,
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    ins: 'u',
    a: (tagName, { href }): sanitizeHtml.Tag => ({
      tagName,
      attribs: { ...(href ? { href } : {}), ...(isElsewhere(href) ? { rel: 'noopener noreferrer' } : {}) },
    }),
  },
};

const isElsewhere = (href: string | undefined): boolean => /^https?:/i.test(href?.trim() ?? '');

/** HTML with nothing in it but the allow-list above, and no NUL, which no database keeps. */
export const sanitiseHtml = (html: string): string =>
  sanitizeHtml(html.replaceAll('\u0000', ''), ALLOWED).trim();
