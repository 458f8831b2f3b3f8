import { RequestError } from '../filter/parseFilters.ts';

/**
 * Each reader takes one parameter of an untrusted request, and throws RequestError that names it when it is
 * of the wrong kind.
 */
export type Parameters = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const given = (from: Parameters, name: string): unknown =>
  Object.hasOwn(from, name) && from[name] !== null ? from[name] : undefined;

export function readText(from: Parameters, name: string, most: number): string | undefined {
  const value = given(from, name);
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new RequestError(`${name} must be a string.`);
  if (value.length > most) throw new RequestError(`${name} must not be longer than ${most} characters.`);
  return value;
}

export function readWhole(from: Parameters, name: string, most: number): number | undefined {
  const value = given(from, name);
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
    throw new RequestError(`${name} must be a whole number from 0 to ${most}.`);
  return value;
}

/** A list of texts; one text alone is a list of one. */
export function readTexts(from: Parameters, name: string, most: number): string[] | undefined {
  const value = given(from, name);
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (!Array.isArray(value) || !value.every((one): one is string => typeof one === 'string'))
    throw new RequestError(`${name} must be a list of strings.`);
  if (value.length > most) throw new RequestError(`${name} must not have more than ${most} entries.`);
  return value;
}

/** A list of texts and of lists of texts: the outer ones all hold, of an inner list one does. */
export function readAlternatives(from: Parameters, name: string, most: number): string[][] {
  const value = given(from, name);
  if (value === undefined) return [];
  const groups = (Array.isArray(value) ? value : [value]).map((group: unknown) =>
    Array.isArray(group) ? group : [group],
  );
  const all = groups.flat(1) as unknown[];
  if (!all.every((one) => typeof one === 'string'))
    throw new RequestError(`${name} must be a list of strings and of lists of strings.`);
  if (all.length > most) throw new RequestError(`${name} must not have more than ${most} entries.`);
  return groups as string[][];
}

/** true, or false also where it is spelt as a text. */
export function readSwitch(from: Parameters, name: string): boolean | undefined {
  const value = given(from, name);
  return value === undefined ? undefined : value !== false && value !== 'false';
}
