import type { SearchDocument, SearchSchema } from '../schema.ts';

/** What the worker is started for. */
export type WorkerTask =
  | { readonly task: 'build'; readonly schema: SearchSchema; readonly seq: number }
  | {
      readonly task: 'merge';
      readonly schema: SearchSchema;
      readonly seq: number;
      readonly inputs: readonly { readonly buffer: SharedArrayBuffer; readonly dead: Uint8Array }[];
    };

/** Documents to build from; null when there are no more. */
export type ToWorker = readonly SearchDocument[] | null;

export type FromWorker =
  | { readonly kind: 'next' }
  | { readonly kind: 'done'; readonly buffer: SharedArrayBuffer }
  | { readonly kind: 'failed'; readonly message: string };
