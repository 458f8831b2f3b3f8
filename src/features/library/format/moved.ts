import { z } from 'zod';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { groupKey, slug } from './fields.ts';

const topicKey = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'is not a key like area/topic');
const provisionKey = z
  .string()
  .regex(
    new RegExp(`^[a-z0-9-]+/[a-z0-9-]+/[a-z0-9-]+ (${JURISDICTION_CODES.join('|')})$`),
    'is not a group and a jurisdiction like area/topic/group ON',
  );

/**
 * What became of a key: it `became` another (the same thing under a new name, with everything that people keep with it), was
 * `joined` to one that stands beside it (what people keep goes over), or is `gone` (hidden, never deleted).
 */
const fates = (key: z.ZodString) =>
  z
    .record(
      key,
      z.union([z.literal('gone'), z.strictObject({ became: key }), z.strictObject({ joined: key })]),
    )
    .default(() => ({}));

/** `moved.yaml`: every key that the library once had and has no more. Keys are never used again for something else. */
export const movedFormat = z.strictObject({
  topics: fates(topicKey),
  groups: fates(groupKey),
  /** Single provisions of groups that stay. */
  provisions: fates(provisionKey),
  requirements: fates(slug),
  specialRules: fates(slug),
  bills: fates(slug),
  instruments: fates(slug),
  industries: fates(slug),
});

export type Moved = z.infer<typeof movedFormat>;
export type MovedKind = keyof Moved;
/** What became of one key. */
export type Fate = Moved[MovedKind][string];

export const MOVED_KINDS = Object.keys(movedFormat.shape) as MovedKind[];

export const NOTHING_MOVED: Moved = movedFormat.parse({});

/** Answers, for the keys of one kind, under which key a thing first entered the library: its id follows from that one. */
export function firstKeys(fatesOfKind: Record<string, Fate>): (key: string) => string {
  const before = new Map(
    Object.entries(fatesOfKind).flatMap(([old, fate]) =>
      typeof fate === 'object' && 'became' in fate ? [[fate.became, old] as const] : [],
    ),
  );
  return (key) => {
    const seen = new Set<string>();
    let first = key;
    for (let old = before.get(first); old !== undefined && !seen.has(old); old = before.get(first)) {
      seen.add(old);
      first = old;
    }
    return first;
  };
}

/** The keys of one kind that were joined to another, with the one that stands for them now. */
export const joinedKeys = (fatesOfKind: Record<string, Fate>): [string, string][] =>
  Object.entries(fatesOfKind).flatMap(([old, fate]) =>
    typeof fate === 'object' && 'joined' in fate ? [[old, fate.joined]] : [],
  );
