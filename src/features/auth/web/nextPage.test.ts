import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberNextPage, safeNextPage, takeNextPage } from './nextPage.ts';

const ORIGIN = 'https://lawleaf.test';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

describe('the page remembered for after signing in', () => {
  it('is taken once, with its query and hash', () => {
    const storage = memory();
    rememberNextPage(storage, '/m/builder/es/wages?jurisdictions=ON,BC#p1', ORIGIN);
    expect(takeNextPage(storage, ORIGIN)).toBe('/m/builder/es/wages?jurisdictions=ON,BC#p1');
    expect(takeNextPage(storage, ORIGIN)).toBeNull();
  });

  it.each([
    '//evil.test/m/',
    '/\\evil.test/m/',
    '/m/../../\\evil.test',
    'https://evil.test/m/builder',
    'javascript:alert(1)',
    '/login',
    '/',
    '/mallory',
    '',
  ])('is nothing when it would lead elsewhere: %j', (path) => {
    const safe = safeNextPage(path, ORIGIN);
    expect(safe === null || new URL(safe, ORIGIN).origin === ORIGIN).toBe(true);
    expect(safe === null || /^\/[ma](\/|$)/.test(safe)).toBe(true);
  });

  it('never leads to another site, whatever stands in the storage', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        'm',
        'a',
        'evil.test',
        ':',
        '@',
        '?',
        '#',
        '%2f',
        '\t',
        '\n',
        ' ',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          hostile.map((parts) => parts.join('')),
        ),
        (path) => {
          const safe = safeNextPage(path, ORIGIN);
          if (safe === null) return;
          const url = new URL(safe, ORIGIN);
          expect(url.origin).toBe(ORIGIN);
          expect(url.pathname).toMatch(/^\/[ma](\/|$)/);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
