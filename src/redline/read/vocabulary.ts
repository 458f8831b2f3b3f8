import { decoded, straightQuotes } from './words.ts';

/** The word that stands for an empty element, so that empty cells and paragraphs keep their place. */
export const NOTHING = 0;

/**
 * How much it matters that a word is kept: matching "the" is no evidence that two sentences are the same one.
 */
const CONTENT = 1;
const ENUMERATOR = 0.6;
const COMMON = 0.4;
const SIGN = 0.2;

const COMMON_WORDS = new Set(
  (
    'the a an of to in and or for by is be with on at as that this any if it its not shall may must under has been than from ' +
    'le la les l de des du d et ou un une à au aux en dans par pour que qui ne pas est être sur ce cette sa son ses'
  ).split(' '),
);

const HAS_LETTER = /[\p{L}\p{N}]/u;

/** Numbers for words, shared by both sides of one comparison, so that equal words are equal numbers. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>([['', NOTHING]]);
  /** How much matching the word counts, by its number. */
  readonly weight: number[] = [0];
  /** Whether the word has a letter or digit (or is an image), by its number. */
  readonly counted: boolean[] = [false];

  /** The number of a word as written in strict HTML text. */
  word(source: string): number {
    const number = this.#numbers.get(source);
    if (number !== undefined) return number;
    const plain = straightQuotes(decoded(source));
    if (plain === source) return this.#add(source, source);
    return this.#remember(source, this.#numbers.get(plain) ?? this.#add(plain, plain));
  }

  /**
   * The number of a word that is set above or below the line: the 2 of m² is not the 2 of m2, nor is a
   * footnote's number.
   */
  offLine(source: string, tag: string): number {
    const key = `\0${tag} ${straightQuotes(decoded(source))}`;
    return this.#numbers.get(key) ?? this.#add(key, source);
  }

  /** The number of something that is not text, told apart by `identity`. */
  object(identity: string): number {
    const key = `\0${identity}`;
    return this.#numbers.get(key) ?? this.#add(key, 'image');
  }

  #add(key: string, plain: string): number {
    const hasLetter = HAS_LETTER.test(plain);
    this.weight.push(weigh(plain, hasLetter));
    this.counted.push(hasLetter);
    return this.#remember(key, this.weight.length - 1);
  }

  #remember(key: string, number: number): number {
    this.#numbers.set(key, number);
    return number;
  }
}

function weigh(plain: string, hasLetter: boolean): number {
  if (!hasLetter) return SIGN;
  if (plain.startsWith('(')) return ENUMERATOR;
  return COMMON_WORDS.has(plain.toLowerCase()) ? COMMON : CONTENT;
}
