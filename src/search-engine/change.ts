import type { SearchDocument } from './schema.ts';

/** One entry of the change log: a document as it now is, or the id of one that is gone. */
export type Change =
  | { readonly seq: number; readonly put: SearchDocument }
  | { readonly seq: number; readonly remove: string };

/** How large an engine is. */
export interface EngineStats {
  readonly documents: number;
  readonly segments: number;
  /** Documents changed since the last snapshot. */
  readonly changed: number;
  /** Rows that later changes made void and no merge has removed yet. */
  readonly dead: number;
  /** Of the sealed part. */
  readonly bytes: number;
}
