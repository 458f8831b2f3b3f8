import { valueOn } from '../../format/valueOn.ts';
import { type PolicyInContext, plain, type Rule } from '../context.ts';
import { numbersOf, wordsOfValue } from '../currentValues.ts';
import { agrees, say } from '../datedText.ts';
import type { Finding } from '../finding.ts';
import { type Measure, measuresIn, numbersIn, sameMeasure } from '../prose/measures.ts';

const FIELD = /\[[^[\]\n]*\]/g;

function fieldProblems(text: string): string[] {
  const fields = text.match(FIELD) ?? [];
  const problems = fields
    .filter((field) => !/[A-Za-z]{2}/.test(field))
    .map((field) => `"${field}" says nothing`);
  if (fields.length === 0) problems.push('has no field to fill in: [role responsible], for one');
  if (/[[\]]/.test(text.replace(FIELD, ''))) {
    problems.push('has a square bracket without its other half, or one inside another');
  }
  return problems;
}

/** Figures that the employer did not choose and the provision does not know. What stands in brackets is the employer's. */
function unknownFigures({ text, provision }: PolicyInContext): string[] {
  if (!provision) return [];
  const { content, day, fields, prose } = provision;
  const known: Pick<Measure, 'amount' | 'unit'>[] = measuresIn(prose);
  const said = numbersIn(prose);
  const bare = new Set(said.flatMap(({ unit, amount }) => (unit ? [] : [amount])));
  const amounts = new Set(said.map(({ amount }) => amount));
  for (const [key, rows] of Object.entries(content.values)) {
    const value = valueOn(rows, day);
    const field = fields[key];
    if (value === undefined || !field) continue;
    known.push(...numbersOf(key, field, value), ...wordsOfValue(value));
    if (typeof value === 'number') amounts.add(value);
  }
  return measuresIn(plain(text.replace(FIELD, '')))
    .filter(
      (measure) =>
        (measure.digits || measure.amount !== 1) &&
        !known.some((one) => agrees(measure, one) || sameMeasure(measure, one)) &&
        !bare.has(measure.amount) &&
        (measure.strict || !amounts.has(measure.amount)),
    )
    .map(
      (measure) => `says ${say(measure)}, which the provision does not: use a value, or put it in brackets`,
    );
}

/**
 * A sample policy is ready to adopt: its values are there to be filled in, what the employer decides stands in square
 * brackets, and every other figure is one of the provision's own.
 */
export const policies: Rule = (context) =>
  context.policies.flatMap((policy) =>
    [...policy.problems, ...fieldProblems(policy.text), ...unknownFigures(policy)].map(
      (message): Finding => ({
        severity: 'error',
        rule: 'policies',
        file: policy.file,
        where: policy.jurisdiction,
        message,
      }),
    ),
  );

/** The part of it that loading needs: every value that a policy names is there. */
export const policyValues: Rule = (context) =>
  context.policies.flatMap(({ file, jurisdiction, problems }) =>
    problems.map(
      (message): Finding => ({ severity: 'error', rule: 'policies', file, where: jurisdiction, message }),
    ),
  );
