import type { EditableProvision } from '../provisions/editable.ts';

/** One place where two editors differ from the version that both began from. */
export interface MergePart {
  id: string;
  /** The part of the provision: `text` for blocks of its text, else the name of the field, or `value` with its key. */
  of: 'text' | 'value' | Exclude<keyof EditableProvision, 'description' | 'values'>;
  key?: string;
  base: unknown;
  theirs: unknown;
  yours: unknown;
  /** Who changed it: one side is taken by itself, both have to be settled. */
  changed: 'theirs' | 'yours' | 'both';
}

export type Choice = 'theirs' | 'yours' | 'both';

/** Whether two parts of a provision say the same. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Pairs of places that stand in both lists, in order: the longest common subsequence. */
function common(a: readonly string[], b: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** A stretch of blocks: as all have it, or as each has it. */
type Stretch = { blocks: string[] } | { base: string[]; theirs: string[]; yours: string[] };

/** The text as stretches that all three share, and stretches in which somebody differs. */
export function stretches(
  base: readonly string[],
  theirs: readonly string[],
  yours: readonly string[],
): Stretch[] {
  const inTheirs = new Map(common(base, theirs));
  const inYours = new Map(common(base, yours));
  const result: Stretch[] = [];
  let [b, t, y] = [0, 0, 0];
  const differ = (toB: number, toT: number, toY: number): void => {
    const stretch = { base: base.slice(b, toB), theirs: theirs.slice(t, toT), yours: yours.slice(y, toY) };
    if (stretch.base.length + stretch.theirs.length + stretch.yours.length > 0) result.push(stretch);
  };
  for (let i = 0; i < base.length; i++) {
    const [atTheirs, atYours] = [inTheirs.get(i), inYours.get(i)];
    const block = base[i];
    if (atTheirs === undefined || atYours === undefined || block === undefined) continue;
    differ(i, atTheirs, atYours);
    const last = result.at(-1);
    if (last && 'blocks' in last) last.blocks.push(block);
    else result.push({ blocks: [block] });
    [b, t, y] = [i + 1, atTheirs + 1, atYours + 1];
  }
  differ(base.length, theirs.length, yours.length);
  return result;
}

/** What an editor changes of a provision beside its text and its typed values: told apart as wholes. */
export const EDITED_PARTS = [
  'warning',
  'policy',
  'effectiveDate',
  'confidence',
  'openQuestion',
  'editorNote',
  'sources',
  'acts',
  'regulations',
  'references',
] as const;

const changedBy = (base: unknown, theirs: unknown, yours: unknown): MergePart['changed'] | null => {
  const [byThem, byYou] = [!same(base, theirs), !same(base, yours)];
  if (!byThem && !byYou) return null;
  if (byThem && byYou) return same(theirs, yours) ? null : 'both';
  return byThem ? 'theirs' : 'yours';
};

export interface Merge {
  parts: MergePart[];
  text: Stretch[];
}

/** Everything in which two editors differ from the version that both began from. `blocksOf` cuts a text into its blocks. */
export function mergeOf(
  base: EditableProvision,
  theirs: EditableProvision,
  yours: EditableProvision,
  blocksOf: (html: string) => string[],
): Merge {
  const text = stretches(
    blocksOf(base.description),
    blocksOf(theirs.description),
    blocksOf(yours.description),
  );
  const parts: MergePart[] = text.flatMap((stretch, i) => {
    if ('blocks' in stretch) return [];
    const changed = changedBy(stretch.base, stretch.theirs, stretch.yours);
    return changed ? [{ id: `text ${i}`, of: 'text' as const, ...stretch, changed }] : [];
  });
  const keys = new Set([
    ...Object.keys(base.values),
    ...Object.keys(theirs.values),
    ...Object.keys(yours.values),
  ]);
  for (const key of keys) {
    const [was, them, you] = [base.values[key] ?? [], theirs.values[key] ?? [], yours.values[key] ?? []];
    const changed = changedBy(was, them, you);
    if (changed)
      parts.push({ id: `value ${key}`, of: 'value', key, base: was, theirs: them, yours: you, changed });
  }
  for (const of of EDITED_PARTS) {
    const changed = changedBy(base[of], theirs[of], yours[of]);
    if (changed) parts.push({ id: of, of, base: base[of], theirs: theirs[of], yours: yours[of], changed });
  }
  return { parts, text };
}

/** What was typed in place of a choice, as HTML, by the id of the part. */
export type Typed = Readonly<Record<string, string>>;

/** A part whose result can be typed: words, and no list of things. */
export const isWords = ({ of }: MergePart): boolean => of === 'text' || of === 'warning' || of === 'policy';

/** Parts that can be put together: blocks one after the other, entries of both lists. */
export const mayTakeBoth = ({ theirs, yours, of }: MergePart): boolean =>
  Array.isArray(theirs) && Array.isArray(yours) && of !== 'value';

const chosenOf = (part: MergePart, choice: Choice): unknown => {
  if (choice !== 'both') return part[choice];
  const [theirs, yours] = [part.theirs as unknown[], part.yours as unknown[]];
  return [...theirs, ...yours.filter((one) => !theirs.some((other) => same(one, other)))];
};

/** What a part says by a choice; one that only one side changed is taken from it where nothing was chosen. */
export const resultOf = (part: MergePart, choice: Choice | undefined): unknown =>
  chosenOf(part, choice ?? (part.changed === 'both' ? 'theirs' : part.changed));

/** The content that follows from the choices; what was typed stands in their place, and a part that only one side changed is taken from it unless chosen otherwise. */
export function merged(
  { parts, text }: Merge,
  theirs: EditableProvision,
  choices: Readonly<Record<string, Choice>>,
  typed: Typed = {},
): EditableProvision {
  const take = (part: MergePart): unknown => {
    const words = typed[part.id];
    if (words === undefined) return resultOf(part, choices[part.id]);
    return part.of === 'text' ? [words] : words || null;
  };
  const description = text
    .flatMap((stretch, i) => {
      if ('blocks' in stretch) return stretch.blocks;
      const part = parts.find(({ id }) => id === `text ${i}`);
      return part ? (take(part) as string[]) : stretch.theirs;
    })
    .join('');
  const values = { ...theirs.values };
  const rest: Record<string, unknown> = {};
  for (const part of parts) {
    if (part.of === 'value' && part.key) values[part.key] = take(part) as EditableProvision['values'][string];
    else if (part.of !== 'text') rest[part.of] = take(part);
  }
  return { ...theirs, ...rest, description, values };
}
