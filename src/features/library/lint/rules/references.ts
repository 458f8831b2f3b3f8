import { awaitedGroups, namedGroups } from '../../format/bill.ts';
import type { Citation } from '../../format/fields.ts';
import { groupPlaces } from '../../format/taxonomy.ts';
import type { LintContext, Rule } from '../context.ts';
import type { Finding } from '../finding.ts';
import { place } from '../finding.ts';

interface Cited {
  acts: Citation[];
  regulations: Citation[];
}

const problem = (file: string, where: string, message: string): Finding => ({
  severity: 'error',
  rule: 'references',
  file,
  where,
  message,
});

/** What of the library may be pointed at. */
const targetsOf = ({ library }: LintContext) => ({
  groups: new Set(groupPlaces(library.taxonomy).map(({ key }) => key)),
  topics: new Set(groupPlaces(library.taxonomy).map(({ topicKey }) => topicKey)),
  written: new Set(library.groups.map(({ content }) => content.group)),
  industries: new Set(library.industries.map(({ id }) => id)),
  areas: new Set(library.taxonomy.areas.map(({ key }) => key)),
});

type Targets = ReturnType<typeof targetsOf>;

/** An act is cited as an act and a regulation as a regulation, each once, of the same jurisdiction or a federal one. */
function citations(
  { instruments }: LintContext,
  file: string,
  where: string,
  jurisdiction: string,
  cited: Cited,
): Finding[] {
  const kinds = [
    ['act', cited.acts],
    ['regulation', cited.regulations],
  ] as const;
  return kinds.flatMap(([kind, list]) => {
    const ids = list.map(({ id }) => id);
    const twice = new Set(ids.filter((id, i) => ids.indexOf(id) !== i));
    const at = (id: string): string => place(where, `${kind}s`, id);
    return [
      ...ids.flatMap((id) => {
        const instrument = instruments.get(id);
        if (!instrument) return problem(file, at(id), 'is not in acts.yaml');
        const isForeign = instrument.jurisdiction !== jurisdiction && instrument.jurisdiction !== 'FED';
        return [
          ...(instrument.type === kind
            ? []
            : [problem(file, at(id), `is a ${instrument.type}, cited as a ${kind}`)]),
          ...(isForeign ? [problem(file, at(id), `belongs to ${instrument.jurisdiction}`)] : []),
        ];
      }),
      ...[...twice].map((id) => problem(file, at(id), 'is cited twice: write its sections in one string')),
    ];
  });
}

const group = ({ groups }: Targets, file: string, where: string, key: string): Finding[] =>
  groups.has(key) ? [] : [problem(file, where, `${key} is not in taxonomy.yaml`)];

function ofInstruments({ library, instruments }: LintContext, { areas }: Targets): Finding[] {
  return library.instruments.flatMap(({ id, area, act }) => [
    ...(areas.has(area) ? [] : [problem('acts.yaml', id, `the area ${area} is not in taxonomy.yaml`)]),
    ...(act && instruments.get(act)?.type !== 'act'
      ? [problem('acts.yaml', id, `${act} is not an act`)]
      : []),
  ]);
}

function ofCoverageLimits({ library }: LintContext, targets: Targets): Finding[] {
  const file = 'not-covered.yaml';
  return library.coverageLimits.flatMap(({ id, areas, topics, groups, except }) => [
    ...[...groups, ...except].flatMap((key) => group(targets, file, id, key)),
    ...areas
      .filter((key) => !targets.areas.has(key))
      .map((key) => problem(file, id, `the area ${key} is not in taxonomy.yaml`)),
    ...topics
      .filter((key) => !targets.topics.has(key))
      .map((key) => problem(file, id, `the topic ${key} is not in taxonomy.yaml`)),
  ]);
}

function ofProvisions(context: LintContext, targets: Targets): Finding[] {
  return context.provisions.flatMap(({ file, group: own, jurisdiction, content }) => [
    ...citations(context, file, jurisdiction, jurisdiction, content),
    ...content.upcoming.flatMap((entry, i) =>
      citations(context, file, place(jurisdiction, `upcoming ${i + 1}`), jurisdiction, entry),
    ),
    ...content.seeAlso.flatMap((key) => {
      const where = place(jurisdiction, 'seeAlso');
      const itself = key === own ? [problem(file, where, 'points at itself')] : [];
      return [...group(targets, file, where, key), ...itself];
    }),
  ]);
}

/** "Also see" of a group that nobody has written yet: a warning, for the link is left out. */
function ofUnwrittenGroups({ provisions }: LintContext, { groups, written }: Targets): Finding[] {
  const counts = new Map<string, number>();
  for (const key of provisions.flatMap(({ content }) => content.seeAlso)) {
    if (groups.has(key) && !written.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => {
    const message = `${count} provisions point at it, but it has no provisions yet: the links are left out`;
    return { ...problem(`provisions/${key}.yaml`, 'seeAlso', message), severity: 'warning' };
  });
}

function ofRulesAndRequirements(context: LintContext, targets: Targets): Finding[] {
  const { specialRules, checklists } = context.library;
  const rules = specialRules.flatMap(({ file, jurisdiction, content }) =>
    content.flatMap((rule) => [
      ...citations(context, file, rule.id, jurisdiction, rule),
      ...rule.groups.flatMap((key) => group(targets, file, rule.id, key)),
      ...rule.industries
        .filter((id) => !targets.industries.has(id))
        .map((id) => problem(file, rule.id, `${id} is not in industries.yaml`)),
    ]),
  );
  const requirements = checklists.flatMap(({ file, jurisdiction, content }) =>
    content.flatMap((requirement) => [
      ...citations(context, file, requirement.id, jurisdiction, requirement),
      ...group(targets, file, requirement.id, requirement.group),
    ]),
  );
  return [...rules, ...requirements];
}

function ofBills({ library, instruments }: LintContext, targets: Targets): Finding[] {
  return library.bills.flatMap(({ file, jurisdiction, content }) =>
    content.flatMap((bill) => [
      ...bill.affects.acts.flatMap((id) => {
        const owner = instruments.get(id)?.jurisdiction;
        if (!owner) return problem(file, bill.id, `${id} is not in acts.yaml`);
        return owner === jurisdiction ? [] : problem(file, bill.id, `${id} belongs to ${owner}`);
      }),
      ...[...namedGroups(bill), ...awaitedGroups(bill)].flatMap((key) => group(targets, file, bill.id, key)),
    ]),
  );
}

/** Everything that points somewhere points at something: acts, regulations, groups, areas and industries exist. */
export const references: Rule = (context) => {
  const targets = targetsOf(context);
  const { groups, policies } = context.library;
  return [
    ...ofCoverageLimits(context, targets),
    ...ofInstruments(context, targets),
    ...[...groups, ...policies].flatMap(({ file, content }) => group(targets, file, 'group', content.group)),
    ...ofProvisions(context, targets),
    ...ofUnwrittenGroups(context, targets),
    ...ofRulesAndRequirements(context, targets),
    ...ofBills(context, targets),
  ];
};
