import type { Library } from '../format/library.ts';
import type { Entry, EntryContent, EntryKind } from './entry.ts';

/** The comments at the top of the files, by path. */
export type Headers = ReadonlyMap<string, string>;

const entry = (kind: EntryKind, key: string, file: string, content: object): Entry => ({
  ...{ kind, key, file },
  content: content as EntryContent,
});

/** The files that come whole, with what is in them. */
const wholeFiles = (library: Library): [string, unknown][] => [
  ['library.yaml', { stated: library.stated }],
  ['taxonomy.yaml', library.taxonomy.jurisdictions],
  ['moved.yaml', library.moved],
  ['help.yaml', library.guidance.help],
  ['notices.yaml', library.guidance.notices],
  ['announcements.yaml', library.guidance.announcements],
  ['not-covered.yaml', library.coverageLimits],
];

function taxonomyEntries({ taxonomy, groups }: Library): Entry[] {
  const fields = new Map(groups.map(({ content }) => [content.group, content.fields]));
  const file = 'taxonomy.yaml';
  return taxonomy.areas.flatMap(({ topics, ...area }) => [
    entry('area', area.key, file, area),
    ...topics.flatMap(({ groups: own, ...topic }) => [
      entry('topic', `${area.key}/${topic.key}`, file, topic),
      ...own.map((group) => {
        const key = `${area.key}/${topic.key}/${group.key}`;
        const known = fields.get(key);
        return entry('group', key, file, known ? { ...group, fields: known } : group);
      }),
    ]),
  ]);
}

/** A provision stands with its sample policy: both are one row of the database. */
function provisionEntries({ groups, policies }: Library): Entry[] {
  const samples = new Map(policies.map(({ content }) => [content.group, content.policies]));
  return groups.flatMap(({ file, content }) =>
    Object.entries(content.provisions).map(([jurisdiction, provision]) => {
      const policy = samples.get(content.group)?.[jurisdiction as keyof typeof content.provisions];
      return entry('provision', `${content.group} ${jurisdiction}`, file, {
        ...provision,
        ...(policy ? { policy } : {}),
      });
    }),
  );
}

/** The library as entries, in the order in which its files say them. */
export function splitLibrary(library: Library, headers: Headers): Entry[] {
  const whole = new Map(wholeFiles(library));
  const commented = [...headers].flatMap(([file, header]) => (header === '' ? [] : [file]));
  const paths = [...new Set([...whole.keys(), ...commented])].sort();
  return [
    ...paths.map((file) =>
      entry('file', file, file, {
        ...(headers.get(file) ? { header: headers.get(file) } : {}),
        ...(whole.has(file) ? { whole: whole.get(file) } : {}),
      }),
    ),
    ...taxonomyEntries(library),
    ...library.industries.map((one) => entry('industry', one.id, 'industries.yaml', one)),
    ...library.instruments.map((one) => entry('instrument', one.id, 'acts.yaml', one)),
    ...provisionEntries(library),
    ...library.bills.flatMap(({ file, content }) => content.map((one) => entry('bill', one.id, file, one))),
    ...library.specialRules.flatMap(({ file, content }) =>
      content.map((one) => entry('specialRule', one.id, file, one)),
    ),
    ...library.checklists.flatMap(({ file, content }) =>
      content.map((one) => entry('requirement', one.id, file, one)),
    ),
  ];
}
