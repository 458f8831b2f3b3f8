import { expect, test } from 'vitest';
import type { Provision } from './contract.ts';
import { groupProvisions } from './groupProvisions.ts';

const provision = (id: string, area: string, group: string): Provision =>
  ({
    ...{ id, area: { id: area, name: area }, topic: { id: 't', name: 't' } },
    provisionGroup: { id: group, name: group },
  }) as Provision;
const shape = (...provisions: Provision[]) =>
  groupProvisions(provisions).map(({ area, groups }) => [
    area.id,
    groups.map(({ group, provisions: all }) => [group.id, all.map(({ id }) => id)]),
  ]);

test('areas and groups come in the order of their first provision, and each once', () => {
  expect(
    shape(
      provision('1', 'b', 'y'),
      provision('2', 'a', 'x'),
      provision('3', 'b', 'z'),
      provision('4', 'b', 'y'),
    ),
  ).toEqual([
    [
      'b',
      [
        ['y', ['1', '4']],
        ['z', ['3']],
      ],
    ],
    ['a', [['x', ['2']]]],
  ]);
});

test('nothing makes no area', () => {
  expect(shape()).toEqual([]);
});
