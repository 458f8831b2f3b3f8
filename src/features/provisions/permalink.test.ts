import { expect, test } from 'vitest';
import { permalinkPath } from './permalink.ts';

test('a sign with a meaning in addresses leads to no other place', () => {
  const named = (id: string) => ({ id, name: '' });
  expect(permalinkPath({ id: 'p#1', area: named('a/b'), topic: named('t?x=é') })).toBe(
    '/m/builder/a%2Fb/t%3Fx%3D%C3%A9#p%231',
  );
});
