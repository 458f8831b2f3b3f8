import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/**
 * Keeps a text so that the database alone tells nothing of it: sealed for one purpose with the secret of the installation
 * (AES-256-GCM). Another secret opens nothing.
 */
export class Sealed {
  readonly #key: Buffer;

  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `sealed:${purpose}`, 32));
  }

  seal(text: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** The text, or null when it was sealed with another secret, for another purpose, or altered. */
  open(sealed: string): string | null {
    try {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, NONCE));
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** The same for the same text: for codes that are looked up and never read again. */
  fingerprint(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
