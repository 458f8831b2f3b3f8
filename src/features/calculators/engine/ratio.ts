const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/**
 * An exact number, as a fraction of whole numbers. Wages, hours and weeks are reckoned with nothing else, so that a sum is what a
 * person gets with pencil and paper; rounding happens once, where an amount is stated.
 */
export class Ratio {
  readonly n: bigint;
  readonly d: bigint;

  private constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }

  /** Throws RangeError for a division by nothing. */
  static of(numerator: bigint | number, denominator: bigint | number = 1): Ratio {
    const [n, d] = [BigInt(numerator), BigInt(denominator)];
    if (d === 0n) throw new RangeError('A fraction cannot be of nothing.');
    const common = gcd(n, d) * (d < 0n ? -1n : 1n);
    return common === 0n ? new Ratio(0n, 1n) : new Ratio(n / common, d / common);
  }

  /** "1200.50", "7.5", "-3". Throws RangeError for anything else. */
  static parse(text: string): Ratio {
    const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
    if (whole === '') throw new RangeError(`"${text}" is not a decimal number`);
    return Ratio.of(BigInt(`${sign}${whole}${part}`), 10n ** BigInt(part.length));
  }

  /** A number of the library, which writes decimals: 1.5, 17.95. */
  static from(value: number): Ratio {
    return Ratio.parse(value.toFixed(4));
  }

  /** "3/52", as the library writes a part of a whole. */
  static fraction(text: string): Ratio {
    const [n = '', d = ''] = text.split('/');
    return Ratio.of(BigInt(n), BigInt(d));
  }

  plus(other: Ratio): Ratio {
    return Ratio.of(this.n * other.d + other.n * this.d, this.d * other.d);
  }

  minus(other: Ratio): Ratio {
    return Ratio.of(this.n * other.d - other.n * this.d, this.d * other.d);
  }

  times(other: Ratio): Ratio {
    return Ratio.of(this.n * other.n, this.d * other.d);
  }

  over(other: Ratio): Ratio {
    return Ratio.of(this.n * other.d, this.d * other.n);
  }

  /** Below zero, zero, or above it: as a sort asks. */
  compare(other: Ratio): number {
    const difference = this.n * other.d - other.n * this.d;
    return difference === 0n ? 0 : difference < 0n ? -1 : 1;
  }

  max(other: Ratio): Ratio {
    return this.compare(other) < 0 ? other : this;
  }

  min(other: Ratio): Ratio {
    return this.compare(other) > 0 ? other : this;
  }

  get isZero(): boolean {
    return this.n === 0n;
  }

  /** Dollars as whole cents, half a cent rounded up. Not for less than nothing. */
  toCents(): number {
    return Number((this.n * 200n + this.d) / (this.d * 2n));
  }

  /** In decimals, at most so many, without zeros at the end: "7.67", "7.5", "7". Not for less than nothing. */
  toText(decimals = 2): string {
    const scale = 10n ** BigInt(decimals);
    const digits = String((this.n * scale * 2n + this.d) / (this.d * 2n)).padStart(decimals + 1, '0');
    const [whole, part] = [digits.slice(0, -decimals || undefined), decimals ? digits.slice(-decimals) : ''];
    const rest = part.replace(/0+$/, '');
    return rest ? `${whole}.${rest}` : whole;
  }

  toNumber(): number {
    return Number(this.n) / Number(this.d);
  }
}

export const ZERO = Ratio.of(0);
export const ONE = Ratio.of(1);

const thousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/** "$18,800.00" of whole cents. */
export function centsText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}$${thousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** "$1,200.00" of dollars; rounded to the cent. */
export const dollars = (amount: Ratio): string => centsText(amount.toCents());
