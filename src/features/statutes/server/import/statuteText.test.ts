import { expect, test } from 'vitest';
import { StatuteText } from './statuteText.ts';

type Node = string | [name: string, attributes: Record<string, string>, ...inside: Node[]];
const el = (name: string, ...inside: Node[]): Node => [name, {}, ...inside];

function feed(text: StatuteText, node: Node): boolean {
  if (typeof node === 'string') {
    text.say(node);
    return true;
  }
  const [name, attributes, ...inside] = node;
  const isOpen = text.open(name, attributes) && inside.every((one) => feed(text, one));
  text.close(name);
  return isOpen;
}
const HEAD = { 'lims:pit-date': '2026-01-01', 'lims:current-date': '2026-02-01', 'xml:lang': 'en' };
const IDENTIFICATION = el(
  'Identification',
  el('ShortTitle', 'Labour', ' Code'),
  el('LongTitle', 'An Act about labour'),
  el('Chapter', el('ConsolidatedNumber', 'L-2')),
);
const law = (
  body: Node[],
  beside: Node[] = [],
  [root, head]: [root: string, head: Record<string, string>] = ['Statute', HEAD],
) => {
  const text = new StatuteText(100);
  feed(text, [root, head, IDENTIFICATION, el('Body', ...body), ...beside]);
  return text.end();
};
const sections = (...body: Node[]) => law(body)?.sections ?? [];
const section = (label: string, ...inside: Node[]): Node => el('Section', el('Label', label), ...inside);
const words = (text: string): Node => el('Text', text);

test('subsections and paragraphs get lines of their own, each behind its number', () => {
  const [one] = sections(
    section(
      '5',
      el(
        'Subsection',
        el('Label', '(1)'),
        words('An employer  shall\n'),
        el('Paragraph', el('Label', '(a)'), words('pay;')),
      ),
      el('Subsection', el('Label', '(2)'), words('Nothing else.')),
    ),
  );
  expect(one?.body).toBe('(1) An employer shall\n(a) pay;\n(2) Nothing else.');
});

test('the note at the margin of a section names it; those of its subsections and of history are no law', () => {
  const [one] = sections(
    el(
      'Section',
      el('MarginalNote', 'Hours'),
      el('Label', '5'),
      el('Subsection', el('MarginalNote', 'Not said'), el('Label', '(1)'), words('Eight.')),
      el('HistoricalNote', el('HistoricalNoteSubItem', '2020, c. 1')),
      el('Footnote', words('See below.')),
    ),
  );
  expect(one).toMatchObject({ label: '5', note: 'Hours', body: '(1) Eight.' });
});

test('a heading holds until one of its own level or above comes', () => {
  const heading = (level: string, text: string): Node => ['Heading', { level }, el('TitleText', text)];
  const found = sections(
    heading('1', 'Part I'),
    heading('2', 'Hours'),
    section('1', words('a')),
    heading('2', 'Pay'),
    section('2', words('b')),
    heading('1', 'Part II'),
    section('3', words('c')),
  );
  expect(found.map(({ part }) => part)).toEqual(['Part I › Hours', 'Part I › Pay', 'Part II']);
});

test('a number that comes again is counted, so that both sections are kept', () => {
  const found = sections(section('1', words('a')), section('1', words('b')), section('2', words('c')));
  expect(found.map(({ label, nth }) => `${label} ${nth}`)).toEqual(['1 1', '1 2', '2 1']);
});

test('a schedule stands under no heading of the body, and what is not in force is left out', () => {
  const schedule = (id: string | null, ...inside: Node[]): Node => ['Schedule', id ? { id } : {}, ...inside];
  const statute = law(
    [['Heading', { level: '1' }, el('TitleText', 'Part I')], section('1', words('a'))],
    [
      schedule(
        null,
        el('ScheduleFormHeading', el('Label', 'SCHEDULE II')),
        el('List', el('Item', words('Canada Day'))),
      ),
      schedule(null, el('List', el('Item', words('No name')))),
      schedule('NifProvs', section('9', words('Not in force.'))),
    ],
  );
  expect(statute?.sections.map(({ label, part, body }) => [label, part, body])).toEqual([
    ['1', 'Part I', 'a'],
    ['SCHEDULE II', null, 'Canada Day'],
    ['SCHEDULE', null, 'No name'],
  ]);
});

test('cells of a row stand beside each other, and rows below', () => {
  const row = (...cells: string[]): Node => el('row', ...cells.map((cell) => el('entry', cell)));
  const [one] = sections(section('1', el('TableGroup', el('table', row('Years', 'Weeks'), row('5', '3')))));
  expect(one?.body).toBe('Years | Weeks\n5 | 3');
});

test('the day of the last amendment is that of the section, else when it came into force, else unknown', () => {
  const dated = (attributes: Record<string, string>): Node => [
    'Section',
    attributes,
    el('Label', '1'),
    words('a'),
  ];
  const found = sections(
    dated({ 'lims:lastAmendedDate': '2019-09-01', 'lims:inforce-start-date': '2006-03-22' }),
    dated({ 'lims:inforce-start-date': '2006-03-22' }),
    dated({ 'lims:lastAmendedDate': 'soon' }),
    dated({}),
  );
  expect(found.map(({ amendedOn }) => amendedOn)).toEqual(['2019-09-01', '2006-03-22', null, null]);
});

test('the short title goes before the long one, however many pieces it comes in', () => {
  expect(law([section('1', words('a'))])).toMatchObject({
    title: 'Labour Code',
    number: 'L-2',
    currentTo: '2026-02-01',
  });
});

test('a regulation is one, in French, and what it is current to may be unknown', () => {
  const head = { 'lims:pit-date': '2026-01-01', 'xml:lang': 'fr' };
  expect(law([section('1', words('a'))], [], ['Regulation', head])).toMatchObject({
    ...{ kind: 'regulation', language: 'fr', asOf: '2026-01-01', currentTo: null },
  });
});

test('without a day, or without a section, there is no statute', () => {
  expect(law([])).toBeNull();
  expect(law([section('1', words('a'))], [], ['Statute', { 'lims:pit-date': '2026' }])).toBeNull();
  expect(law([section('1', words('a'))], [], ['Bill', HEAD])).toBeNull();
});

test('as many sections as may be are read, and one more is refused', () => {
  const read = (most: number) =>
    feed(new StatuteText(most), [
      'Statute',
      HEAD,
      IDENTIFICATION,
      el('Body', section('1', words('a')), section('2', words('b'))),
    ]);
  expect([read(2), read(1)]).toEqual([true, false]);
});
