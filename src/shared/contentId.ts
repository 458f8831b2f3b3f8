import { createHash } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/**
 * The id of a row of the starter library: 16 characters (80 bits of a hash) that depend on its kind and key
 * alone, so that loading the library again finds its rows and a permalink means the same provision on every
 * installation.
 */
export function contentId(kind: string, key: string): string {
  const digest = createHash('sha256').update(`${kind}\n${key}`).digest();
  let bits = 0;
  let held = 0;
  let id = '';
  for (const byte of digest) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5 && id.length < LENGTH) {
      bits -= 5;
      id += ALPHABET[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return id;
}
