import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';

export const GROUP = 'testing/loading/first';
export const OTHER = 'testing/loading/second';
export const NOW = new Date('2026-11-20T15:00:00Z');

export const provision = (parts: object = {}) => ({
  effectiveDate: '2026-01-01',
  confidence: 'high',
  sources: [{ type: 'official-page', ref: 'https://www.ontario.ca/', date: '2026-05-01' }],
  acts: [{ id: 'test-act', sections: 's 1' }],
  values: {
    days: [
      { value: 5, from: '2026-01-01' },
      { value: 3, from: '2020-01-01', to: '2025-12-31' },
    ],
  },
  text: 'Employees get **5 days**.',
  ...parts,
});

const STANDING = {
  confidence: 'high',
  sources: [{ type: 'official-page', ref: 'https://www.ontario.ca/', date: '2026-05-01' }],
};

/** What of the folder's Ontario entries is to be different. */
export interface FolderChanges {
  first?: object;
  second?: object;
  bill?: object;
  requirement?: object;
  /** What stands in moved.yaml. */
  moved?: object;
  /** Other keys for the groups `first` and `second`, and for the requirement; undefined takes one out. */
  keys?: { first?: string; second?: string | null; requirement?: string };
}

/** Writes a content folder for tests: two groups, a bill, an exemption and a checklist requirement of Ontario. */
export function writeFolder(folder: string, changes: FolderChanges = {}): void {
  const { first = 'first', second = 'second', requirement = 'test-requirement' } = changes.keys ?? {};
  const [GROUP, OTHER] = [`testing/loading/${first}`, `testing/loading/${second}`];
  const files: Record<string, unknown> = {
    'library.yaml': { stated: '2026-05-01' },
    'taxonomy.yaml': {
      jurisdictions: JURISDICTION_CODES.map((code) => ({
        code,
        name: code,
        inPlans: true,
        inChecklists: true,
      })),
      areas: [
        {
          key: 'testing',
          code: 'XT',
          name: 'Testing',
          jurisdictions: ['ON'],
          topics: [
            {
              key: 'loading',
              name: 'Loading',
              groups: [
                { key: first, name: 'First' },
                ...(second === null ? [] : [{ key: second, name: 'Second' }]),
              ],
            },
          ],
        },
      ],
    },
    'acts.yaml': [
      {
        id: 'test-act',
        jurisdiction: 'ON',
        area: 'testing',
        type: 'act',
        title: 'Test Act',
        confidence: 'high',
        verification: 'official-text',
      },
    ],
    'industries.yaml': [{ id: 'test-industry', name: 'Testing Industry', kind: 'industry' }],
    [`provisions/${GROUP}.yaml`]: {
      group: GROUP,
      fields: { days: { label: 'Days', type: 'number', unit: 'days', min: 0, max: 30 } },
      provisions: { ON: provision({ seeAlso: second === null ? [] : [OTHER], ...changes.first }) },
    },
    ...(second === null
      ? {}
      : {
          [`provisions/${OTHER}.yaml`]: {
            group: OTHER,
            fields: { days: { label: 'Days', type: 'number', unit: 'days', min: 0, max: 30 } },
            provisions: { ON: provision(changes.second) },
          },
        }),
    'special-rules/ON.yaml': [
      {
        id: 'test-rule',
        type: 'Exemption',
        groups: [GROUP],
        industries: ['test-industry'],
        description: 'Testers are out.',
        ...STANDING,
      },
    ],
    'bills/ON.yaml': [
      {
        id: 'test-bill',
        kind: 'bill',
        name: 'Test Act, 2026',
        assentDate: '2026-03-01',
        status: 'Royal Assent',
        inForce: 'others',
        isActive: true,
        description: 'Changes days.',
        affects: { acts: ['test-act'] },
        parts: [
          { what: 'Past', inForce: 'assent', groups: [GROUP], overview: 'It gave days.' },
          {
            what: 'Coming',
            inForce: 'on date',
            inForceDate: '2027-01-01',
            groups: [GROUP],
            overview: 'It *will* give days.',
          },
        ],
        ...STANDING,
        ...changes.bill,
      },
    ],
  };
  files['checklists/ON.yaml'] = [
    {
      id: requirement,
      type: 'Reporting',
      requirement: 'File the report.',
      group: GROUP,
      minEmployees: 20,
      frequency: 'yearly',
      deadline: '02-29',
      acts: [{ id: 'test-act', sections: 's 9' }],
      ...STANDING,
      ...changes.requirement,
    },
  ];
  if (changes.moved) files['moved.yaml'] = changes.moved;
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, stringify(content));
  }
}
