import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../../shared/jurisdictions.ts';
import { MARK_LETTERS, type Mark, type Tree } from '../../schemas.ts';

/** One line of the tree. `key` tells it apart from all others. */
export type TreeRow =
  | {
      kind: 'area' | 'topic';
      key: string;
      id: string;
      name: string;
      depth: number;
      isOpen: boolean;
      answered: number;
      groups: number;
    }
  | {
      kind: 'group';
      key: string;
      id: string;
      name: string;
      depth: number;
      isOpen: boolean;
      marks: string;
      areaId: string;
      topicId: string;
    }
  | {
      kind: 'provision';
      key: string;
      name: string;
      depth: number;
      code: JurisdictionCode;
      mark: Mark;
      groupId: string;
      areaId: string;
      topicId: string;
    };

type Group = Tree['areas'][number]['topics'][number]['groups'][number];

const isAnswered = ({ marks }: Group): boolean => /[pdqru]/.test(marks);

type Topic = Tree['areas'][number]['topics'][number];

/** Counted once for a tree, and not with every key of the filter. */
const answeredIn = new WeakMap<Topic, number>();
function answeredOf(topic: Topic): number {
  const known = answeredIn.get(topic);
  if (known !== undefined) return known;
  const count = topic.groups.filter(isAnswered).length;
  answeredIn.set(topic, count);
  return count;
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const holds = (name: string, filter: string): boolean => name.toLowerCase().includes(filter);

function provisionRows(group: Group, areaId: string, topicId: string): TreeRow[] {
  return JURISDICTION_CODES.flatMap((code, i): TreeRow[] => {
    const mark = MARK_LETTERS[group.marks[i] ?? '-'] ?? 'none';
    if (mark === 'none') return [];
    const name = jurisdictionName(code);
    return [
      {
        kind: 'provision',
        key: `${group.id} ${code}`,
        name,
        depth: 3,
        code,
        mark,
        groupId: group.id,
        areaId,
        topicId,
      },
    ];
  });
}

/**
 * The lines of the tree that are in sight: what is open, or, while there is a filter, what holds its words with the path to it. An area
 * or topic that holds them brings all of its groups; a group that does is not opened by it.
 */
export function treeRows(tree: Tree, open: ReadonlySet<string>, filterText: string): TreeRow[] {
  const filter = filterText.trim().toLowerCase();
  const rows: TreeRow[] = [];
  for (const area of tree.areas) {
    const inArea = filter !== '' && holds(area.name, filter);
    const topics = area.topics.flatMap((topic) => {
      const inTopic = inArea || (filter !== '' && holds(topic.name, filter));
      const groups =
        filter === '' || inTopic ? topic.groups : topic.groups.filter(({ name }) => holds(name, filter));
      return filter === '' || groups.length > 0 ? [{ topic, groups }] : [];
    });
    if (topics.length === 0 && filter !== '') continue;
    const isOpen = filter !== '' || open.has(area.id);
    rows.push({
      kind: 'area',
      key: area.id,
      id: area.id,
      name: area.name,
      depth: 0,
      isOpen,
      answered: sum(area.topics.map(answeredOf)),
      groups: sum(area.topics.map(({ groups }) => groups.length)),
    });
    if (!isOpen) continue;
    for (const { topic, groups } of topics) {
      const topicOpen = filter !== '' || open.has(topic.id);
      rows.push({
        kind: 'topic',
        key: topic.id,
        id: topic.id,
        name: topic.name,
        depth: 1,
        isOpen: topicOpen,
        answered: answeredOf(topic),
        groups: topic.groups.length,
      });
      if (!topicOpen) continue;
      for (const group of groups) {
        const groupOpen = open.has(group.id);
        rows.push({
          kind: 'group',
          key: group.id,
          id: group.id,
          name: group.name,
          depth: 2,
          isOpen: groupOpen,
          marks: group.marks,
          areaId: area.id,
          topicId: topic.id,
        });
        if (groupOpen) rows.push(...provisionRows(group, area.id, topic.id));
      }
    }
  }
  return rows;
}

/** What stands open so that a group is in sight: its area, its topic, itself. */
export function pathTo(tree: Tree, groupId: string): string[] {
  for (const area of tree.areas) {
    for (const topic of area.topics) {
      if (topic.groups.some(({ id }) => id === groupId)) return [area.id, topic.id, groupId];
    }
  }
  return [];
}
