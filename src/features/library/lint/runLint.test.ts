import { describe, expect, test } from 'vitest';
import { on, serious } from './exampleErrors.ts';
import { exampleLibrary, FILLER, GROUP, type Parts, provision, text } from './exampleLibrary.ts';
import { loadingProblems, runLint } from './runLint.ts';

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
      'a bill that changes a group as a whole and in a part',
      {
        bill: {
          inForce: 'others',
          inForceDate: undefined,
          affects: { acts: ['on-act'], groups: [GROUP] },
          parts: [{ what: 'Leaves', inForce: 'on date', inForceDate: '2026-01-01', groups: [GROUP] }],
        },
      },
      /^bills: on-1: names standards\/leaves\/sick-leave as a whole and in a part/,
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
      'high confidence on what is partly from memory',
      on({ editorNote: 'The notice is from general knowledge.' }),
      /^standing: ON: has high confidence, and rests in part on general knowledge/,
    ],
    [
      'what nobody has read',
      on({
        confidence: 'medium',
        open: 'Nothing was read.',
        sources: [{ type: 'general-knowledge', ref: 'memory' }],
      }),
      /^standing: ON: rests on general knowledge alone/,
    ],
    [
      'a doubt that only editors know',
      on({ confidence: 'medium', editorNote: 'The notice is from general knowledge.' }),
      /^standing: ON: rests in part on general knowledge, which `open` does not tell readers/,
    ],
    [
      'medium confidence that does not say what is open',
      on({ confidence: 'medium' }),
      /^standing: ON: is of medium confidence with an official source/,
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
      'versions under a text without a start',
      on({ effectiveDate: undefined, versions: [{ to: '2024-01-01', text: 'Once.' }] }),
      /effectiveDate is missing/,
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
    [
      'a column without a heading',
      on({ text: `${text(5)}\n\n| | Hours |\n|---|---|\n| Federal | 3 |` }),
      /^markup: ON: a column of a table has no heading/,
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
  ])('%s', (_, parts, expected) => {
    expect(serious(parts).join('\n')).toMatch(new RegExp(expected.source, 'm'));
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
