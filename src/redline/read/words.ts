/**
 * Where words begin and end. A redline marks words, so this decides what a reader sees struck: `$15.50`,
 * `5%`, `12.1`, `employee’s`, `on-call` and `(iv)` are each one word; other punctuation stands alone.
 */

const SPACE = 1;
const WORD = 2;
const JOINER = 3;
const IDEOGRAPH = 4;
const SIGN = 5;

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const BLANK = /\s/;
/** Filled as characters are met; zero is "not met yet". */
const kinds = new Uint8Array(65536);

function kindOf(code: number): number {
  const known = kinds[code] as number;
  if (known !== 0) return known;
  const kind = classify(code);
  kinds[code] = kind;
  return kind;
}

function classify(code: number): number {
  const char = String.fromCharCode(code);
  if (BLANK.test(char)) return SPACE;
  if ("'’.,-\u2011".includes(char)) return JOINER;
  // Han, kana and hangul are written without spaces: one character is the smallest thing worth marking.
  if (code >= 0x3040 && code <= 0x9fff) return IDEOGRAPH;
  const halfOfPair = code >= 0xd800 && code <= 0xdfff;
  const emojiGlue = code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f);
  return halfOfPair || emojiGlue || LETTER.test(char) ? WORD : SIGN;
}

const AMPERSAND = 38;
const OPEN_PARENTHESIS = 40;
const CLOSE_PARENTHESIS = 41;
const PERCENT = 37;
const NBSP_ENTITY = '&nbsp;';
const APOSTROPHE_ENTITY = '&#39;';
const MAX_ENUMERATOR = 5;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isCurrency = (code: number): boolean => code === 36 || code === 0x20ac || code === 0xa3;

/** The first offset at or after `at` that is not white space (in HTML text with the six strict entities). */
export function skipSpace(text: string, at: number, to: number): number {
  let i = at;
  while (i < to) {
    const code = text.charCodeAt(i);
    if (kindOf(code) === SPACE) i++;
    else if (code === AMPERSAND && text.startsWith(NBSP_ENTITY, i)) i += NBSP_ENTITY.length;
    else break;
  }
  return i;
}

/** Whether the text ends in white space before `to`. */
export function endsInSpace(text: string, from: number, to: number): boolean {
  if (kindOf(text.charCodeAt(to - 1)) === SPACE) return true;
  return to - from >= NBSP_ENTITY.length && text.startsWith(NBSP_ENTITY, to - NBSP_ENTITY.length);
}

/** The end of the word that starts at `at`, which must not be white space. */
export function wordEnd(text: string, at: number, to: number): number {
  const code = text.charCodeAt(at);
  const kind = kindOf(code);
  if (kind === WORD) return lettersEnd(text, at, to);
  if (kind === IDEOGRAPH) return at + 1;
  if (code === AMPERSAND) return repeatsEnd(text, text.slice(at, text.indexOf(';', at) + 1), at, to);
  if (isCurrency(code) && at + 1 < to && isDigit(text.charCodeAt(at + 1)))
    return lettersEnd(text, at + 1, to);
  if (code === OPEN_PARENTHESIS) return enumeratorEnd(text, at, to);
  return repeatsEnd(text, text.charAt(at), at, to);
}

/** The end of a sign that may be repeated, as in `....` or a line to sign on. */
function repeatsEnd(text: string, sign: string, at: number, to: number): number {
  let end = at + sign.length;
  while (end < to && text.startsWith(sign, end)) end += sign.length;
  return end;
}

function lettersEnd(text: string, at: number, to: number): number {
  let i = at + 1;
  while (i < to) {
    const code = text.charCodeAt(i);
    const kind = kindOf(code);
    if (kind === WORD) {
      i++;
      continue;
    }
    const joiner = kind === JOINER ? 1 : joiningEntity(text, i, code);
    const next = i + joiner;
    if (joiner === 0 || next >= to || kindOf(text.charCodeAt(next)) !== WORD) break;
    i = next + 1;
  }
  if (i < to && text.charCodeAt(i) === PERCENT && isDigit(text.charCodeAt(i - 1))) return i + 1;
  return i;
}

function joiningEntity(text: string, at: number, code: number): number {
  return code === AMPERSAND && text.startsWith(APOSTROPHE_ENTITY, at) ? APOSTROPHE_ENTITY.length : 0;
}

/** `(a)`, `(iv)`, `(2.1)`, `(s)` are one word; a longer parenthesis opens as a sign of its own. */
function enumeratorEnd(text: string, at: number, to: number): number {
  const last = Math.min(to, at + MAX_ENUMERATOR + 2);
  for (let i = at + 1; i < last; i++) {
    const code = text.charCodeAt(i);
    if (code === CLOSE_PARENTHESIS && i > at + 1) return i + 1;
    if (kindOf(code) !== WORD && code !== 46) break;
  }
  return at + 1;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&#39;': "'",
};

/** Text as a reader sees it, from HTML text with the six strict entities. */
export function decoded(text: string): string {
  return text.includes('&') ? text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (e) => ENTITIES[e] ?? e) : text;
}

/** Plain text as HTML text with the strict entities. */
export function encoded(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\u00a0/g, NBSP_ENTITY);
}

const CURLY = /[\u2018\u2019\u201c\u201d]/;

/** Whether a quotation mark is straight or curly is a matter of typography: no lawyer marks it. */
export function straightQuotes(text: string): string {
  return CURLY.test(text) ? text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"') : text;
}
