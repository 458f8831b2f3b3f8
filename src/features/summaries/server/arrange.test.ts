import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import type { Match } from './match.ts';

const match = fc.record({
  userId: fc.constant('u'),
  entryId: fc.constantFrom('e1', 'e2', 'e3', 'e4'),
  kind: fc.constantFrom('report', 'sharedReport', 'watchlist', 'search'),
  groupId: fc.constantFrom('g1', 'g2'),
});
const matches = fc
  .uniqueArray(match, {
    selector: ({ entryId, kind, groupId }) => `${entryId} ${kind} ${groupId}`,
    maxLength: 24,
  })
  .map((list) =>
    list.map(
      (one): Match => ({
        ...one,
        seq: Number(one.entryId.slice(1)),
        groupId: one.kind === 'watchlist' ? '' : `${one.kind}${one.groupId}`,
        groupName: `${one.kind} ${one.groupId}`,
      }),
    ),
  );

test('every entry stands once, with every other group that it belongs to', () => {
  fc.assert(
    fc.property(matches, (list) => {
      const groups = arrange(list);
      const placed = groups.flatMap((group) =>
        group.entries.map((entry) => ({ ...entry, home: `${group.kind}|${group.id}` })),
      );
      expect(placed.map(({ entryId }) => entryId).sort()).toEqual(
        [...new Set(list.map(({ entryId }) => entryId))].sort(),
      );
      for (const { entryId, alsoIn, home } of placed) {
        const everywhere = [home, ...alsoIn.map(({ kind, id }) => `${kind}|${id}`)].sort();
        const wanted = list
          .filter((one) => one.entryId === entryId)
          .map(({ kind, groupId }) => `${kind === 'sharedReport' ? 'report' : kind}|${groupId}`)
          .sort();
        expect(everywhere).toEqual(wanted);
      }
    }),
  );
});

test('own reports come first, then shared ones, the watchlist and searches; the newest first in each', () => {
  const of = (entryId: string, kind: Match['kind'], groupName: string): Match => ({
    userId: 'u',
    entryId,
    seq: Number(entryId),
    kind,
    groupId: groupName,
    groupName,
  });
  const groups = arrange([
    of('1', 'search', 'S'),
    of('2', 'watchlist', ''),
    of('3', 'sharedReport', 'A'),
    of('4', 'report', 'Z'),
    of('5', 'report', 'B'),
    of('6', 'report', 'B'),
  ]);
  expect(
    groups.map(({ kind, name, entries }) => [kind, name, entries.map(({ entryId }) => entryId)]),
  ).toEqual([
    ['report', 'B', ['6', '5']],
    ['report', 'Z', ['4']],
    ['report', 'A', ['3']],
    ['watchlist', '', ['2']],
    ['search', 'S', ['1']],
  ]);
});

test('groups stand by their names as people sort them, accents beside their letters', () => {
  const report = (groupId: string, groupName: string): Match => ({
    ...{ userId: 'u', entryId: groupId, seq: 1, kind: 'report', groupId, groupName },
  });
  const groups = arrange([
    report('1', 'Zoning'),
    report('2', 'Équité'),
    report('3', 'equity'),
    report('4', 'Hours'),
  ]);
  expect(groups.map(({ name }) => name)).toEqual(['Équité', 'equity', 'Hours', 'Zoning']);
});

test('two groups of one name stay two', () => {
  const report = (groupId: string, entryId: string): Match => ({
    ...{ userId: 'u', entryId, seq: 1, kind: 'report', groupId, groupName: 'Hours' },
  });
  expect(arrange([report('b', '1'), report('a', '2')]).map(({ id }) => id)).toEqual(['a', 'b']);
});
