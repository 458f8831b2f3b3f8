import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * argon2id (the library's number 2) with 19 MiB, 2 passes and 1 lane: the OWASP Password Storage
 * recommendation, about 20 ms on one core here, so that a sign-in is not felt and a stolen table is slow to
 * try.
 */
const ARGON2ID = 2;
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes under way at once, however many sign in: each takes its memory, and more would only wait for the
 * same cores.
 */
const MAX_AT_ONCE = 4;
const limited = pLimit(MAX_AT_ONCE);

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, PARAMETERS));

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a stored hash. Without a stored one it does the same work against a decoy, so
 * that the time taken does not tell whether the email is known (decisions 4).
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const against = stored ?? (await decoy);
  const matches = await limited(() => verify(against, password)).catch(() => false);
  return stored !== null && matches;
}
