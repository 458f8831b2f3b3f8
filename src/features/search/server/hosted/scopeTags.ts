import { createHash } from 'node:crypto';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { Scope } from '../../../identity/scope.ts';

const PUBLISHED = 'pub';
const ofJurisdiction = (code: JurisdictionCode): string => `j${code}`;

/** Four letters for an area: a key that spells ids out would grow past what the service recommends. */
const ofArea = (id: string): string => {
  const number = createHash('sha256').update(id).digest().readUInt32BE(0);
  return `a${(number % 36 ** 4).toString(36).padStart(4, '0')}`;
};

/** The tags of a hosted document, by which a person's key may find it. */
export const tagsOf = (document: {
  jurisdiction: JurisdictionCode;
  areaId: string;
  isPublished: boolean;
}): string[] => [
  ofJurisdiction(document.jurisdiction),
  ofArea(document.areaId),
  ...(document.isPublished ? [PUBLISHED] : []),
];

/** Throws an Error when two areas came to have one tag, which would show one's documents to readers of the other. */
export function assertTagsDiffer(areaIds: Iterable<string>): void {
  const owner = new Map<string, string>();
  for (const id of areaIds) {
    const tag = ofArea(id);
    const other = owner.get(tag);
    if (other !== undefined && other !== id)
      throw new Error(`The areas ${other} and ${id} have one search tag.`);
    owner.set(tag, id);
  }
}

const anyOf = (tags: readonly string[]): string =>
  tags.length === 1 ? (tags[0] as string) : `(${tags.join(' OR ')})`;

/** The condition on tags that lets through what a person may see; empty for who sees all, null for who sees nothing. */
export function filterOf({ jurisdictions, areas, unpublished }: Scope): string | null {
  if (jurisdictions?.length === 0 || areas?.length === 0) return null;
  const parts: string[] = [];
  if (jurisdictions) {
    const others = JURISDICTION_CODES.filter((code) => !jurisdictions.includes(code));
    // Of the allowed and the others, whichever list is shorter.
    if (others.length < jurisdictions.length)
      parts.push(...others.map((code) => `NOT ${ofJurisdiction(code)}`));
    else parts.push(anyOf(jurisdictions.map(ofJurisdiction)));
  }
  if (areas) parts.push(anyOf(areas.map(ofArea)));
  if (!unpublished) parts.push(PUBLISHED);
  return parts.join(' AND ');
}
