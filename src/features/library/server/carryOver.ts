import { hideRows } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { carryStatuses } from '../../checklists/server/writes.ts';
import { moveNotes } from '../../notes/server/writes.ts';
import { joinProvisions } from '../../provisions/server/writes.ts';
import { moveReportProvisions } from '../../reports/server/writes.ts';
import { moveWatchedTopics } from '../../watchlist/server/writes.ts';
import type { Library } from '../format/library.ts';
import { type Fate, firstKeys, joinedKeys } from '../format/moved.ts';
import { billId, provisionId, requirementId, specialRuleId, topicId } from './contentIds.ts';

const isGone = (fate: Fate): boolean => fate === 'gone' || 'joined' in fate;

/** The ids of what `moved.yaml` took out of one kind. */
const goneIds = (fates: Record<string, Fate>, idOf: (key: string) => string): string[] => {
  const first = firstKeys(fates);
  return Object.entries(fates).flatMap(([key, fate]) => (isGone(fate) ? [idOf(first(key))] : []));
};

const splitKey = (key: string): [string, JurisdictionCode] => {
  const [group = '', jurisdiction] = key.split(' ');
  return [group, jurisdiction as JurisdictionCode];
};

/** The provisions that stand for others now: of groups that were joined in every jurisdiction, and single ones. */
function joinedProvisions({ moved }: Library): { former: string; successor: string }[] {
  const firstGroup = firstKeys(moved.groups);
  const firstProvision = firstKeys(moved.provisions);
  const idOf = (group: string, jurisdiction: JurisdictionCode): string => {
    const [first] = splitKey(firstProvision(`${group} ${jurisdiction}`));
    return provisionId(firstGroup(first), jurisdiction);
  };
  const ofGroups = joinedKeys(moved.groups).flatMap(([from, to]) =>
    JURISDICTION_CODES.map((code) => ({ former: idOf(from, code), successor: idOf(to, code) })),
  );
  const single = joinedKeys(moved.provisions).map(([from, to]) => ({
    former: idOf(...splitKey(from)),
    successor: idOf(...splitKey(to)),
  }));
  return [...ofGroups, ...single];
}

/** The ids of provisions that are in the library no more. */
function goneProvisions({ moved }: Library): string[] {
  const firstGroup = firstKeys(moved.groups);
  const ofGroups = Object.entries(moved.groups).flatMap(([group, fate]) =>
    isGone(fate) ? JURISDICTION_CODES.map((code) => provisionId(firstGroup(group), code)) : [],
  );
  const single = goneIds(moved.provisions, (key) => {
    const [group, jurisdiction] = splitKey(key);
    return provisionId(firstGroup(group), jurisdiction);
  });
  return [...ofGroups, ...single];
}

/**
 * Hides what `moved.yaml` says is gone, and takes what people keep with a thing over to the one that stands for it now. What
 * staff edited stays where it is. Done again, it changes nothing.
 */
export async function carryOver(tx: Tx, library: Library): Promise<void> {
  const { moved } = library;
  await hideRows(tx, 'provisions', goneProvisions(library));
  await hideRows(tx, 'special_rules', goneIds(moved.specialRules, specialRuleId));
  await hideRows(tx, 'bills', goneIds(moved.bills, billId));
  await hideRows(tx, 'checklist_requirements', goneIds(moved.requirements, requirementId));

  const provisions = await joinProvisions(tx, joinedProvisions(library));
  const former = provisions.map((pair) => pair.former);
  const successors = provisions.map((pair) => pair.successor);
  if (former.length > 0) {
    await moveNotes(tx, former, successors);
    await moveReportProvisions(tx, former, successors);
  }
  const requirements = joinedKeys(moved.requirements);
  if (requirements.length > 0) {
    const first = firstKeys(moved.requirements);
    await carryStatuses(
      tx,
      requirements.map(([from]) => requirementId(first(from))),
      requirements.map(([, to]) => requirementId(first(to))),
    );
  }
  const topics = joinedKeys(moved.topics);
  if (topics.length > 0) {
    const first = firstKeys(moved.topics);
    await moveWatchedTopics(
      tx,
      topics.map(([from]) => topicId(first(from))),
      topics.map(([, to]) => topicId(first(to))),
    );
  }
}
