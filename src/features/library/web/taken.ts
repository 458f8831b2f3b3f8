import type { Difference } from '../contract.ts';

/** What is taken of a field: the file's words, both sides put together, or staff's own. */
export type Taken = 'file' | 'merge' | 'ours';

/** Makes a draft of a provision by what was chosen field by field, and goes there once it is settled. */
export type OnDraft = (difference: Difference, taken: Readonly<Record<string, Taken>>) => Promise<void>;

/** Both sides of a text put together, block by block, against what both last had. HTML in, HTML out. */
export type MergeText = (base: string, file: string, ours: string) => string;
