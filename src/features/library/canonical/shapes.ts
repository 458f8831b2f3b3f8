import { entries, items, keys, LINE, REMARK, type Shape, TEXT } from './emit.ts';

/** How each kind of file is laid out, and in which order its keys stand (content/README.md). */

const standing = { asOf: LINE, confidence: LINE, verification: LINE, sources: items(LINE), open: REMARK };
const citations = { acts: items(LINE), regulations: items(LINE) };

const isRows = (value: unknown): value is object[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object');

/** A scale, a formula or a table has a line for each of its rows. */
const valueRow: Shape = {
  as: 'choose',
  choose: (row) =>
    isRows((row as { value?: unknown }).value)
      ? keys({ value: items(LINE), from: LINE, to: LINE, source: LINE, cites: LINE })
      : LINE,
};

/** How long a list on one line may be, before each of its items gets a line. */
const LONG_LIST = 150;

/** A short list on one line, a long one below each other. */
const LIST: Shape = {
  as: 'choose',
  choose: (value) => (JSON.stringify(value).length > LONG_LIST ? items(LINE) : LINE),
};

const valueRows: Shape = {
  as: 'choose',
  choose: (value) => (isRows(value) ? items(valueRow) : Array.isArray(value) ? LIST : LINE),
};

const provision = keys({
  effectiveDate: LINE,
  ...standing,
  ...citations,
  warning: TEXT,
  values: entries(valueRows),
  seeAlso: LIST,
  editorNote: REMARK,
  text: TEXT,
  upcoming: items(keys({ from: LINE, overview: REMARK, ...citations })),
  deadlines: items(LINE),
  versions: items(keys({ from: LINE, to: LINE, warning: TEXT, text: TEXT })),
});

const bill = items(
  keys({
    id: LINE,
    kind: LINE,
    number: LINE,
    name: LINE,
    chapter: LINE,
    url: LINE,
    introductionDate: LINE,
    assentDate: LINE,
    status: LINE,
    stages: LINE,
    inForce: LINE,
    inForceDate: LINE,
    isActive: LINE,
    seenOn: LINE,
    outcome: LINE,
    description: REMARK,
    affects: keys({ acts: LINE, groups: items(LINE), awaits: items(LINE) }),
    sections: LINE,
    parts: items(
      keys({
        what: LINE,
        inForce: LINE,
        inForceDate: LINE,
        sections: LINE,
        groups: items(LINE),
        awaits: items(LINE),
        overview: REMARK,
      }),
    ),
    ...standing,
    editorNote: REMARK,
  }),
);

const specialRule = items(
  keys({
    id: LINE,
    type: LINE,
    groups: items(LINE),
    industries: LINE,
    ...citations,
    description: TEXT,
    values: items(LINE),
    ...standing,
    editorNote: REMARK,
  }),
);

const requirement = items(
  keys({
    id: LINE,
    type: LINE,
    requirement: LINE,
    group: LINE,
    minEmployees: LINE,
    maxEmployees: LINE,
    frequency: LINE,
    deadline: LINE,
    from: LINE,
    ...citations,
    ...standing,
    editorNote: REMARK,
  }),
);

const instrument = items(
  keys({
    ...{
      id: LINE,
      jurisdiction: LINE,
      area: LINE,
      type: LINE,
      act: LINE,
      title: LINE,
      titleFr: LINE,
      citation: LINE,
    },
    ...{ url: LINE, from: LINE, to: LINE, replaces: LINE },
    ...{ confidence: LINE, verification: LINE, editorNote: REMARK },
  }),
);

const taxonomy = keys({
  jurisdictions: items(LINE),
  areas: items(
    keys({
      key: LINE,
      code: LINE,
      name: LINE,
      jurisdictions: LINE,
      topics: items(keys({ key: LINE, name: LINE, frozenAt: LINE, groups: items(LINE) })),
    }),
  ),
});

const coverageLimit = items(
  keys({
    ...{ id: LINE, kind: LINE, jurisdictions: LINE, areas: LINE, topics: LINE },
    groups: items(LINE),
    except: items(LINE),
    text: REMARK,
    ...standing,
    editorNote: REMARK,
  }),
);

const SHAPES: readonly (readonly [RegExp, Shape])[] = [
  [/^library\.yaml$/, keys({ stated: LINE })],
  [/^taxonomy\.yaml$/, taxonomy],
  [/^acts\.yaml$/, instrument],
  [/^industries\.yaml$/, items(LINE)],
  [/^provisions\//, keys({ group: LINE, fields: entries(LINE), provisions: entries(provision) })],
  [
    /^policies\//,
    keys({ group: LINE, policies: entries(keys({ meets: entries(LINE), text: TEXT, editorNote: REMARK })) }),
  ],
  [/^bills\//, bill],
  [/^special-rules\//, specialRule],
  [/^checklists\//, requirement],
  [/^not-covered\.yaml$/, coverageLimit],
  [/^moved\.yaml$/, entries(entries(LINE))],
  [/^notices\.yaml$/, items(keys({ key: LINE, area: LINE, topic: LINE, title: LINE, text: TEXT }))],
  [
    /^announcements\.yaml$/,
    items(keys({ key: LINE, publishedOn: LINE, audience: LINE, banner: LINE, title: LINE, text: TEXT })),
  ],
  [
    /^database\.yaml$/,
    keys({
      rows: entries(items(keys({ at: LINE, set: entries(LINE), none: LINE }))),
      absent: entries(items(LINE)),
      withdrawn: items(LINE),
    }),
  ],
  [/^help\.yaml$/, items(keys({ question: LINE, answer: TEXT }))],
];

/** The layout of a file by its path in the content folder; undefined for one that is no file of the library. */
export const shapeOf = (file: string): Shape | undefined =>
  SHAPES.find(([pattern]) => pattern.test(file))?.[1];
