import { z } from 'zod';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { BillContent } from './bill.ts';
import type { RequirementContent } from './checklist.ts';
import type { CoverageLimitContent } from './coverageLimit.ts';
import { day } from './fields.ts';
import type { GuidanceContent } from './guidance.ts';
import type { IndustryEntry, InstrumentEntry } from './instruments.ts';
import type { Moved } from './moved.ts';
import type { PoliciesContent } from './policy.ts';
import type { ProvisionGroupContent } from './provisionGroup.ts';
import type { SpecialRuleContent } from './specialRule.ts';
import type { Taxonomy } from './taxonomy.ts';

/** What one file holds, and its path inside the content folder. */
export interface LibraryFile<T> {
  file: string;
  content: T;
}

/** A file that holds the entries of one jurisdiction. */
export interface JurisdictionFile<T> extends LibraryFile<T[]> {
  jurisdiction: JurisdictionCode;
}

/** `library.yaml` */
export const libraryFormat = z.strictObject({
  /** The day whose law the texts state: values that start later are scheduled changes. */
  stated: day,
});

/** The whole content folder, as read. */
export interface Library {
  stated: string;
  taxonomy: Taxonomy;
  instruments: InstrumentEntry[];
  industries: IndustryEntry[];
  groups: LibraryFile<ProvisionGroupContent>[];
  policies: LibraryFile<PoliciesContent>[];
  bills: JurisdictionFile<BillContent>[];
  specialRules: JurisdictionFile<SpecialRuleContent>[];
  checklists: JurisdictionFile<RequirementContent>[];
  guidance: GuidanceContent;
  moved: Moved;
  /** Who is not covered, or by another rule. */
  coverageLimits: CoverageLimitContent[];
}
