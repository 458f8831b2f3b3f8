import { describe, expect, test } from 'vitest';
import { counts, coverageTable } from './coverage.ts';
import { exampleLibrary, FILLER, GROUP, type Parts, provision, text } from './exampleLibrary.ts';
import { loadingProblems, runLint } from './runLint.ts';

const serious = (parts: Parts) =>
  runLint(exampleLibrary(parts))
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, where, message }) => `${rule}: ${where}: ${message}`);

const on = (parts: Record<string, unknown>): Parts => ({ provisions: { ON: provision(parts) } });
const listed = (lines: string[], rest = FILLER) =>
  `${lines.map((line) => `- ${line}`).join('\n')}\n\n${rest}`;

test('a good library has no errors', () => {
  expect(serious({})).toEqual([]);
});

describe('errors', () => {
  test.each<[string, Parts, RegExp]>([
    ['an unanswered jurisdiction', { without: 'ON' }, /^completeness: ON: is not answered/],
    [
      'a policy without a provision',
      { without: 'ON', policies: { ON: { text: 'We …' } } },
      /^completeness: ON: has a policy/,
    ],
    [
      'an unknown act',
      on({ acts: [{ id: 'on-none' }] }),
      /^references: ON acts on-none: is not in acts.yaml/,
    ],
    [
      'a regulation cited as an act',
      on({ acts: [{ id: 'on-regulation' }] }),
      /is a regulation, cited as a act/,
    ],
    ['the act of another province', on({ acts: [{ id: 'bc-act' }] }), /belongs to BC/],
    [
      'an act cited twice',
      on({
        acts: [
          { id: 'on-act', sections: 's 1' },
          { id: 'on-act', sections: 's 2' },
        ],
      }),
      /cited twice/,
    ],
    [
      'a section that cannot be read',
      on({ acts: [{ id: 'on-act', sections: 'section 4' }] }),
      /^sections: ON on-act: "section 4"/,
    ],
    [
      'a dead reference',
      on({ seeAlso: ['standards/leaves/none'] }),
      /^references: ON seeAlso: standards\/leaves\/none is not in taxonomy/,
    ],
    ['a reference to itself', on({ seeAlso: [GROUP] }), /points at itself/],
    [
      'a rule for an unknown industry',
      { rule: { industries: ['none'] } },
      /^references: sr-1: none is not in industries/,
    ],
    ['a rule for an unknown group', { rule: { groups: ['a/b/c'] } }, /^references: sr-1: a\/b\/c is not/],
    [
      'a requirement of an unknown group',
      { requirement: { group: 'a/b/c' } },
      /^references: ck-1: a\/b\/c is not/,
    ],
    [
      'a bill that changes another legislature’s act',
      { bill: { affects: { acts: ['bc-act'] } } },
      /^references: on-1: bc-act belongs to BC/,
    ],
    [
      'high confidence on nothing',
      on({ sources: [{ type: 'general-knowledge', ref: 'memory' }], verification: 'unverified' }),
      /^standing: ON: has high confidence, but no statute or government page of today/,
    ],
    [
      'a verification that no source bears out',
      on({ verification: 'official-text' }),
      /^standing: ON: is called official-text/,
    ],
    [
      'a page without an address',
      on({ sources: [{ type: 'page', ref: 'a website' }] }),
      /^standing: ON: "a website"/,
    ],
    [
      'high confidence on a commercial page',
      on({ sources: [{ type: 'page', ref: 'https://law-firm.test/' }] }),
      /^standing: ON: has high confidence, but no statute or government page of today behind it \(secondary-page\)/,
    ],
    [
      'high confidence on a statute that was amended since',
      on({ sources: [{ type: 'official-text', ref: 'act@2024-01-01.xml', date: '2024-01-01' }] }),
      /^standing: ON: .*\(older-official-text\)/,
    ],
    [
      'an official page that is no government’s',
      on({ sources: [{ type: 'official-page', ref: 'https://docslib.org/doc/1' }] }),
      /^standing: ON: docslib.org is called an official page/,
    ],
    [
      'what rests on a digest alone',
      on({ confidence: 'medium', sources: [{ type: 'page', ref: 'https://www.newsbang.com/x' }] }),
      /^standing: ON: rests on a forum/,
    ],
    [
      'an official page that does not bear out the text',
      on({ sources: [{ type: 'official-page', ref: 'https://www.ontario.ca/law', bears: ['unpaidDays'] }] }),
      /^standing: ON: has high confidence/,
    ],
    [
      'a day later than the evidence',
      on({ asOf: '2026-11-02' }),
      /^standing: ON: is as of 2026-11-02, but its evidence reaches to 2026-11-01/,
    ],
    [
      'a cell not established without why',
      on({ values: { unpaidDays: [{ state: 'unknown' }] } }),
      /^values: ON unpaidDays: is not established: say why/,
    ],
    [
      'bands out of order',
      on({
        values: {
          scale: [
            {
              value: [
                { atLeast: 'P2Y', weeks: 2 },
                { moreThan: 'P90D', weeks: 1 },
              ],
            },
          ],
        },
      }),
      /^values: ON scale: has thresholds out of order/,
    ],
    [
      'a band without a threshold',
      on({ values: { scale: [{ value: [{ weeks: 2 }] }] } }),
      /^values: ON scale: has a row without atLeast or moreThan/,
    ],
    [
      'a threshold that is no duration',
      on({ values: { scale: [{ value: [{ atLeast: 3, weeks: 2 }] }] } }),
      /^values: ON scale: 3 is not a duration/,
    ],
    ['no source at all', on({ sources: [], confidence: 'medium' }), /^standing: ON: has no source/],
    [
      'a page checked before it was written',
      on({ sources: [{ type: 'page', ref: 'https://a.test', date: '2026-05-01', checked: '2026-04-01' }] }),
      /^dates: ON sources/,
    ],
    ['a value below its range', on({ values: { unpaidDays: -1 } }), /^values: ON unpaidDays: -1 is below 0/],
    [
      'a value above its range',
      on({ values: { unpaidDays: 31 }, text: text(31) }),
      /^values: ON unpaidDays: 31 is above 30/,
    ],
    [
      'a value of another type',
      on({ values: { unpaidDays: 'five' } }),
      /^values: ON unpaidDays: "five" is not a number/,
    ],
    ['a value that is no field', on({ values: { other: 1 } }), /^values: ON other: is not a field/],
    [
      'rows of a table that differ',
      on({ values: { bands: [{ afterYears: 1, weeks: 1 }, { afterYears: 2 }] } }),
      /^values: ON bands: has rows with different columns/,
    ],
    [
      'a list that names something twice',
      on({ values: { grounds: ['age', 'age'] } }),
      /^values: ON grounds: names something twice/,
    ],
    [
      'values that overlap',
      on({
        values: {
          unpaidDays: [
            { value: 5, from: '2025-01-01' },
            { value: 3, from: '2024-01-01', to: '2025-01-01' },
          ],
        },
      }),
      /^dates: ON unpaidDays: two rows hold at once/,
    ],
    [
      'an old value without an end',
      on({
        values: {
          unpaidDays: [
            { value: 5, from: '2025-01-01' },
            { value: 3, from: '2024-01-01' },
          ],
        },
      }),
      /has no end/,
    ],
    [
      'values that are not newest first',
      on({
        values: {
          unpaidDays: [
            { value: 5, from: '2024-01-01', to: '2024-12-31' },
            { value: 5, from: '2025-01-01', to: '2026-01-01' },
          ],
        },
      }),
      /^dates: ON unpaidDays: rows are not newest first/,
    ],
    [
      'a value that ends before it starts',
      on({ values: { unpaidDays: [{ value: 5, from: '2025-01-01', to: '2024-01-01' }] } }),
      /^dates: ON unpaidDays: ends on/,
    ],
    [
      'a rule that begins after the day the text is good to',
      on({ effectiveDate: '2027-01-01' }),
      /^dates: ON effectiveDate/,
    ],
    [
      'a version that overlaps the present',
      on({ versions: [{ to: '2025-01-01', text: 'Once.' }] }),
      /^dates: ON versions 1: still holds/,
    ],
    [
      'versions under a text without a start',
      on({ effectiveDate: undefined, versions: [{ to: '2024-01-01', text: 'Once.' }] }),
      /effectiveDate is missing/,
    ],
    [
      'an announcement of the past',
      on({ upcoming: [{ from: '2026-01-01', overview: 'More days.' }] }),
      /^dates: ON upcoming/,
    ],
    [
      'HTML in the text',
      on({ text: `<b>An employee</b> may take 5 days.\n\n${FILLER}` }),
      /^markup: ON: HTML does not belong/,
    ],
    [
      'a heading that is too big',
      on({ text: `## Sick leave\n\n${text(5)}` }),
      /^markup: ON: "Sick leave" is a heading above/,
    ],
    [
      'a script for a link',
      on({ text: `${text(5)}\n\n[here](javascript:alert)` }),
      /^markup: ON: the link to javascript:alert/,
    ],
    ['a picture', on({ text: `${text(5)}\n\n![x](https://a.test/x.png)` }), /^markup: ON: a picture/],
    ['a placeholder', on({ text: `${text(5)} The date is TBD.` }), /^plain-language: ON: "TBD"/],
    [
      'a link that says nothing',
      on({ warning: 'Click here for more.' }),
      /^plain-language: ON warning: "Click here"/,
    ],
    [
      'too few words',
      on({ text: 'An employee may take 5 unpaid days.' }),
      /^plain-language: ON: has 7 words/,
    ],
    [
      'too many words',
      on({ text: `${text(5)} ${FILLER} ${FILLER}` }),
      /^plain-language: ON: has 2\d\d words/,
    ],
    [
      'a bill at no stage',
      { bill: { status: 'Report Stage' } },
      /^bills: on-1: "Report Stage" is no stage of ON/,
    ],
    [
      'a bill that starts on a date it does not have',
      { bill: { inForce: 'on date' } },
      /^bills: on-1: it starts on date, but no inForceDate/,
    ],
    [
      'a bill with several dates and no parts',
      { bill: { inForce: 'others' } },
      /^bills: on-1: has several start dates/,
    ],
    [
      'assent before introduction',
      { bill: { assentDate: '2024-01-01' } },
      /^bills: on-1: assent \(2024-01-01\) comes before/,
    ],
    [
      'assent without the status',
      { bill: { status: 'First Reading' } },
      /^bills: on-1: has an assent date, but its status/,
    ],
    [
      'a bill long passed that starts on a day of assent it does not have',
      { bill: { assentDate: undefined } },
      /^bills: on-1: started on assent, but has no assentDate/,
    ],
    ['a filed bill', { bill: { status: 'Filed' } }, /^bills: on-1: is a bill, so its status is not Filed/],
    [
      'an unknown act of a requirement',
      { requirement: { acts: [{ id: 'on-none' }] } },
      /^references: ck-1 acts on-none: is not in acts.yaml/,
    ],
    [
      'a section of an exemption that cannot be read',
      { rule: { regulations: [{ id: 'on-regulation', sections: 'art 4' }] } },
      /^sections: sr-1 on-regulation: "art 4"/,
    ],
    [
      'a section of a bill that cannot be read',
      { bill: { sections: 'somewhere' } },
      /^sections: on-1: "somewhere"/,
    ],
    [
      'a placeholder in an earlier text',
      on({ versions: [{ to: '2024-12-31', text: 'Lorem ipsum 5 unpaid days.' }] }),
      /^plain-language: ON version until 2024-12-31: "Lorem"/,
    ],
    [
      'a placeholder in a duty',
      on({ deadlines: [{ on: '03-01', duty: 'File the TBD.' }] }),
      /^plain-language: ON: "TBD"/,
    ],
    [
      'a yearly duty that is due only once',
      { requirement: { deadline: '2027-03-01', frequency: 'yearly' } },
      /^deadlines: ck-1: is yearly, but falls due on one day only/,
    ],
    [
      'a yearly day for what is done once',
      { requirement: { deadline: '03-01', frequency: 'once' } },
      /^deadlines: ck-1: falls due yearly, but is once/,
    ],
    [
      'a duty that is due before it exists',
      { requirement: { deadline: '2026-03-01', from: '2027-01-01' } },
      /^deadlines: ck-1: falls due on 2026-03-01, before the duty exists/,
    ],
    [
      'a duty said twice',
      on({
        deadlines: [
          { on: '03-01', duty: 'File it.' },
          { on: '03-01', duty: 'File it.' },
        ],
      }),
      /^deadlines: ON deadlines: says a duty twice/,
    ],
    [
      'a requirement for nobody',
      { requirement: { minEmployees: 20, maxEmployees: 19 } },
      /^checklists: ck-1: applies from 20 to 19/,
    ],
  ])('%s', (_, parts, expected) => {
    expect(serious(parts).join('\n')).toMatch(new RegExp(expected.source, 'm'));
  });

  test('a checklist for Nunavut', () => {
    const library = exampleLibrary();
    const [first] = library.checklists;
    if (first) library.checklists = [{ ...first, jurisdiction: 'NU', file: 'checklists/NU.yaml' }];
    expect(runLint(library).map(({ message }) => message)).toContain('NU has no checklist (specification 9)');
  });

  test('a notice for nothing, a notice that is missing, a question asked twice', () => {
    const library = exampleLibrary();
    const notice = { key: 'a', area: 'no-such-area', title: 'A', text: 'A.' };
    const question = { question: 'Why?', answer: 'Because.' };
    library.guidance = { notices: [notice], announcements: [], help: [question, question] };
    const messages = runLint(library).flatMap(({ rule, message }) => (rule === 'guidance' ? [message] : []));
    expect(messages).toEqual(
      expect.arrayContaining(['there is no area no-such-area', 'has no notice', 'comes twice']),
    );
  });

  test('two entries of one id', () => {
    const library = exampleLibrary();
    library.industries.push({ id: 'mining', name: 'Mining again', kind: 'industry' });
    expect(loadingProblems(library).map(({ where }) => where)).toEqual(['mining']);
  });

  test('a file in the wrong place', () => {
    const library = exampleLibrary();
    const [group] = library.groups;
    if (group) group.file = 'provisions/standards/leaves/other.yaml';
    expect(runLint(library).map(({ rule }) => rule)).toContain('completeness');
  });

  test('language that only a lawyer reads', () => {
    const hard =
      'Notwithstanding organizational considerations, employers administering discretionary compensation arrangements necessitate comprehensive documentation demonstrating proportionality, accountability and transparency throughout implementation.';
    expect(
      serious(
        on({ text: `An employee may take 5 unpaid days.\n\n${Array(4).fill(hard).join('\n\n')}` }),
      ).join(),
    ).toMatch(/reads at grade/);
  });
});

describe('values against the prose', () => {
  const bands = [
    { afterMonths: 3, weeks: 1 },
    { afterYears: 1, weeks: 2 },
    { afterYears: 5, weeks: 5 },
  ].map((band) => ({ after: band.afterMonths ? '3 months' : `${band.afterYears} years`, weeks: band.weeks }));
  const wage = (value: number, from = '2025-10-01') => ({
    hourly: [
      { value, from },
      { value: 17.2, from: '2024-10-01', to: '2025-09-30' },
    ],
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    [
      'another number',
      { text: text(4) },
      /unpaidDays: is 5 days, which the text does not state; it says 4 days/,
    ],
    [
      'the right number, and a wrong one about the same thing',
      { text: `${text(5)} The unpaid sick days are 4 days in a year for students.` },
      /unpaidDays: is 5 days, but the text says 4 days/,
    ],
    [
      'a wage that moved on',
      { values: wage(17.6), text: `Pay at least $17.20 an hour.\n\n${FILLER}` },
      /hourly: is \$17.60/,
    ],
    [
      'a wage beside which the old one still stands',
      {
        values: wage(17.6),
        text: `Pay at least $17.60 an hour. No rate is lower: students get $17.20 too.\n\n${FILLER}`,
      },
      /hourly: was or will be \$17.20/,
    ],
    [
      'a band of a list',
      {
        values: { bands },
        text: listed(['after 3 months: 1 week', 'after 1 year: 3 weeks', 'after 5 years: 5 weeks']),
      },
      /bands: has 2 weeks at 1 years, but the text says "after 1 year: 3 weeks"/,
    ],
    [
      'a band of a table',
      {
        values: { bands },
        text: `| Service | Notice |\n|---|---|\n| 3 months | 1 week |\n| 1 year, less than 5 | 2 weeks |\n| 5 years | 4 weeks |\n\n${FILLER}`,
      },
      /bands: has 5 weeks at 5 years/,
    ],
    [
      'a band that the text puts elsewhere',
      {
        values: { bands },
        text: listed(['after 3 months: 1 week', 'after 1 year: 2 weeks', 'after 6 years: 5 weeks']),
      },
      /bands: has a band at 5 years that the text does not list/,
    ],
    [
      'a count of a list',
      {
        values: { grounds: ['age', 'race', 'sex', 'religion', 'disability'] },
        text: `The Code names 6 protected grounds.\n\n${FILLER}`,
      },
      /grounds: lists 5, but the text counts "6 protected grounds"/,
    ],
    [
      'a number of an earlier version',
      {
        values: {
          unpaidDays: [
            { value: 5, from: '2025-01-01' },
            { value: 3, to: '2024-12-31' },
          ],
        },
        versions: [{ to: '2024-12-31', text: text(5) }],
      },
      /version until 2024-12-31 unpaidDays: is 3 days, which the text does not state; it says 5 days/,
    ],
  ])('contradicts: %s', (_, parts, expected) => {
    expect(serious(on(parts)).join('\n')).toMatch(expected);
  });

  test.each<[string, Record<string, unknown>]>([
    ['the number in words', { text: `An employee may take five unpaid days a year.\n\n${FILLER}` }],
    [
      'the number in another unit',
      { values: { bands: [{ after: '12 months', weeks: 2 }] }, text: listed(['after 1 year: 2 weeks']) },
    ],
    [
      'numbers that count something else',
      { text: `${text(5)} Ask within 10 hours, and pay within 3 months.` },
    ],
    ['a date beside it', { text: `${text(5)} Since January 4, 2025 that is so.` }],
    [
      'what it was, said as such',
      { values: wage(17.6), text: `Pay at least $17.60 an hour, up from $17.20.\n\n${FILLER}` },
    ],
    [
      'what it will be, said as such',
      {
        values: {
          hourly: [
            { value: 18, from: '2027-04-01' },
            { value: 17.6, from: '2026-04-01', to: '2027-03-31' },
          ],
        },
        text: `Pay at least $17.60 an hour. It rises to $18.00 on April 1, 2027.\n\n${FILLER}`,
      },
    ],
    ['no days at all', { values: { unpaidDays: 0 }, text: `There is no sick leave.\n\n${FILLER}` }],
    [
      'the upper end of a band',
      {
        values: { bands },
        text: listed(['less than 1 year: 1 week', 'after 1 year: 2 weeks', 'after 5 years: 5 weeks']),
      },
    ],
    [
      'a part of a list',
      {
        values: { grounds: ['age', 'race', 'sex', 'religion', 'disability'] },
        text: `2 of these grounds are new.\n\n${FILLER}`,
      },
    ],
  ])('agrees: %s', (_, parts) => {
    expect(serious(on(parts))).toEqual([]);
  });

  test('what day it is plays no part: a scheduled value is not asked of the text before its start', () => {
    const scheduled = {
      unpaidDays: [
        { value: 8, from: '2026-11-02' },
        { value: 5, from: '2025-01-01', to: '2026-11-01' },
      ],
    };
    expect(serious(on({ values: scheduled }))).toEqual([]);
    expect(serious({ ...on({ values: scheduled }), stated: '2026-11-02' }).join()).toMatch(
      /unpaidDays: is 8 days/,
    );
  });
});

describe('a sentence copied between jurisdictions', () => {
  const copied = 'Everyone who has worked for you gets 5 unpaid days in each year of work.';
  const said = `${copied}\n\n${FILLER}`;

  test('is an error where the values differ in what it counts', () => {
    const errors = serious({
      provisions: {
        BC: provision({ text: said }),
        ON: provision({ values: { unpaidDays: 8 }, text: `${said}\n\nThat makes 8 days.` }),
      },
    });
    expect(errors.join()).toMatch(/duplicated-sentences: ON: says the same as BC, though unpaidDays differs/);
  });

  test('is fine where they agree, or where it counts nothing', () => {
    expect(serious({ provisions: { BC: provision({ text: said }), ON: provision({ text: said }) } })).toEqual(
      [],
    );
  });
});

test('the coverage table marks each provision by how well it was checked', () => {
  const library = exampleLibrary({
    provisions: { AB: provision({ verification: 'unverified', confidence: 'low' }) },
    without: 'YT',
  });
  expect(coverageTable(library)).toContain(`${GROUP}  u   P   P   P   P   P   P   P   P   P   P   P   P   .`);
  expect(counts(library)).toContain('deadlines      0 of checklists, 0 of provisions');
  expect(counts(library)).toContain(
    '13 in 1 groups; 12 (92.3%) at secondary-page or better; 1 of low confidence',
  );
});

test('the counts name what is announced and what falls due', () => {
  const library = exampleLibrary({
    provisions: {
      ON: provision({
        values: {
          unpaidDays: [
            { value: 8, from: '2027-07-01' },
            { value: 5, from: '2025-01-01', to: '2027-06-30' },
          ],
        },
        upcoming: [{ from: '2027-07-01', overview: 'More days.' }, { overview: 'A second leave.' }],
        deadlines: [{ on: '02-29', duty: 'File it.' }],
      }),
    },
    requirement: { deadline: '03-01', frequency: 'yearly' },
  });
  expect(counts(library)).toContain('upcoming       2 changes announced by provisions');
  expect(counts(library)).toContain('deadlines      1 of checklists, 1 of provisions');
});
