import { randomBytes } from 'node:crypto';
import { contentId } from '../../../shared/contentId.ts';

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 48)
    // Cut first: a key that ends its words with a hyphen is none that the library can read.
    .replace(/-$/, '') || 'new';

/**
 * The key under which a thing of staff's own is exported, and the id that follows from it as those of the starter library do: so it
 * keeps its id when the export is read in elsewhere. It never changes, however the thing is renamed; a few random letters keep it
 * apart from every key that the library may bring.
 */
export function newKey(
  kind: 'instrument' | 'industry' | 'area' | 'topic' | 'provision-group' | 'checklist-requirement',
  name: string,
  within?: string,
): { id: string; key: string } {
  const own = `${slugOf(name)}-${randomBytes(4).toString('hex')}`;
  const key = within ? `${within}/${own}` : own;
  return { id: contentId(kind, key), key };
}
