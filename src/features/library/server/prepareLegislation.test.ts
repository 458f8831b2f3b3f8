import { expect, test } from 'vitest';
import type { Library } from '../format/library.ts';
import { exampleLibrary } from '../lint/exampleLibrary.ts';
import { instrumentId } from './contentIds.ts';
import { prepareBills, prepareInstruments } from './prepareLegislation.ts';

const prepared = (bill: Record<string, unknown>) => {
  const [row] = prepareBills(exampleLibrary({ stated: '2026-11-01', bill }));
  if (!row) throw new Error('No bill.');
  return row;
};
const days = (bill: Record<string, unknown>) =>
  Object.fromEntries(prepared(bill).stageDates.map(({ stage, reached_on }) => [stage, reached_on]));

test('introduction and assent are stages of their legislature, beside those that are written down', () => {
  expect(days({ stages: { 'Second Reading': '2025-03-01' } })).toEqual({
    ...{ 'First Reading': '2025-01-01', 'Second Reading': '2025-03-01', 'Royal Assent': '2025-06-01' },
  });
});

test('a filed regulation passes no stages, whatever days it has', () => {
  expect(days({ kind: 'regulation', status: 'Filed' })).toEqual({});
});

test('a bill is dated by what it says, else by its newest evidence, else by the library', () => {
  const dated = (bill: Record<string, unknown>) => prepared(bill).bill.updated_at;
  expect(dated({ asOf: '2024-02-29' })).toEqual(new Date('2024-02-29T17:00:00Z'));
  expect(dated({ sources: [{ type: 'page', ref: 'x', date: '2025' }] })).toEqual(
    new Date('2025-01-01T17:00:00Z'),
  );
  expect(dated({ sources: [] })).toEqual(new Date('2026-11-01T17:00:00Z'));
});

test('what a bill changes is parted into acts and regulations, and what nobody knows is neither', () => {
  const { actIds, regulationIds } = prepared({ affects: { acts: ['on-regulation', 'nobody', 'on-act'] } });
  expect(actIds).toEqual([instrumentId('on-act')]);
  expect(regulationIds).toEqual([instrumentId('on-regulation')]);
});

test('parts keep their order, and two bills with a part of one name do not share it', () => {
  const parts = ['Part 2', 'Part 1'].map((what) => ({ what, inForce: 'assent' }));
  const [one, other] = [prepared({ parts }), prepared({ id: 'on-2', parts })];
  expect(one.parts.map(({ what, sort }) => [what, sort])).toEqual([
    ['Part 2', 0],
    ['Part 1', 1],
  ]);
  expect(new Set([...one.parts, ...other.parts].map(({ id }) => id)).size).toBe(4);
});

test('a law carries its French title, a regulation its act, and an act the one it replaced', () => {
  const library: Library = exampleLibrary();
  const change = (id: string, parts: object) => {
    library.instruments = library.instruments.map((entry) =>
      entry.id === id ? { ...entry, ...parts } : entry,
    );
  };
  change('qc-act', { titleFr: 'Loi sur les normes', replaces: 'on-act', from: '2026-01-01' });
  change('qc-regulation', { act: 'qc-act' });
  const { acts, regulations } = prepareInstruments(library);
  expect(acts.find(({ key }) => key === 'qc-act')).toMatchObject({
    ...{ name: 'The act (Loi sur les normes)', replaces_id: instrumentId('on-act') },
    ...{ in_force_from: '2026-01-01', in_force_to: null },
  });
  expect(regulations.find(({ key }) => key === 'qc-regulation')?.act_id).toBe(instrumentId('qc-act'));
  expect(regulations.find(({ key }) => key === 'on-regulation')?.act_id).toBeNull();
});
