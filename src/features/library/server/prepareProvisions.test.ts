import { expect, test } from 'vitest';
import { exampleLibrary, GROUP, type Parts, provision } from '../lint/exampleLibrary.ts';
import { provisionId } from './contentIds.ts';
import { prepareProvisions, prepareSpecialRules } from './prepareProvisions.ts';

const TODAY = '2026-11-20';
const prepared = (parts: Parts, today = TODAY) =>
  prepareProvisions(exampleLibrary({ stated: '2026-11-01', ...parts }), today, (_, code) => code === 'ON');
const ofOntario = (changes: Record<string, unknown>, today = TODAY) => {
  const [row] = prepared({ provisions: { ON: provision(changes) } }, today);
  if (!row) throw new Error('Not prepared.');
  return row;
};
const updated = (changes: Record<string, unknown>, today = TODAY) =>
  ofOntario(changes, today).updatedAt.toISOString().slice(0, 10);

test('a text stands since its rule began, when that day has come, and else since the day the library states', () => {
  expect(updated({ effectiveDate: TODAY })).toBe(TODAY);
  expect(updated({ effectiveDate: '2026-11-21' })).toBe('2026-11-01');
  expect(updated({ effectiveDate: undefined })).toBe('2026-11-01');
});

test('a text of a frozen topic stands since the day it was frozen, whenever its rule began', () => {
  const library = exampleLibrary({ provisions: { ON: provision({ effectiveDate: '2026-06-01' }) } });
  const [topic] = library.taxonomy.areas[0]?.topics ?? [];
  if (topic) topic.frozenAt = '2025-12-31';
  const [row] = prepareProvisions(library, TODAY, (_, code) => code === 'ON');
  expect(row?.updatedAt.toISOString().slice(0, 10)).toBe('2025-12-31');
});

test('values keep their order, and 0, "no" and an empty list are values', () => {
  const { values } = ofOntario({
    values: {
      unpaidDays: [
        { value: 0, from: '2026-01-01' },
        { state: 'none', why: 'No leave.', to: '2025-12-31' },
      ],
      covered: [{ value: false }],
      grounds: [{ value: [] }],
    },
  });
  expect(values.map(({ key, sort, value, state, why }) => [key, sort, value, state, why])).toEqual([
    ['unpaidDays', 0, '0', null, null],
    ['unpaidDays', 1, null, 'none', 'No leave.'],
    ['covered', 0, 'false', null, null],
    ['grounds', 0, '[]', null, null],
  ]);
});

test('what it refers to and nobody wrote for this jurisdiction is left out, and the others close ranks', () => {
  const { references } = ofOntario({ seeAlso: ['standards/leaves/none', GROUP] });
  expect(references).toEqual([{ reference_id: provisionId(GROUP, 'ON'), sort: 0 }]);
});

test('an earlier text of which nobody knows the beginning is dated by its end', () => {
  const { versions } = ofOntario({
    versions: [
      { from: '2020-01-01', to: '2024-12-31', text: 'Three days.', warning: 'Beware.' },
      { to: '2019-12-31', text: 'Two **days**.' },
    ],
  });
  expect(versions.map(({ published_at }) => (published_at as Date).toISOString().slice(0, 10))).toEqual([
    ...['2020-01-01', '2019-12-31'],
  ]);
  expect(versions.map(({ warning, text_description }) => [warning !== null, text_description])).toEqual([
    [true, 'Three days.'],
    [false, 'Two days.'],
  ]);
  expect(new Set(versions.map(({ id }) => id)).size).toBe(2);
});

test('a policy is shown with its figures, kept with its placeholders, and is of its jurisdiction alone', () => {
  const library = exampleLibrary({ policies: { ON: { text: 'You get {{unpaidDays}} days.' } } });
  const [on, bc] = (['ON', 'BC'] as const).map(
    (wanted) => prepareProvisions(library, TODAY, (_, code) => code === wanted)[0]?.provision,
  );
  expect(on?.text_policy).toBe('You get 5 days.');
  expect(on?.policy_template).toContain('{{unpaidDays}}');
  expect(bc).toMatchObject({ policy: null, text_policy: null, policy_template: null });
});

test('what is of low confidence is written, and not for readers', () => {
  expect(ofOntario({ confidence: 'low' }).provision.is_published).toBe(false);
  expect(ofOntario({ confidence: 'medium' }).provision.is_published).toBe(true);
});

test('a text that an amendment overtook claims no more than an older one', () => {
  const sources = [{ type: 'official-text', ref: 'https://www.ontario.ca/laws', date: '2025-06-01' }];
  const level = (effectiveDate: string) => ofOntario({ sources, effectiveDate }).provision.verification;
  expect(level('2025-06-01')).toBe('official-text');
  expect(level('2025-06-02')).toBe('older-official-text');
});

test('a provision whose group got another key keeps the id under which it came in', () => {
  const moved = { ...exampleLibrary().moved, groups: { 'standards/leaves/illness': { became: GROUP } } };
  expect(prepared({ moved })[0]?.provision.id).toBe(provisionId('standards/leaves/illness', 'ON'));
});

test('a special rule is dated by what it says, else by its newest evidence of the text, else by the library', () => {
  const dated = (rule: Record<string, unknown>) =>
    prepareSpecialRules(exampleLibrary({ stated: '2026-11-01', rule }))[0]
      ?.updatedAt.toISOString()
      .slice(0, 10);
  const page = (date: string, bears?: string[]) => ({
    type: 'official-page',
    ref: 'x',
    date,
    ...(bears ? { bears } : {}),
  });
  expect(dated({ asOf: '2024-02-29' })).toBe('2024-02-29');
  expect(dated({ sources: [page('2023'), page('2025-05'), page('2026-01-01', ['values'])] })).toBe(
    '2025-05-01',
  );
  expect(dated({ sources: [] })).toBe('2026-11-01');
});
