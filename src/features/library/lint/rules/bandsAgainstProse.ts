import { isLimit } from '../../../provisions/bands.ts';
import type { FieldContent } from '../../format/provisionGroup.ts';
import { valueOn } from '../../format/valueOn.ts';
import { columnUnit, limitOf } from '../currentValues.ts';
import type { DatedText } from '../datedText.ts';
import type { Finding } from '../finding.ts';
import { numbersIn, type SaidNumber, sameMeasure, type Unit } from '../prose/measures.ts';

type Problem = Pick<Finding, 'severity' | 'message'> & { key: string };

type Said = Pick<SaidNumber, 'amount' | 'unit' | 'bound'>;

interface Band {
  threshold: Said;
  amounts: { amount: number; unit: Unit }[];
}

/** The lower limit of a band, and then what it gives. */
const limitFirst = (cells: [string, unknown][]): [string, unknown][] => [
  ...cells.filter(([name]) => name === 'atLeast' || name === 'moreThan'),
  ...cells.filter(([name]) => !isLimit(name)),
];

/** The first cell of a row is its threshold, as a number or in words ("90 days", "50 to 199"); the others are its amounts. */
function bandOf(field: FieldContent, row: object): Band | undefined {
  const cells = Object.entries(row);
  const [first, ...others] = field.type === 'bands' ? limitFirst(cells) : cells;
  if (!first) return undefined;
  const [column, cell] = first;
  const unit = columnUnit(column);
  const said =
    field.type === 'bands'
      ? limitOf(field, cell)
      : typeof cell === 'number'
        ? { amount: cell, unit }
        : numbersIn(String(cell))[0];
  const amounts = others.flatMap(([name, amount]) => {
    const amountUnit = columnUnit(name);
    return typeof amount === 'number' && amountUnit ? [{ amount, unit: amountUnit }] : [];
  });
  return said && amounts.length > 0
    ? { threshold: { ...said, unit: said.unit ?? unit }, amounts }
    : undefined;
}

/** A line that begins by naming an upper bound speaks of the band before. */
const UPPER_BOUND = /^\W*(less than|under|up to|fewer than|before|until|below|at most|not more than)\b/i;

const near = (a: Said, b: Said): boolean => {
  const [unitA, unitB] = [a.unit, b.unit];
  if (!unitA || !unitB) return a.amount === b.amount || a.bound === b.amount;
  if (unitA === 'people' && unitB === 'people' && a.bound === b.amount) return true;
  return sameMeasure({ amount: a.amount, unit: unitA }, { amount: b.amount, unit: unitB });
};

/** A threshold stands at the head of its line: "after 3 months: 1 week". Further in, the line is a sentence of its own. */
const FURTHEST_WORDS = 3;
const bounded = (line: string): SaidNumber[] => {
  const numbers = UPPER_BOUND.test(line) ? [] : numbersIn(line);
  const head = line
    .slice(0, numbers[0]?.at ?? 0)
    .split(/\s+/)
    .filter(Boolean);
  return head.length > FURTHEST_WORDS ? [] : numbers;
};

/** A line's numbers of a unit; where it has none, its bare ones, whose unit stands in the heading. */
function given(others: SaidNumber[], unit: Unit): SaidNumber[] {
  const exact = others.filter((number) => number.unit === unit);
  return exact.length > 0 ? exact : others.filter((number) => number.unit === undefined);
}

/**
 * The bands of a table value (notice by length of service, vacation by years) against the lists and tables of the text: a line
 * that begins with a band's threshold gives that band's amount, and no line begins with a threshold that no band has while a
 * band is without its line.
 */
export function bandProblems(text: DatedText): Problem[] {
  const lines = [
    ...new Set(
      text.passages.filter(({ passage }) => passage.kind !== 'sentence').map(({ passage }) => passage.line),
    ),
  ];
  return Object.entries(text.values).flatMap(([key, rows]): Problem[] => {
    const value = valueOn(rows, text.day);
    const field = text.fields[key];
    if (!field || (field.type !== 'table' && field.type !== 'bands') || !Array.isArray(value)) return [];
    const bands = value.flatMap((row) => (typeof row === 'object' ? (bandOf(field, row) ?? []) : []));
    const told = new Set<Band>();
    const strays: string[] = [];
    const problems = lines.flatMap((line): Problem[] => {
      const [first, ...others] = bounded(line);
      if (!first) return [];
      const band = bands.find(({ threshold }) => near(first, threshold));
      if (!band) {
        const isBand = bands.some(
          ({ threshold, amounts }) =>
            threshold.unit === first.unit &&
            amounts.some(({ unit }) => others.some((other) => other.unit === unit)),
        );
        if (isBand) strays.push(line);
        return [];
      }
      told.add(band);
      return band.amounts.flatMap(({ amount, unit }): Problem[] => {
        const numbers = given(others, unit);
        if (numbers.length === 0 || numbers.some((number) => near(number, { amount, unit }))) return [];
        const message = `has ${amount} ${unit} at ${band.threshold.amount} ${band.threshold.unit ?? ''}, but the text says "${line}"`;
        return [{ key, severity: 'error', message }];
      });
    });
    const untold = bands.find((band) => !told.has(band));
    if (untold && strays.length > 0 && told.size > 0) {
      const message = `has a band at ${untold.threshold.amount} ${untold.threshold.unit ?? ''} that the text does not list; it lists "${strays[0]}"`;
      problems.push({ key, severity: 'error', message });
    }
    return problems;
  });
}
