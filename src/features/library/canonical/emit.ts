import { inlineText, literalText, remarkText } from './scalar.ts';

/** How a part of a file is laid out. */
export type Shape =
  /** All of it on one line: `{ a: b }`, `[ a, b ]`. */
  | { as: 'line' }
  /** Words: a block of several lines, or a remark that is one only when it is long. */
  | { as: 'text' | 'remark' }
  /** One key on a line, in this order; keys that are not named here come last. */
  | { as: 'keys'; keys: Readonly<Record<string, Shape>> }
  /** One entry on a line, under keys of its own. */
  | { as: 'entries'; each: Shape }
  /** One item on a line. */
  | { as: 'items'; each: Shape }
  /** Laid out by what it is. */
  | { as: 'choose'; choose: (value: unknown) => Shape };

export const LINE: Shape = { as: 'line' };
export const TEXT: Shape = { as: 'text' };
export const REMARK: Shape = { as: 'remark' };
export const keys = (shapes: Readonly<Record<string, Shape>>): Shape => ({ as: 'keys', keys: shapes });
export const entries = (each: Shape): Shape => ({ as: 'entries', each });
export const items = (each: Shape): Shape => ({ as: 'items', each });

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inline(value: unknown, isFlow: boolean): string {
  if (typeof value === 'string') return inlineText(value, isFlow);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[ ${value.map((item) => inline(item, true)).join(', ')} ]`;
  }
  if (!isPlain(value)) throw new TypeError(`${String(value)} has no place in a file of the library.`);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${inlineText(key, true)}: ${inline(part, true)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** What stands under a key or a dash: on the same line, or below it and two spaces further in. */
function below(value: unknown, shape: Shape, indent: string, room: number): string {
  if (shape.as === 'choose') return below(value, shape.choose(value), indent, room);
  if (typeof value === 'string' && shape.as === 'text') return literalText(value, indent);
  if (typeof value === 'string' && shape.as === 'remark') return remarkText(value, indent, room);
  if (isEmpty(value) || typeof value !== 'object' || shape.as === 'line' || shape.as === 'text') {
    return ` ${inline(value, false)}\n`;
  }
  return `\n${block(value, shape, indent)}`;
}

/** The keys of a map in the order of its shape, each with how it is laid out. */
function ordered(value: Plain, shape: Shape): [string, unknown, Shape][] {
  if (shape.as !== 'keys') {
    const each = shape.as === 'entries' ? shape.each : LINE;
    return Object.entries(value).map(([key, part]) => [key, part, each]);
  }
  const known = Object.entries(shape.keys).map(([key, of]) => [key, value[key], of] as const);
  const strange = Object.entries(value).filter(([key]) => !Object.hasOwn(shape.keys, key));
  return [...known, ...strange.map(([key, part]) => [key, part, LINE] as const)].map((one) => [...one]);
}

/** Room for a remark beside its key, before it is folded. */
const REMARK_ROOM = 110;

function block(value: unknown, shape: Shape, indent: string): string {
  if (shape.as === 'choose') return block(value, shape.choose(value), indent);
  if (Array.isArray(value)) {
    const each = shape.as === 'items' ? shape.each : LINE;
    return value.map((item) => `${indent}-${itemText(item, each, indent)}`).join('');
  }
  return ordered(value as Plain, shape)
    .filter(([, part]) => part !== undefined)
    .map(
      ([key, part, of]) =>
        `${indent}${inlineText(key, false)}:${below(part, of, `${indent}  `, REMARK_ROOM - indent.length - key.length)}`,
    )
    .join('');
}

/** An item of a list: a map begins on the line of the dash. */
function itemText(item: unknown, shape: Shape, indent: string): string {
  const own = shape.as === 'choose' ? shape.choose(item) : shape;
  const isMap = isPlain(item) && !isEmpty(item) && (own.as === 'keys' || own.as === 'entries');
  if (!isMap) return below(item, own, `${indent}  `, REMARK_ROOM);
  return ` ${block(item, own, `${indent}  `).slice(indent.length + 2)}`;
}

/** A file of the library as text: the same text for the same content, and it reads the same in every YAML tool. */
export function emit(value: unknown, shape: Shape): string {
  return isEmpty(value) ? `${inline(value ?? {}, false)}\n` : block(value, shape, '');
}
