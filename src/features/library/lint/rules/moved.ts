import type { Library } from '../../format/library.ts';
import { type Fate, MOVED_KINDS, type MovedKind } from '../../format/moved.ts';
import { groupPlaces } from '../../format/taxonomy.ts';
import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';

/** The keys of each kind that the library has. */
export function presentKeys(library: Library): Record<MovedKind, Set<string>> {
  const places = groupPlaces(library.taxonomy);
  const idsOf = (files: { content: { id: string }[] }[]): Set<string> =>
    new Set(files.flatMap(({ content }) => content.map(({ id }) => id)));
  return {
    topics: new Set(places.map(({ topicKey }) => topicKey)),
    groups: new Set(places.map(({ key }) => key)),
    provisions: new Set(
      library.groups.flatMap(({ content }) =>
        Object.keys(content.provisions).map((jurisdiction) => `${content.group} ${jurisdiction}`),
      ),
    ),
    requirements: idsOf(library.checklists),
    specialRules: idsOf(library.specialRules),
    bills: idsOf(library.bills),
    instruments: new Set(library.instruments.map(({ id }) => id)),
    industries: new Set(library.industries.map(({ id }) => id)),
  };
}

const successorOf = (fate: Fate): string | undefined =>
  fate === 'gone' ? undefined : 'became' in fate ? fate.became : fate.joined;

/** `moved.yaml` names keys that the library has no more, and leads to keys that it has, one successor for each renamed key. */
export const moved: Rule = ({ library }) => {
  const findings: Finding[] = [];
  const present = presentKeys(library);
  for (const kind of MOVED_KINDS) {
    const fates = library.moved[kind];
    const report = (key: string, message: string): void => {
      findings.push({
        severity: 'error',
        rule: 'moved',
        file: 'moved.yaml',
        where: `${kind} ${key}`,
        message,
      });
    };
    const renamed = new Map<string, string>();
    for (const [key, fate] of Object.entries(fates)) {
      if (present[kind].has(key)) report(key, 'is still in the library');
      const successor = successorOf(fate);
      if (successor === undefined) continue;
      if (!present[kind].has(successor) && !(successor in fates))
        report(key, `${successor} is not in the library`);
      if (typeof fate === 'object' && 'became' in fate) {
        const other = renamed.get(successor);
        if (other) report(key, `${other} became ${successor} as well: one of them is joined to it`);
        renamed.set(successor, key);
      }
    }
  }
  return findings;
};
