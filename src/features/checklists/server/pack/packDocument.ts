import type { Evidence } from '../../contract.ts';

/** A requirement of a register, in words. */
export interface PackEntry {
  requirement: string;
  type: string;
  area: string;
  /** Acts and regulations with their sections. */
  citations: string[];
  status: string;
  notApplicable: string | null;
  owner: string | null;
  /** Calendar dates. */
  dueOn: string | null;
  lastChangedOn: string | null;
  lastChangedBy: string | null;
  evidence: (Evidence & {
    /** Its path in the pack; null of a link. */
    file: string | null;
    sha256: string | null;
  })[];
  /** Newest first. */
  history: { on: string; text: string }[];
  /** Lines beyond those. */
  olderLines: number;
}

/** What a register says, before it is a PDF or a sheet. */
export interface PackDocument {
  title: string;
  productName: string;
  madeFor: string;
  asOf: string;
  disclaimer: string;
  summary: string;
  entries: PackEntry[];
}

export type PackFormat = 'pdf' | 'xlsx';
