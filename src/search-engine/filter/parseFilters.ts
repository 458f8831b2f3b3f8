import { type Comparison, type Filter, isIn } from './filter.ts';

/** A request that cannot be answered, with a message for the one who wrote it. */
export class RequestError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.name = 'RequestError';
    this.status = status;
  }
}

/** Which attributes a request may filter by. */
export interface FilterAttributes {
  readonly values: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

const MAX_FILTER = 8_192;
const DEEPEST_FILTER = 20;
const MAX_CONDITIONS = 500;

type Token = { readonly text: string; readonly at: number; readonly quoted: boolean };

const TOKEN =
  /\s*(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(<=|>=|!=|[()<>=:])|([^\s()<>=!:"'](?:[^\s()<>=!:]|!(?!=))*))/gy;

/**
 * Reads the `filters` language: `area:"Human Rights" AND (bills:"Bill 149" OR NOT jurisdictionName:Ontario)
 * AND updatedAt >= 1700000000 AND year:2020 TO 2024`. AND binds tighter than OR. An empty text is no filter
 * (null). Throws RequestError where it cannot be read, is too long, too deep, or names an attribute that is
 * not filterable.
 */
export function parseFilters(text: string, attributes: FilterAttributes): Filter | null {
  if (text.length > MAX_FILTER)
    throw new RequestError(`filters must not be longer than ${MAX_FILTER} characters.`);
  if (text.trim() === '') return null;
  return new Parser(text, attributes).parse();
}

class Parser {
  readonly #tokens: Token[];
  readonly #attributes: FilterAttributes;
  readonly #length: number;
  #next = 0;
  #conditions = 0;

  constructor(text: string, attributes: FilterAttributes) {
    this.#tokens = readTokens(text);
    this.#attributes = attributes;
    this.#length = text.length;
  }

  parse(): Filter {
    const filter = this.#any(0);
    if (this.#next < this.#tokens.length) this.#fail('expected AND, OR or the end');
    return filter;
  }

  #any(depth: number): Filter {
    const parts = [this.#all(depth)];
    while (this.#word('OR')) parts.push(this.#all(depth));
    return parts.length === 1 ? (parts[0] as Filter) : { kind: 'or', parts };
  }

  #all(depth: number): Filter {
    const parts = [this.#one(depth)];
    while (this.#word('AND')) parts.push(this.#one(depth));
    return parts.length === 1 ? (parts[0] as Filter) : { kind: 'and', parts };
  }

  #one(depth: number): Filter {
    if (depth > DEEPEST_FILTER)
      throw new RequestError(`filters must not nest deeper than ${DEEPEST_FILTER}.`);
    if (this.#word('NOT')) return { kind: 'not', part: this.#one(depth + 1) };
    if (this.#symbol('(')) {
      const inner = this.#any(depth + 1);
      if (!this.#symbol(')')) this.#fail('expected )');
      return inner;
    }
    return this.#condition();
  }

  #condition(): Filter {
    if (++this.#conditions > MAX_CONDITIONS)
      throw new RequestError(`filters must not hold more than ${MAX_CONDITIONS} conditions.`);
    const attribute = this.#value('expected an attribute');
    const symbol = this.#tokens[this.#next];
    if (!symbol || symbol.quoted || !/^(:|<=|>=|!=|<|>|=)$/.test(symbol.text))
      return this.#fail(`expected : or a comparison after ${attribute}`);
    this.#next++;
    if (symbol.text !== ':') return this.#compare(attribute, symbol.text as Comparison, this.#number());
    const value = this.#value(`expected a value for ${attribute}`);
    if (this.#word('TO')) {
      return {
        kind: 'and',
        parts: [
          this.#compare(attribute, '>=', this.#toNumber(value)),
          this.#compare(attribute, '<=', this.#number()),
        ],
      };
    }
    if (this.#attributes.values.has(attribute)) return isIn(attribute, [value]);
    if (this.#attributes.numbers.has(attribute)) return this.#compare(attribute, '=', this.#toNumber(value));
    throw new RequestError(`filters: ${attribute} is not an attribute to filter by.`);
  }

  #compare(attribute: string, comparison: Comparison, value: number): Filter {
    if (!this.#attributes.numbers.has(attribute))
      throw new RequestError(`filters: ${attribute} is not a number to compare.`);
    return { kind: 'compare', attribute, comparison, value };
  }

  #number(): number {
    return this.#toNumber(this.#value('expected a number'));
  }

  #toNumber(text: string): number {
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value))
      throw new RequestError(`filters: ${text} is not a number.`);
    return value;
  }

  #word(word: 'AND' | 'OR' | 'NOT' | 'TO'): boolean {
    const token = this.#tokens[this.#next];
    if (!token || token.quoted || token.text !== word) return false;
    this.#next++;
    return true;
  }

  #symbol(symbol: '(' | ')'): boolean {
    const token = this.#tokens[this.#next];
    if (!token || token.quoted || token.text !== symbol) return false;
    this.#next++;
    return true;
  }

  #value(expected: string): string {
    const token = this.#tokens[this.#next];
    if (!token || (!token.quoted && /^(AND|OR|TO|<=|>=|!=|[()<>=:])$/.test(token.text)))
      return this.#fail(expected);
    this.#next++;
    return token.text;
  }

  #fail(problem: string): never {
    const at = this.#tokens[this.#next]?.at ?? this.#length;
    throw new RequestError(`filters: ${problem} at position ${at}.`);
  }
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) {
      if (text.slice(at).trim() === '') break;
      throw new RequestError(`filters: cannot be read at position ${at}.`);
    }
    const [, quoted, symbol, bare] = match;
    if (quoted) tokens.push({ text: quoted.slice(1, -1).replace(/\\(.)/gs, '$1'), at, quoted: true });
    else tokens.push({ text: (symbol ?? bare) as string, at, quoted: false });
  }
  return tokens;
}
