import { type CompiledSchema, compileSchema, type SearchDocument, type SearchSchema } from './schema.ts';
import { encodeSegment } from './segment/codec.ts';
import { mergeSegments } from './segment/merge.ts';
import { type Stamped, sealSegment } from './segment/seal.ts';
import type { Segment } from './segment/segment.ts';

const CHUNK = 4_096;

/**
 * Makes a snapshot of documents that come in batches. For one thread; `buildInWorker` keeps it off the main
 * one.
 */
export class SnapshotBuilder {
  readonly #compiled: CompiledSchema;
  readonly #seq: number;
  readonly #ids = new Set<string>();
  readonly #segments: Segment[] = [];
  #pending: Stamped[] = [];

  /** `seq` is the last change that the documents show; later ones are applied on top of the snapshot. */
  constructor(schema: SearchSchema, seq: number) {
    this.#compiled = compileSchema(schema);
    this.#seq = seq;
  }

  /** Throws an Error on a missing or repeated objectID. */
  add(documents: readonly SearchDocument[]): void {
    for (const document of documents) {
      checkId(document);
      if (this.#ids.has(document.objectID))
        throw new Error(`Two documents have the id "${document.objectID}".`);
      this.#ids.add(document.objectID);
      this.#pending.push({ seq: this.#seq, document });
      if (this.#pending.length === CHUNK) this.#seal();
    }
  }

  finish(): SharedArrayBuffer {
    if (this.#pending.length > 0 || this.#segments.length === 0) this.#seal();
    const only = this.#segments.length === 1 ? this.#segments[0] : undefined;
    const whole =
      only ??
      mergeSegments(
        this.#compiled,
        this.#segments.map((segment) => ({ segment, dead: new Uint8Array(segment.size) })),
      );
    return encodeSegment(whole, this.#compiled.fingerprint, this.#seq);
  }

  #seal(): void {
    this.#segments.push(sealSegment(this.#compiled, this.#pending));
    this.#pending = [];
  }
}

/** Throws an Error where a document has no usable id. */
export function checkId({ objectID }: SearchDocument): void {
  if (typeof objectID !== 'string' || objectID === '' || objectID.length > 512)
    throw new Error('A document needs an objectID of 1 to 512 characters.');
}

/** A snapshot of all documents at once. */
export function buildSnapshot(
  schema: SearchSchema,
  documents: readonly SearchDocument[],
  seq = 0,
): SharedArrayBuffer {
  const builder = new SnapshotBuilder(schema, seq);
  builder.add(documents);
  return builder.finish();
}
