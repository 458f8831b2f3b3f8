import type { z } from 'zod';
import { BESIDE_FILE, besideFormat } from './beside.ts';
import { billsFormat } from './bill.ts';
import { requirementsFormat } from './checklist.ts';
import { coverageLimitsFormat } from './coverageLimit.ts';
import { announcementsFormat, helpFormat, noticesFormat } from './guidance.ts';
import { industriesFormat, instrumentsFormat } from './instruments.ts';
import { libraryFormat } from './library.ts';
import { movedFormat } from './moved.ts';
import { policiesFormat } from './policy.ts';
import { provisionGroupFormat } from './provisionGroup.ts';
import { specialRulesFormat } from './specialRule.ts';
import { taxonomyFormat } from './taxonomy.ts';

/** The files of the library that stand alone, by name. */
export const SINGLE_FILES = {
  'library.yaml': libraryFormat,
  'taxonomy.yaml': taxonomyFormat,
  'acts.yaml': instrumentsFormat,
  'industries.yaml': industriesFormat,
  'not-covered.yaml': coverageLimitsFormat,
  'moved.yaml': movedFormat,
  'notices.yaml': noticesFormat,
  'announcements.yaml': announcementsFormat,
  'help.yaml': helpFormat,
  [BESIDE_FILE]: besideFormat,
} as const;

/** The folders of the library; every file in one has the same format. */
export const FOLDERS = {
  provisions: provisionGroupFormat,
  policies: policiesFormat,
  bills: billsFormat,
  'special-rules': specialRulesFormat,
  checklists: requirementsFormat,
} as const;

/** The format of a file by its path in the content folder; undefined for one that is no file of the library. */
export function formatOf(file: string): z.ZodType | undefined {
  const single: Readonly<Record<string, z.ZodType>> = SINGLE_FILES;
  const folders: Readonly<Record<string, z.ZodType>> = FOLDERS;
  const [folder = '', ...rest] = file.split('/');
  if (rest.length === 0) return single[file];
  return file.endsWith('.yaml') ? folders[folder] : undefined;
}
