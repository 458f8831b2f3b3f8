import { describe, expect, test } from 'vitest';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { exampleLibrary, provision, text } from './exampleLibrary.ts';
import { loadingProblems, runLint } from './runLint.ts';

const REST =
  'This policy covers everyone who works for the Company, full time or part time. Tell your manager as soon as you can, in any way that suits you. ' +
  'You need not tell us more than we need to know in order to approve the time. We keep what you tell us private, and only those who arrange your pay and your shifts will see it. ' +
  'Your job, your seniority and your benefits go on as they are while you are away. Nobody may be punished for asking. ' +
  'The time is written in the pay records, so that you and we can both count it later. ' +
  'Where your contract or a collective agreement gives you more, that is what you get. Questions go to [role responsible].';

const policy = (rule: string): string => `${rule}\n\n${REST}`;
const GOOD = policy('You may take {{unpaidDays|days}} of unpaid leave in each year.');

const libraryWith = (ontario: string) =>
  exampleLibrary({
    policies: Object.fromEntries(
      JURISDICTION_CODES.map((code) => [code, { text: code === 'ON' ? ontario : GOOD }]),
    ),
  });
const errors = (ontario: string): string[] =>
  runLint(libraryWith(ontario))
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, where, message }) => `${rule}: ${where}: ${message}`);

test('a good policy has no errors', () => {
  expect(errors(GOOD)).toEqual([]);
});

describe('is an error', () => {
  test.each<[string, string, RegExp]>([
    [
      'a value that is no field',
      policy('You get {{paidDays}} days.'),
      /^policies: ON: paidDays is not a field/,
    ],
    [
      'a value that this jurisdiction does not have',
      policy('You get {{hourly}} an hour.'),
      /^policies: ON: hourly has no value/,
    ],
    [
      'a figure that the provision does not know',
      policy('You may take 6 days of unpaid leave in each year.'),
      /^policies: ON: says 6 days/,
    ],
    [
      'such a figure in words',
      policy('You may take six days of unpaid leave in each year.'),
      /^policies: ON: says 6 days/,
    ],
    ['no field to fill in', GOOD.replace('[role responsible]', 'the manager'), /has no field to fill in/],
    ['a bracket that stays open', `${GOOD} Write to [address.`, /square bracket without its other half/],
    ['an empty field', `${GOOD} Write to [ ].`, /"\[ \]" says nothing/],
    ['too few words', 'You may ask [role responsible].', /^plain-language: ON: has 5 words; 120 to 350/],
    ['too many words', `${GOOD}\n\n${REST}\n\n${REST}`, /^plain-language: ON: has \d+ words/],
    ['a placeholder', `${GOOD} The rest is TBD.`, /^plain-language: ON: "TBD"/],
    ['HTML', `${GOOD} <b>Now.</b>`, /^markup: ON: HTML/],
  ])('%s', (_, written, expected) => {
    expect(errors(written).join('\n')).toMatch(new RegExp(expected.source, 'm'));
  });

  test('a jurisdiction without a policy, where others of the group have one', () => {
    const found = runLint(exampleLibrary({ policies: { ON: { text: GOOD } } }));
    expect(found.map(({ where, message }) => `${where} ${message}`)).toContain('BC has no sample policy');
  });
});

test.each([
  ['a figure of the provision', policy('You may take 5 days of unpaid leave in each year.')],
  ['a figure that the employer fills in', policy('You may take [6 days] of unpaid leave in each year.')],
])('%s is no error', (_, written) => {
  expect(errors(written)).toEqual([]);
});

test('the figures of a policy are those of its own jurisdiction', () => {
  const library = exampleLibrary({
    provisions: { BC: provision({ values: { unpaidDays: 8 }, text: text(8) }) },
    policies: { BC: { text: policy('You may take 5 days of unpaid leave in each year.') } },
  });
  expect(runLint(library).map(({ where, message }) => `${where} ${message}`)).toContainEqual(
    expect.stringMatching(/^BC says 5 days/),
  );
});

test('a value that is missing keeps the library from being loaded', () => {
  expect(loadingProblems(libraryWith(policy('You get {{paidDays}} days.')))).toEqual([
    expect.objectContaining({ where: 'ON', severity: 'error' }),
  ]);
});

test('the contents that the law requires are met where the policy says so', () => {
  const required = { values: { policyContents: ['how to complain', 'who is responsible'] } };
  const errorsOf = (meets: Record<string, string>) => {
    const library = exampleLibrary({
      fields: { policyContents: { label: 'Contents', type: 'list' } },
      provisions: { ON: provision({ ...required, text: text(5) }) },
      policies: { ON: { text: policy('Complain to [name]. The manager answers for it.'), meets } },
    });
    return runLint(library)
      .filter(({ rule, where }) => rule === 'policies' && where === 'ON')
      .map(({ message }) => message);
  };
  expect(errorsOf({ 'how to complain': 'complain to', 'who is responsible': 'answers for it' })).toEqual([]);
  expect(errorsOf({ 'how to complain': 'complain to' })).toEqual([
    'does not say where it meets "who is responsible" (meets)',
  ]);
  expect(errorsOf({ 'how to complain': 'write to us', 'who is responsible': 'answers for it' })).toEqual([
    'meets "how to complain" with "write to us", which its text does not say',
  ]);
});
