import type { z } from 'zod';

/** JSON that was checked against its schema, as the bytes that are sent, and a digest of them. */
export interface SerializedPart {
  json: Buffer;
  digest: Buffer;
}

const serializedParts = new WeakMap<object, Map<z.ZodType, SerializedPart>>();

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/**
 * Marks a value of a cache as one that never changes, and freezes it in depth. Its JSON is then checked and
 * written once, and kept as long as the value (`serializeAnswer.ts`). Whoever needs to change it makes a
 * copy, which is not marked.
 */
export function markImmutable<T extends object>(thing: T): T {
  freeze(thing);
  if (!serializedParts.has(thing)) serializedParts.set(thing, new Map());
  return thing;
}

/** Whether this very object was marked; a copy of it was not. */
export const isImmutable = (thing: unknown): thing is object =>
  typeof thing === 'object' && thing !== null && serializedParts.has(thing);

/**
 * The JSON of a value for a schema: kept from the first time if the value is marked, made by `serialize` each
 * time if not.
 */
export function serializeOnce(
  schema: z.ZodType,
  thing: unknown,
  serialize: () => SerializedPart,
): SerializedPart {
  const kept = isImmutable(thing) ? serializedParts.get(thing) : undefined;
  const known = kept?.get(schema);
  if (known) return known;
  const made = serialize();
  kept?.set(schema, made);
  return made;
}
