import { createHash } from 'node:crypto';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isImmutable, type SerializedPart, serializeOnce } from './markImmutable.ts';

/** A schema as a contract gives it, or with the description of its answer around it. */
const schemaOf = (given: unknown): z.ZodType => {
  if (given instanceof z.ZodType) return given;
  const inner = (given as { properties?: unknown } | null)?.properties;
  if (inner instanceof z.ZodType) return inner;
  throw new Error('An answer is described by something else than a schema.');
};

const digest = (data: Buffer | string): Buffer => createHash('sha1').update(data).digest();

function serialized(text: string): SerializedPart {
  const json = Buffer.from(text);
  return { json, digest: digest(json) };
}

const COMMA = serialized(',');
const OPEN_LIST = serialized('[');
const CLOSE_LIST = serialized(']');
const CLOSE_OBJECT = serialized('}');

/** Reads a part of an answer by its schema; throws the zod error where it does not hold. */
const checked = (schema: z.ZodType, part: unknown): string => JSON.stringify(schema.parse(part));

const partOf = (schema: z.ZodType, part: unknown): SerializedPart =>
  serializeOnce(schema, part, () => serialized(checked(schema, part)));

/** How an answer is put together where a list in it, or all of it, holds things that never change. */
interface ListPlace {
  /** The field that the list stands in; null when the answer is the list. */
  field: string | null;
  items: z.ZodType;
  /** The answer without that field. */
  rest: z.ZodType;
}

/**
 * The lists in an answer that may be checked item by item: none where a schema checks the list or the answer
 * as a whole.
 */
function listPlaces(schema: z.ZodType): ListPlace[] {
  if (schema.def.checks?.length) return [];
  if (schema instanceof z.ZodArray)
    return [{ field: null, items: schema.element as z.ZodType, rest: z.never() }];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([field, list]) =>
    list instanceof z.ZodArray && !list.def.checks?.length
      ? [{ field, items: list.element as z.ZodType, rest: schema.extend({ [field]: z.never().optional() }) }]
      : [],
  );
}

const listParts = (items: z.ZodType, list: unknown[]): SerializedPart[] => [
  OPEN_LIST,
  ...list.flatMap((item, index) => (index === 0 ? [partOf(items, item)] : [COMMA, partOf(items, item)])),
  CLOSE_LIST,
];

/** The answer in parts, where some of them are immutable; null where none is. */
function partsOf(schema: z.ZodType, places: ListPlace[], answer: unknown): SerializedPart[] | null {
  if (isImmutable(answer)) return [partOf(schema, answer)];
  if (typeof answer !== 'object' || answer === null) return null;
  for (const { field, items, rest } of places) {
    const list = field === null ? answer : (answer as Record<string, unknown>)[field];
    if (!Array.isArray(list) || !list.some(isImmutable)) continue;
    if (field === null) return listParts(items, list);
    const around = checked(rest, { ...answer, [field]: undefined }).slice(0, -1);
    const before = `${around}${around === '{' ? '' : ','}${JSON.stringify(field)}:`;
    return [serialized(before), ...listParts(items, list), CLOSE_OBJECT];
  }
  return null;
}

const tags = new WeakMap<Buffer, string>();

/**
 * What tells one body from another, for the ETag: a SHA-1 of its bytes, or, for a body put together from
 * parts, of the digests of the parts in their order, which differ whenever the bytes do.
 */
export const tagOf = (body: Buffer | string): string =>
  (typeof body === 'string' ? undefined : tags.get(body)) ?? digest(body).toString('base64');

function joined(parts: SerializedPart[]): Buffer {
  const body = Buffer.concat(parts.map(({ json }) => json));
  tags.set(body, digest(Buffer.concat(parts.map((one) => one.digest))).toString('base64'));
  return body;
}

/**
 * Checks every answer against its contract and writes it as JSON. Read forwards: the library's own compiler
 * encodes, which takes six times as long over a large answer and differs only where a schema changes what it
 * reads, which those of answers never do. What is known never to change (`markImmutable.ts`) is checked and
 * written the first time it is answered, and joined to the others after that.
 */
export const serializeAnswer: FastifySerializerCompiler<unknown> = ({ schema: given, method, url }) => {
  const schema = schemaOf(given);
  const places = listPlaces(schema);
  const body = (answer: unknown): Buffer | string => {
    try {
      const parts = partsOf(schema, places, answer);
      return parts ? joined(parts) : checked(schema, answer);
    } catch (error) {
      if (error instanceof z.ZodError) throw new ResponseSerializationError(method, url, { cause: error });
      throw error;
    }
  };
  // Fastify sends bytes as they are; only its type asks for a string.
  return body as (answer: unknown) => string;
};
