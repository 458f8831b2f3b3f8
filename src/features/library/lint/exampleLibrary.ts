import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { billFormat } from '../format/bill.ts';
import { requirementFormat } from '../format/checklist.ts';
import { coverageLimitsFormat } from '../format/coverageLimit.ts';
import { instrumentFormat } from '../format/instruments.ts';
import type { Library } from '../format/library.ts';
import { type Moved, NOTHING_MOVED } from '../format/moved.ts';
import { policiesFormat } from '../format/policy.ts';
import { provisionGroupFormat } from '../format/provisionGroup.ts';
import { specialRuleFormat } from '../format/specialRule.ts';
import { taxonomyFormat } from '../format/taxonomy.ts';

/** A small library in which the linter finds nothing, for tests that spoil one thing in it. */

export const GROUP = 'standards/leaves/sick-leave';
export const FILE = `provisions/${GROUP}.yaml`;

const STANDING = {
  confidence: 'high',
  sources: [
    { type: 'official-page', ref: 'https://www.ontario.ca/law', date: '2026-11-01', checked: '2026-11-01' },
  ],
};

/** Text of a good length in which nothing is counted. */
export const FILLER =
  'The leave is open to everyone who works for you, full time or part time. Ask for it in writing where you can, and keep the note with the pay records. ' +
  'The job stays open, and so do the benefits that come with it. You may not punish a person for taking the leave. ' +
  'Where a contract gives more, the contract wins. Write the days in the pay record, so that both sides can count them later.';

export const text = (days: number): string => `An employee may take ${days} unpaid days a year.\n\n${FILLER}`;

/** A provision as a file would hold it; parts may be replaced. */
export const provision = (parts: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...STANDING,
  effectiveDate: '2025-01-01',
  values: { unpaidDays: [{ value: 5, from: '2025-01-01' }] },
  text: text(5),
  ...parts,
});

export const FIELDS = {
  unpaidDays: { label: 'Unpaid sick days a year', type: 'number', unit: 'days', min: 0, max: 30 },
  bands: { label: 'Notice by length of service', type: 'table' },
  scale: { label: 'Notice by service', type: 'bands', threshold: 'duration' },
  grounds: { label: 'Protected grounds', type: 'list' },
  hourly: { label: 'General minimum wage', type: 'number', unit: 'CAD an hour', min: 10, max: 25 },
  covered: { label: 'Covered', type: 'boolean' },
  note: { label: 'Note', type: 'text' },
};

export interface Parts {
  stated?: string;
  provisions?: Partial<Record<JurisdictionCode, Record<string, unknown>>>;
  bill?: Record<string, unknown>;
  rule?: Record<string, unknown>;
  requirement?: Record<string, unknown>;
  policies?: Record<string, unknown>;
  moved?: Moved;
  /** Further fields of the group. */
  fields?: Record<string, unknown>;
  coverageLimits?: object[];
  /** Left out of the group. */
  without?: JurisdictionCode;
}

const taxonomy = (): Library['taxonomy'] =>
  taxonomyFormat.parse({
    jurisdictions: JURISDICTION_CODES.map((code) => ({
      code,
      name: code,
      inPlans: true,
      inChecklists: code !== 'NU',
    })),
    areas: [
      {
        key: 'standards',
        code: 'ES',
        name: 'Standards',
        jurisdictions: JURISDICTION_CODES,
        topics: [{ key: 'leaves', name: 'Leaves', groups: [{ key: 'sick-leave', name: 'Sick Leave' }] }],
      },
    ],
  });

/** An act and a regulation of every jurisdiction. */
const instruments = (): Library['instruments'] =>
  JURISDICTION_CODES.flatMap((jurisdiction) =>
    (['act', 'regulation'] as const).map((type) =>
      instrumentFormat.parse({
        id: `${jurisdiction.toLowerCase()}-${type}`,
        jurisdiction,
        area: 'standards',
        type,
        title: `The ${type}`,
        confidence: 'high',
        verification: 'official-text',
      }),
    ),
  );

function group({ fields, provisions, without }: Parts) {
  const all = Object.fromEntries(
    JURISDICTION_CODES.filter((code) => code !== without).map((code) => [code, provision()]),
  );
  return provisionGroupFormat.parse({
    group: GROUP,
    fields: { ...FIELDS, ...fields },
    provisions: { ...all, ...provisions },
  });
}

const bill = (changes: Parts['bill']) =>
  billFormat.parse({
    id: 'on-1',
    kind: 'bill',
    name: 'A Bill',
    introductionDate: '2025-01-01',
    assentDate: '2025-06-01',
    status: 'Royal Assent',
    inForce: 'assent',
    isActive: false,
    description: 'Adds sick days.',
    ...STANDING,
    ...changes,
  });

const specialRule = (changes: Parts['rule']) =>
  specialRuleFormat.parse({
    id: 'sr-1',
    type: 'Exemption',
    groups: [GROUP],
    industries: ['mining'],
    description: 'Miners are outside the rule.',
    ...STANDING,
    ...changes,
  });

const requirement = (changes: Parts['requirement']) =>
  requirementFormat.parse({
    id: 'ck-1',
    type: 'Records',
    requirement: 'Keep the notes.',
    group: GROUP,
    ...STANDING,
    ...changes,
  });

/** A file of Ontario's with one entry. */
const ofOntario = <Entry>(folder: string, entry: Entry) => [
  { file: `${folder}/ON.yaml`, jurisdiction: 'ON' as const, content: [entry] },
];

/** The example library with some of its entries replaced. Entries still have to have their format. */
export function exampleLibrary(parts: Parts = {}): Library {
  const { policies } = parts;
  return {
    stated: parts.stated ?? '2026-11-01',
    taxonomy: taxonomy(),
    instruments: instruments(),
    industries: [{ id: 'mining', name: 'Mining', kind: 'industry' }],
    groups: [{ file: FILE, content: group(parts) }],
    policies: policies
      ? [{ file: `policies/${GROUP}.yaml`, content: policiesFormat.parse({ group: GROUP, policies }) }]
      : [],
    bills: ofOntario('bills', bill(parts.bill)),
    specialRules: ofOntario('special-rules', specialRule(parts.rule)),
    guidance: { notices: [], announcements: [], help: [] },
    moved: parts.moved ?? NOTHING_MOVED,
    coverageLimits: coverageLimitsFormat.parse(parts.coverageLimits ?? []),
    checklists: ofOntario('checklists', requirement(parts.requirement)),
  };
}
