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
  /** Other keys for the groups `first` and `second`, and for the requirement; null takes it out. */
  keys?: { first?: string; second?: string | null; requirement?: string };
}

const taxonomy = (first: string, second: string | null) => ({
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
});

const ACT = {
  id: 'test-act',
  jurisdiction: 'ON',
  area: 'testing',
  type: 'act',
  title: 'Test Act',
  confidence: 'high',
  verification: 'official-text',
};

/** A group with its provision of Ontario. */
const groupOf = (group: string, ofOntario: object) => ({
  group,
  fields: { days: { label: 'Days', type: 'number', unit: 'days', min: 0, max: 30 } },
  provisions: { ON: ofOntario },
});

const exemption = (group: string) => ({
  id: 'test-rule',
  type: 'Exemption',
  groups: [group],
  industries: ['test-industry'],
  description: 'Testers are out.',
  ...STANDING,
});

/** A bill with a part in force and one to come. */
const bill = (group: string, changes: object | undefined) => ({
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
    { what: 'Past', inForce: 'assent', groups: [group], overview: 'It gave days.' },
    {
      what: 'Coming',
      inForce: 'on date',
      inForceDate: '2027-01-01',
      groups: [group],
      overview: 'It *will* give days.',
    },
  ],
  ...STANDING,
  ...changes,
});

const requirement = (id: string, group: string, changes: object | undefined) => ({
  id,
  type: 'Reporting',
  requirement: 'File the report.',
  group,
  minEmployees: 20,
  frequency: 'yearly',
  deadline: '02-29',
  acts: [{ id: 'test-act', sections: 's 9' }],
  ...STANDING,
  ...changes,
});

/** Writes a content folder for tests: two groups, a bill, an exemption and a checklist requirement of Ontario. */
export function writeFolder(folder: string, changes: FolderChanges = {}): void {
  const keys = { first: 'first', second: 'second', requirement: 'test-requirement', ...changes.keys };
  const group = `testing/loading/${keys.first}`;
  const other = keys.second === null ? null : `testing/loading/${keys.second}`;
  const files: Record<string, unknown> = {
    'library.yaml': { stated: '2026-05-01' },
    'taxonomy.yaml': taxonomy(keys.first, keys.second),
    'acts.yaml': [ACT],
    'industries.yaml': [{ id: 'test-industry', name: 'Testing Industry', kind: 'industry' }],
    [`provisions/${group}.yaml`]: groupOf(
      group,
      provision({ seeAlso: other === null ? [] : [other], ...changes.first }),
    ),
    'special-rules/ON.yaml': [exemption(group)],
    'bills/ON.yaml': [bill(group, changes.bill)],
    'checklists/ON.yaml': [requirement(keys.requirement, group, changes.requirement)],
  };
  if (other !== null) files[`provisions/${other}.yaml`] = groupOf(other, provision(changes.second));
  if (changes.moved) files['moved.yaml'] = changes.moved;
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, stringify(content));
  }
}
