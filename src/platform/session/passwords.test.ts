import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const seen = vi.hoisted(() => ({ under: 0, most: 0, verified: [] as string[] }));

/** Stands for the hash, whose own work is the library's: it takes a moment, and is counted. */
vi.mock('@node-rs/argon2', () => {
  const counted = async <T>(answer: T): Promise<T> => {
    seen.under += 1;
    seen.most = Math.max(seen.most, seen.under);
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.under -= 1;
    return answer;
  };
  return {
    hash: (password: string) => counted(`hash of ${password}`),
    verify: (stored: string, password: string) => {
      seen.verified.push(password);
      return counted(stored === `hash of ${password}`);
    },
  };
});

// Test files of a process share what they import: neither takes the other's.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { hashPassword, passwordMatches } = await import('./passwords.ts');

beforeEach(() => {
  Object.assign(seen, { under: 0, most: 0, verified: [] });
});

test('a burst of passwords is hashed a few at a time', async () => {
  const made = await Promise.all(Array.from({ length: 50 }, (_, n) => hashPassword(`Pass-${n}`)));
  expect(new Set(made).size).toBe(50);
  await Promise.all(Array.from({ length: 50 }, () => passwordMatches('hash of right', 'wrong')));
  expect(seen.most).toBeLessThanOrEqual(4);
});

test('an email that nobody has costs a hash, too', async () => {
  expect(await passwordMatches('hash of Right-1', 'Right-1')).toBe(true);
  expect(await passwordMatches('hash of Right-1', 'Wrong-1')).toBe(false);
  expect(await passwordMatches(null, 'Guess-1')).toBe(false);
  expect(seen.verified).toEqual(['Right-1', 'Wrong-1', 'Guess-1']);
});
