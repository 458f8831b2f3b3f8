import { beforeAll, describe, expect, test } from 'vitest';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { verificationOf } from '../../../shared/standing.ts';
import type { Library } from '../format/library.ts';
import { readLibrary } from '../server/readLibrary.ts';
import type { Finding } from './finding.ts';
import { runLint } from './runLint.ts';

/** The groups that people look up first, by the last word of their key. */
const FIRST_GROUPS = [
  'bereavement-leave',
  'coverage',
  'domestic-or-sexual-violence-leave',
  'duty-to-accommodate',
  'employer-injury-report-deadline',
  'first-aid',
  'group-termination',
  'harassment-and-violence-policy-duty',
  'hours-of-work',
  'human-rights-filing-limitation',
  'individual-termination-notice',
  'joint-committee-threshold',
  'long-term-illness-or-injury-leave',
  'maternity-and-parental-leave',
  'meal-breaks',
  'minimum-wage',
  'overtime-threshold-and-rate',
  'pay-statements-and-employment-records',
  'protected-grounds',
  'public-holiday-eligibility-and-pay',
  'public-holidays-list',
  'rest-periods-and-days-off',
  'right-to-refuse-unsafe-work',
  'severance-pay',
  'sick-and-personal-leave',
  'vacation-pay',
  'vacation-time',
  'which-privacy-law-applies',
  'youth-employment',
];
const READ_SOMEWHERE = ['official-text', 'official-page', 'secondary-page'];
const TYPES = 8;

/** As `npm run content:check` prints them. */
const linesOf = (findings: Finding[]): string[] =>
  findings.map(({ rule, file, where, message }) => `${file} ${where}: ${message} [${rule}]`);

let library: Library;
beforeAll(() => {
  const read = readLibrary('content');
  expect(linesOf(read.findings)).toEqual([]);
  library = read.library;
});

const slugOf = (group: string): string => group.split('/').at(-1) ?? '';
const provisionsOf = (slugs?: string[]) =>
  library.groups
    .filter(({ content }) => !slugs || slugs.includes(slugOf(content.group)))
    .flatMap(({ content }) => Object.values(content.provisions));

test('the starter library has nothing to correct', () => {
  expect(linesOf(runLint(library))).toEqual([]);
});

describe('the starter library holds', () => {
  test('its first groups and at least 15 more, for every jurisdiction', () => {
    const whole = library.groups.filter(({ content }) =>
      JURISDICTION_CODES.every((code) => content.provisions[code]),
    );
    const slugs = whole.map(({ content }) => slugOf(content.group));
    expect(slugs).toEqual(expect.arrayContaining(FIRST_GROUPS));
    expect(whole.length).toBeGreaterThanOrEqual(FIRST_GROUPS.length + 15);
  });

  test('at least 70% of the first groups on a page or text that was read', () => {
    const all = provisionsOf(FIRST_GROUPS);
    const read = all.filter(({ sources }) => READ_SOMEWHERE.includes(verificationOf(sources)));
    expect(read.length / all.length).toBeGreaterThanOrEqual(0.7);
  });

  test('the minimum wages of every jurisdiction since 2021, and at least 60 provisions with earlier texts', () => {
    const [wages] = library.groups.filter(({ content }) => slugOf(content.group) === 'minimum-wage');
    for (const code of JURISDICTION_CODES) {
      const rows = wages?.content.provisions[code]?.values.generalHourly ?? [];
      expect(rows.at(-1)?.from ?? '', code).toMatch(/^20(0\d|1\d|2[01])-/);
    }
    const withVersions = provisionsOf().filter(({ versions }) => versions.length > 0);
    expect(withVersions.length).toBeGreaterThanOrEqual(60);
  });

  test('sample policies for at least 20 groups, in every jurisdiction', () => {
    const whole = library.policies.filter(({ content }) =>
      JURISDICTION_CODES.every((code) => content.policies[code]),
    );
    expect(whole.length).toBeGreaterThanOrEqual(20);
  });

  test('a checklist of every type for all 13 jurisdictions that have one', () => {
    const codes = library.checklists.map(({ jurisdiction }) => jurisdiction);
    expect(codes.sort()).toEqual(JURISDICTION_CODES.filter((code) => code !== 'NU').sort());
    for (const { jurisdiction, content } of library.checklists) {
      expect(content.length, jurisdiction).toBeGreaterThanOrEqual(14);
      expect(new Set(content.map(({ type }) => type)).size, jurisdiction).toBe(TYPES);
    }
  });

  test('at least 74 bills and regulations, and 64 special rules', () => {
    expect(library.bills.flatMap(({ content }) => content).length).toBeGreaterThanOrEqual(74);
    expect(library.specialRules.flatMap(({ content }) => content).length).toBeGreaterThanOrEqual(64);
  });
});

describe('a slip in the real library is found', () => {
  /** What the linter says of a few of its groups with one thing changed. */
  const saidOf = (slugs: string[], change: (copy: Library) => void): string[] => {
    const copy = structuredClone({
      ...library,
      groups: library.groups.filter(({ content }) => slugs.includes(slugOf(content.group))),
      policies: [],
    });
    change(copy);
    return runLint(copy).map(({ rule, where }) => `${rule} ${where}`);
  };

  test('a minimum wage that is not the one in the text, and a vacation of a week more', () => {
    const slips = saidOf(['minimum-wage', 'vacation-time'], ({ groups: [vacation, wages] }) => {
      const row = wages?.content.provisions.ON?.values.generalHourly?.[0];
      if (row && 'value' in row) row.value = 17.45;
      const provision = vacation?.content.provisions.MB;
      if (provision) provision.text = provision.text.replaceAll('3 weeks', '4 weeks');
    });
    expect(slips).toEqual(
      expect.arrayContaining(['values-against-prose ON generalHourly', 'values-against-prose MB tiers']),
    );
  });

  test('a jurisdiction that is gone, and a reference to a group that is', () => {
    const slips = saidOf(['jury-and-court-leave', 'bereavement-leave'], ({ groups, taxonomy }) => {
      for (const { content } of groups) delete content.provisions.YT;
      for (const { topics } of taxonomy.areas) {
        for (const topic of topics) {
          topic.groups = topic.groups.filter(({ key }) => key !== 'bereavement-leave');
        }
      }
    });
    expect(slips).toContain('completeness YT');
    expect(slips.some((line) => line.startsWith('references '))).toBe(true);
  });
});
