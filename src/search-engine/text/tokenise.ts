import { fold } from './fold.ts';

/**
 * The words of a text in order: the folded term, and where it stands in the text (UTF-16 offsets, end
 * exclusive).
 */
export interface Tokens {
  readonly text: string;
  readonly terms: string[];
  readonly starts: number[];
  readonly ends: number[];
}

/** A longer run of letters is no word; it is cut so that one hostile text cannot swell the vocabulary. */
const MAX_TERM = 64;

const OTHER = 1;
const DIGIT = 2;
/** A small ASCII letter: already folded. */
const PLAIN = 3;
const LETTER = 4;

/** The kind of each UTF-16 code unit; 0 where it was not met yet. */
const kinds = new Uint8Array(65_536);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  kinds[code] = /[0-9]/.test(character)
    ? DIGIT
    : /[a-z]/.test(character)
      ? PLAIN
      : /[A-Z]/.test(character)
        ? LETTER
        : OTHER;
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code)) return OTHER; // past the end
  const known = kinds[code] as number;
  if (known !== 0) return known;
  const kind = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code)) ? LETTER : OTHER;
  kinds[code] = kind;
  return kind;
}

function wordEnd(text: string, from: number): number {
  let at = from;
  while (kindAt(text, at) !== OTHER) at++;
  return at;
}

const APOSTROPHES = "'’‘ʼ";

/**
 * Cuts a text into words. Numbers keep their decimals and fractions ("57.1", "285/01") and lose their
 * thousands commas; "B.C." is one word; a possessive 's is dropped, "don't" is joined, "l'avis" is two words.
 * Everything else splits.
 */
export function tokenise(text: string): Tokens {
  const terms: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const length = text.length;
  let at = 0;
  while (at < length) {
    let kind = kindAt(text, at);
    if (kind === OTHER) {
      at++;
      continue;
    }
    const start = at;
    let plain = true;
    do {
      if (kind === LETTER) plain = false;
      kind = kindAt(text, ++at);
    } while (kind !== OTHER);
    let end = at;
    let word = text.slice(start, end);
    if (at + 1 < length && kindAt(text, at + 1) !== OTHER && isJoiner(text.charCodeAt(at))) {
      const joined = readJoined(text, start, end);
      if (joined.word !== word) plain = false;
      ({ word, end, next: at } = joined);
    }
    if (word.length > MAX_TERM) word = word.slice(0, MAX_TERM);
    const term = plain ? word : fold(word);
    if (term === '') continue; // nothing but accents
    terms.push(term);
    starts.push(start);
    ends.push(end);
  }
  return { text, terms, starts, ends };
}

const joiners = new Set([...`.,/${APOSTROPHES}`].map((joiner) => joiner.charCodeAt(0)));
const isJoiner = (code: number): boolean => joiners.has(code);

/**
 * Goes on from a word that a dot, comma, slash or apostrophe ties to the next: the whole word, its end, and
 * where to read on.
 */
function readJoined(text: string, start: number, end: number): { word: string; end: number; next: number } {
  const joiner = text[end] as string;
  const word = text.slice(start, end);
  if (APOSTROPHES.includes(joiner)) {
    const tailEnd = wordEnd(text, end + 1);
    const tail = text.slice(end + 1, tailEnd);
    if (tail === 's' || tail === 'S') return { word, end, next: tailEnd };
    if (tail.length <= 2 && end - start > 1) return { word: word + tail, end: tailEnd, next: tailEnd };
    return { word, end, next: end };
  }
  if (kindAt(text, end - 1) === DIGIT && kindAt(text, end + 1) === DIGIT) return readNumber(text, start, end);
  if (joiner === '.' && end - start === 1) return readAcronym(text, start);
  return { word, end, next: end };
}

/** From the first digits on: decimals and fractions stay, a comma before exactly three digits goes. */
function readNumber(
  text: string,
  start: number,
  firstEnd: number,
): { word: string; end: number; next: number } {
  let word = text.slice(start, firstEnd);
  let end = firstEnd;
  while (
    '.,/'.includes(text[end] ?? ' ') &&
    kindAt(text, end - 1) === DIGIT &&
    kindAt(text, end + 1) === DIGIT
  ) {
    const partEnd = wordEnd(text, end + 1);
    const part = text.slice(end + 1, partEnd);
    if (text[end] === ',') {
      if (!/^[0-9]{3}$/.test(part)) break;
      word += part;
    } else word += (text[end] as string) + part;
    end = partEnd;
  }
  return { word, end, next: end };
}

/** Single letters with dots between them ("B.C.", "O.H.S.") read as one word. */
function readAcronym(text: string, start: number): { word: string; end: number; next: number } {
  let word = text[start] as string;
  let end = start + 1;
  while (text[end] === '.' && kindAt(text, end + 1) >= PLAIN && wordEnd(text, end + 1) === end + 2) {
    word += text[end + 1];
    end += 2;
  }
  return { word, end, next: end };
}
