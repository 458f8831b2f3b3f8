import { expect, test } from 'vitest';
import { withoutLinks } from './withoutLinks.ts';

test.each([
  ['Win at https://evil.com/x?y now', 'Win at evil. com/ x?y now'],
  ['www.evil.com', 'www. evil. com'],
  ['a@evil.com', 'a@ evil. com'],
  ['evil。com', 'evil。 com'],
  ['javascript:alert', 'javascript: alert'],
])('nothing is left of an address in %s', (name, plain) => {
  expect(withoutLinks(name)).toBe(plain);
  expect(withoutLinks(name)).not.toMatch(/\S[.@/]\S/u);
});

test.each(['Zoë Tremblay-Côté', "O'Neil, Jr.", '本田 太郎', 'Smith & Sons Ltd.'])(
  '%s stays as it is',
  (name) => expect(withoutLinks(name)).toBe(name),
);
