import { valueOn } from '../../format/valueOn.ts';
import type { LintContext, PolicyInContext, Rule } from '../context.ts';
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
function unknownFigures(
  { text, provision, borrowed }: PolicyInContext,
  plain: LintContext['plain'],
): string[] {
  if (!provision) return [];
  const { content, day, fields, prose } = provision;
  const known: Pick<Measure, 'amount' | 'unit'>[] = measuresIn(prose);
  known.push(...measuresIn(borrowed.join('\n')));
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

/** The field that lists what the law requires a policy to contain. */
const CONTENTS = 'policyContents';
const normal = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ');

/** What the law requires a policy to contain, and the policy does not say where it does. */
function missingContents({ text, provision, meets }: PolicyInContext, plain: LintContext['plain']): string[] {
  if (!provision) return [];
  const required = valueOn(provision.content.values[CONTENTS] ?? [], provision.day);
  const wanted = Array.isArray(required) ? required.map(String) : [];
  const prose = normal(plain(text));
  const missing = wanted
    .filter((item) => !(item in meets))
    .map((item) => `does not say where it meets "${item}" (meets)`);
  const stray = Object.keys(meets)
    .filter((item) => !wanted.includes(item))
    .map((item) => `meets "${item}", which the provision does not require`);
  const unsaid = Object.entries(meets)
    .filter(([, words]) => !prose.includes(normal(words)))
    .map(([item, words]) => `meets "${item}" with "${words}", which its text does not say`);
  return [...missing, ...stray, ...unsaid];
}

const findingOf = ({ file, jurisdiction }: PolicyInContext, message: string): Finding => ({
  severity: 'error',
  rule: 'policies',
  file,
  where: jurisdiction,
  message,
});

/** The words of a policy: its values are there to be filled in, and every other figure is one of the provision's own. */
export const policyWords: Rule = (context) =>
  context.policies.flatMap((policy) =>
    [...policy.problems, ...fieldProblems(policy.text), ...unknownFigures(policy, context.plain)].map(
      (message) => findingOf(policy, message),
    ),
  );

/**
 * A sample policy is ready to adopt: its values are there to be filled in, what the employer decides stands in square
 * brackets, every other figure is one of the provision's own, and it says where it meets what the law requires.
 */
export const policies: Rule = (context) => [
  ...policyWords(context),
  ...context.policies.flatMap((policy) =>
    missingContents(policy, context.plain).map((message) => findingOf(policy, message)),
  ),
];

/** The part of it that loading needs: every value that a policy names is there. */
export const policyValues: Rule = (context) =>
  context.policies.flatMap(({ file, jurisdiction, problems }) =>
    problems.map(
      (message): Finding => ({ severity: 'error', rule: 'policies', file, where: jurisdiction, message }),
    ),
  );
