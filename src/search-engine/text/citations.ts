import type { Tokens } from './tokenise.ts';

/** A way the law cites by number, such as "s. 57", "ss 23, 23.1" or "Bill C-27". */
export interface CitationRule {
  /** Stands before the number in the index ("s" makes the term `s#57`). Lower-case letters. */
  readonly id: string;
  /** Folded words that introduce the number: s, ss, section, sections … */
  readonly words: readonly string[];
  /** "54(1)(a)" is also found by 54(1) and 54, "2-14" is one number, and lists and ranges are read. */
  readonly sections?: boolean;
  /** The number may carry a letter before it: C-27, S-211. */
  readonly letters?: boolean;
}

export interface Citation {
  /** The terms it is indexed under, widest first: `s#54`, `s#54(1)`. */
  readonly terms: readonly string[];
  /**
   * Index of the first and the last word it was read from; a list's later entries begin at their own number.
   */
  readonly first: number;
  readonly last: number;
}

const WIDEST_RANGE = 60;
const LIST_WORDS = new Set(['and', 'or', 'to', 'through', 'et', 'ou', 'a']);
const isNumber = (term: string | undefined): term is string => term !== undefined && /^[0-9]/.test(term);

type Leads = ReadonlyMap<string, CitationRule>;
const leadsOf = new WeakMap<readonly CitationRule[], Leads>();

function leads(rules: readonly CitationRule[]): Leads {
  let found = leadsOf.get(rules);
  if (!found) {
    found = new Map(rules.flatMap((rule) => rule.words.map((word) => [word, rule] as const)));
    leadsOf.set(rules, found);
  }
  return found;
}

/** The citations in a text, in order. */
export function readCitations(tokens: Tokens, rules: readonly CitationRule[]): Citation[] {
  if (rules.length === 0) return [];
  const byWord = leads(rules);
  const found: Citation[] = [];
  for (let at = 0; at < tokens.terms.length; at++) {
    const term = tokens.terms[at] as string;
    const rule = byWord.get(term);
    if (rule && /^[.\s]*$/.test(gap(tokens, at))) readList(tokens, at, rule, found);
    else if (!rule) {
      const glued = /^([a-z]{1,4})([0-9].*)$/.exec(term);
      const gluedRule = glued && byWord.get(glued[1] as string);
      if (glued && gluedRule?.sections) readNumber(tokens, at, at, glued[2] as string, gluedRule, found);
    }
  }
  return found;
}

/** What stands between a word and the next. */
const gap = (tokens: Tokens, at: number): string =>
  tokens.text.slice(tokens.ends[at], tokens.starts[at + 1] ?? tokens.text.length);

function readList(tokens: Tokens, lead: number, rule: CitationRule, found: Citation[]): void {
  let first = lead;
  let at = lead + 1;
  for (;;) {
    const last = readNumber(tokens, first, at, undefined, rule, found);
    if (last < 0 || !rule.sections) return;
    const between = gap(tokens, last).replace(/^\)/, '').trim();
    const next = tokens.terms[last + 1];
    if ((between === ',' || between === '&') && isNumber(next)) at = last + 1;
    else if (
      LIST_WORDS.has(next ?? '') &&
      (between === '' || between === ',') &&
      isNumber(tokens.terms[last + 2])
    ) {
      at = last + 2;
      if (next === 'to' || next === 'through' || next === 'a') addRange(tokens, last, at, rule, found);
    } else return;
    first = at;
  }
}

/**
 * Reads one number at `at`, adds its citation, and answers the index of its last word, or -1 where no number
 * stands.
 */
function readNumber(
  tokens: Tokens,
  first: number,
  at: number,
  glued: string | undefined,
  rule: CitationRule,
  found: Citation[],
): number {
  let last = at;
  let number = glued ?? tokens.terms[at];
  if (number === undefined) return -1;
  if (rule.letters && /^[a-z]$/.test(number) && gap(tokens, at) === '-' && isNumber(tokens.terms[at + 1])) {
    last = at + 1;
    number += tokens.terms[last] as string;
  }
  if (!isNumber(number) && !(rule.letters && /^[a-z][0-9]+$/.test(number))) return -1;
  if (!rule.sections) {
    found.push({ terms: [`${rule.id}#${number}`], first, last });
    return last;
  }
  if (gap(tokens, last) === '-' && isNumber(tokens.terms[last + 1])) {
    last++;
    number += `-${tokens.terms[last]}`;
  }
  const terms = [`${rule.id}#${number}`];
  while (/^\)?\s?\($/.test(gap(tokens, last)) && /^[a-z0-9.]{1,5}$/.test(tokens.terms[last + 1] ?? '')) {
    if (!gap(tokens, last + 1).startsWith(')')) break;
    last++;
    number += `(${tokens.terms[last]})`;
    terms.push(`${rule.id}#${number}`);
  }
  found.push({ terms, first, last });
  return last;
}

/**
 * "ss. 54 to 60" is found by every number in between, "81.18 to 81.20" by 81.19; the ends are read as numbers of the list. Of
 * "35.2 to 39" and "51 to 55.1" how far the decimals go is not said: up to nine are taken.
 */
function addRange(tokens: Tokens, from: number, to: number, rule: CitationRule, found: Citation[]): void {
  for (const number of between(tokens.terms[from] as string, tokens.terms[to] as string))
    found.push({ terms: [`${rule.id}#${number}`], first: from, last: from });
}

const DOTTED = /^\d{1,5}(?:\.\d{1,3})*$/;
const DECIMALS = 9;

function between(low: string, high: string): string[] {
  if (!DOTTED.test(low) || !DOTTED.test(high)) return [];
  const lows = low.split('.').map(Number);
  const highs = high.split('.').map(Number);
  const shared = lows.findIndex((part, index) => part !== highs[index]);
  // "206 to 206.2": the second is within the first.
  if (shared < 0) return counted(0, highs[lows.length] ?? 0, `${low}.`);
  const [lowPart = 0, highPart = 0] = [lows[shared], highs[shared]];
  const prefix = lows
    .slice(0, shared)
    .map((part) => `${part}.`)
    .join('');
  if (highPart - lowPart > WIDEST_RANGE) return [];
  return [
    ...(lows.length > shared + 1 ? counted(lows[shared + 1] ?? 0, DECIMALS + 1, `${prefix}${lowPart}.`) : []),
    ...counted(lowPart, highPart, prefix),
    ...(highs.length > shared + 1
      ? [`${prefix}${highPart}`, ...counted(0, highs[shared + 1] ?? 0, `${prefix}${highPart}.`)]
      : []),
  ];
}

/** The numbers after `low` and before `high`, each behind a prefix; none where they are too many to be meant. */
function counted(low: number, high: number, prefix: string): string[] {
  if (high - low > WIDEST_RANGE) return [];
  return Array.from({ length: Math.max(0, high - low - 1) }, (_, index) => `${prefix}${low + 1 + index}`);
}
