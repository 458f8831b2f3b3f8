import { randomBytes } from 'node:crypto';

/** A fresh opaque id: 16 characters, 96 random bits. */
export const newId = (): string => randomBytes(12).toString('base64url');
