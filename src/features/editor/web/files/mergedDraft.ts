import type { EditableProvision } from '../../../provisions/editable.ts';
import { type Choice, type MergePart, mayTakeBoth, merged, mergeOf, same, stretches } from '../../merge.ts';

/** What an editor takes of a field: the file's words, both sides put together, or staff's own. */
export type Taken = 'file' | 'merge' | 'ours';

/** The name of a part of a provision among the fields of its file. */
const fieldOf = ({ of, key }: MergePart): string => {
  if (of === 'value') return `values.${key}`;
  return { openQuestion: 'open', references: 'seeAlso' }[of as string] ?? of;
};

/**
 * The content of a draft that follows from what was chosen field by field. What both put together is what only one side changed, and
 * where both did, both: the file's first. A field of which nothing was chosen stays staff's own.
 */
export function mergedDraft(
  sides: { base: EditableProvision; file: EditableProvision; ours: EditableProvision },
  taken: Readonly<Record<string, Taken>>,
  blocksOf: (html: string) => string[],
): EditableProvision {
  const merge = mergeOf(sides.base, sides.file, sides.ours, blocksOf);
  const choices = merge.parts.map((part): [string, Choice] => {
    const how = taken[fieldOf(part)] ?? 'ours';
    if (how === 'file') return [part.id, 'theirs'];
    if (how === 'ours') return [part.id, 'yours'];
    if (part.changed !== 'both') return [part.id, part.changed];
    return [part.id, mayTakeBoth(part) ? 'both' : 'yours'];
  });
  return merged(merge, sides.file, Object.fromEntries(choices));
}

/** A text with what only one side changed taken, and both where both did: the file's first. */
export function mergedText(blocks: { base: string[]; file: string[]; ours: string[] }): string {
  return stretches(blocks.base, blocks.file, blocks.ours)
    .flatMap((stretch) => {
      if ('blocks' in stretch) return stretch.blocks;
      const { base, theirs, yours } = stretch;
      if (same(base, theirs)) return yours;
      if (same(base, yours)) return theirs;
      return [...theirs, ...yours.filter((block) => !theirs.includes(block))];
    })
    .join('');
}
