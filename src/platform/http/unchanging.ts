import type { z } from 'zod';

/** JSON that was checked against its schema, as the bytes that are sent, and a digest of them. */
export interface Written {
  json: Buffer;
  digest: Buffer;
}

const writtenForms = new WeakMap<object, Map<z.ZodType, Written>>();

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/**
 * Says of a thing that is kept in memory and answered again and again that it never changes, and holds it to that: it is frozen
 * in depth. That is why it is right to check it against its contract once and to keep the JSON for as long as the thing lives
 * (`serializeAnswer.ts`). Whoever needs it otherwise makes a copy.
 */
export function unchanging<T extends object>(thing: T): T {
  freeze(thing);
  if (!writtenForms.has(thing)) writtenForms.set(thing, new Map());
  return thing;
}

/** Whether this very thing was said never to change; a copy of it was not. */
export const isUnchanging = (thing: unknown): thing is object =>
  typeof thing === 'object' && thing !== null && writtenForms.has(thing);

/** What was written of a thing for a schema; written by `write` the first time, and each time if the thing may change. */
export function writtenOnce(schema: z.ZodType, thing: unknown, write: () => Written): Written {
  const forms = isUnchanging(thing) ? writtenForms.get(thing) : undefined;
  const kept = forms?.get(schema);
  if (kept) return kept;
  const written = write();
  forms?.set(schema, written);
  return written;
}
