import { expect, test } from 'vitest';
import type { Provision } from '../../../provisions/contract.ts';
import { type DocumentInput, makeDocument } from './reportDocument.ts';

const provision = (parts: Partial<Provision> = {}): Provision =>
  ({
    ...{ id: 'p', jurisdictionName: 'Ontario', isPublished: true, updatedAt: '2026-06-01T16:00:00.000Z' },
    ...{ area: { id: 'a', name: 'Standards' }, topic: { id: 't', name: 'Hours' } },
    provisionGroup: { id: 'g', name: 'Daily hours' },
    ...{ description: '<p>Eight hours.</p>', warning: null, policy: null, values: [], upcomingChanges: [] },
    ...{ acts: [], regulations: [], references: [], specialRules: [], notCovered: [], notes: [] },
    ...{ verification: 'unverified', verified: null, confidence: 'high', open: null },
    ...parts,
  }) as Provision;
const documentOf = (provisions: Provision[], parts: Partial<DocumentInput> = {}) =>
  makeDocument({
    ...{ name: 'Report', reportPath: '/m/reports/r', ownerName: 'Ada', accountName: 'Shop', provisions },
    ...{ outOfReach: 0, withNotes: false, withPolicies: false, sources: new Map(), on: null },
    ...{ now: new Date('2026-11-27T03:00:00Z'), productName: 'Lawleaf', baseUrl: 'https://law.test' },
    ...parts,
  });
const entryOf = (parts: Partial<Provision>, input: Partial<DocumentInput> = {}) => {
  const entry = documentOf([provision(parts)], input).areas[0]?.groups[0]?.entries[0];
  if (!entry) throw new Error('No entry.');
  return entry;
};
const asides = (parts: Partial<Provision>, input: Partial<DocumentInput> = {}) =>
  entryOf(parts, input).asides.map(({ kind, title }) => `${kind}: ${title}`);

test('areas and groups stand in the order of the report, each once', () => {
  const at = (id: string, area: string, group: string) =>
    provision({ id, area: { id: area, name: area }, provisionGroup: { id: group, name: group } });
  const { areas } = documentOf([at('1', 'b', 'y'), at('2', 'a', 'x'), at('3', 'b', 'y')]);
  expect(
    areas.map(({ name, groups }) => [name, groups.map(({ entries }) => entries.map(({ id }) => id))]),
  ).toEqual([
    ['b', [['1', '3']]],
    ['a', [['2']]],
  ]);
});

test('it is as of the day in Toronto, where it is still the evening before', () => {
  expect(documentOf([]).asOf).toBe('As of November 26, 2026 (Toronto time)');
});

test('the law of another day says that day and when it was told, and its links lead to it', () => {
  const document = documentOf([provision()], { on: '2024-02-29' });
  expect(document.asOf).toBe('The law on February 29, 2024, told on November 26, 2026 (Toronto time)');
  expect(document.url).toBe('https://law.test/m/reports/r?on=2024-02-29');
  expect(document.areas[0]?.groups[0]?.entries[0]?.url).toBe(
    'https://law.test/m/builder/a/t?on=2024-02-29#p',
  );
});

test('what is left out and what nobody verified is said first, and nothing where all is well', () => {
  const verified = { against: 'a page', on: '2026-01-01', date: null } as unknown as Provision['verified'];
  expect(documentOf([provision({ verified })]).warnings).toEqual([]);
  expect(documentOf([provision(), provision({ verified })], { outOfReach: 2 }).warnings).toEqual([
    '2 provisions of this report are outside your plan and are not in this file.',
    expect.stringMatching(/^1 provision/),
  ]);
});

test('notes and policy language come only where they were asked for', () => {
  const parts = {
    policy: '<p>Policy.</p>',
    notes: [{ createdBy: { fullName: 'Zoé' }, text: '<p>Note.</p>', reminder: null }],
  } as unknown as Partial<Provision>;
  expect(asides(parts)).toEqual([]);
  expect(asides(parts, { withNotes: true })).toEqual(['note: Note by Zoé']);
  expect(asides(parts, { withPolicies: true })).toEqual(['policy: Sample policy']);
});

test('a change is named by its bill, else by its act, else as a change, with the day on which it starts', () => {
  const change = (bill: string | null, affectedAct: string | null, inForceDate: string | null) => ({
    ...{ bill: bill && { name: bill }, affectedAct, inForceDate, changesOverview: '<p>More.</p>' },
  });
  const upcomingChanges = [
    change('Bill 1', 'Act', '2027-01-01'),
    change(null, 'Act', null),
    change(null, null, null),
  ] as unknown as Provision['upcomingChanges'];
  const found = entryOf({ upcomingChanges }).asides;
  expect(found.map(({ title }) => title)).toEqual([
    ...['Upcoming change: Bill 1', 'Upcoming change: Act', 'Upcoming change'],
  ]);
  expect(found.map(({ html }) => html)).toEqual([
    ...['<p>More.</p><p>In force: Jan 01, 2027.</p>', '<p>More.</p>', '<p>More.</p>'],
  ]);
});

test('lines that are words stay words in a text of HTML', () => {
  const [aside] = entryOf({
    notCovered: [{ text: 'Fewer than <5> & casual' }] as Provision['notCovered'],
  }).asides;
  expect(aside?.html).toBe('<ul><li>Fewer than &lt;5&gt; &amp; casual</li></ul>');
});

test('a text that is not written yet says so, and one of no known day when its history begins', () => {
  expect(entryOf({ description: null }).html).toBe('<p>Details coming soon.</p>');
  const onDay = {
    day: '2020-01-01',
    reach: 'before',
    from: null,
    to: null,
    begins: '2026-01-01',
    rulesNotKept: false,
  } as const;
  expect(entryOf({ description: '', onDay }, { on: '2020-01-01' }).html).toContain('begins Jan 01, 2026');
});

test('what readers do not see is marked, and a law is cited with its sections', () => {
  const acts = [
    { id: '1', name: 'Act', sections: null, url: null },
    { id: '2', name: 'Code', sections: 's 5', url: 'https://a.ca' },
  ];
  const entry = entryOf({
    isPublished: false,
    acts,
    regulations: [{ id: '3', name: 'Reg', sections: null, url: null }],
  });
  expect(entry.jurisdiction).toBe('Ontario (Unpublished)');
  expect(entry.cited.map(({ text }) => text)).toEqual(['Act', expect.stringMatching(/^Code, .*5$/), 'Reg']);
});
