import { expect, test } from 'vitest';
import { emailOf, namesOf } from './claims.ts';

const names = (claims: Record<string, unknown>, email = 'ada.lovelace@example.test') =>
  namesOf(claims, email);

test('first and last name are taken as they are told, without what cannot be seen', () => {
  expect(names({ given_name: ' Zo\u0000é ', family_name: 'D’Arcy\n' })).toEqual({
    ...{ firstName: 'Zoé', lastName: 'D’Arcy' },
  });
});

test('one name alone is the first, whichever of the two it is', () => {
  expect(names({ given_name: 'Ada' })).toEqual({ firstName: 'Ada', lastName: '' });
  expect(names({ given_name: '  ', family_name: 'Lovelace' })).toEqual({
    firstName: 'Lovelace',
    lastName: '',
  });
});

test('a whole name is parted at its first space, and without any the address is the name', () => {
  expect(names({ name: 'Ada  King Noel' })).toEqual({ firstName: 'Ada', lastName: 'King Noel' });
  expect(names({ name: 42 })).toEqual({ firstName: 'ada.lovelace', lastName: '' });
});

test('a long name is cut at 100 and never in the middle of a sign', () => {
  const { firstName } = names({ given_name: `${'a'.repeat(99)}😀` });
  expect(firstName).toBe('a'.repeat(99));
  expect(names({ given_name: 'b'.repeat(101) }).firstName).toHaveLength(100);
});

test('an address is compared in small letters and without spaces around it', () => {
  expect(emailOf({ email: ' Ada@Example.TEST ' })).toBe('ada@example.test');
});

test('a long address stays whole: cut short it would be that of somebody else', () => {
  const email = `ada@${'a'.repeat(60)}.${'b'.repeat(30)}.test.example.test`;
  expect(email.length).toBeGreaterThan(100);
  expect(emailOf({ email })).toBe(email);
});

test('an address that the provider did not verify, or with a hidden sign in it, is none', () => {
  expect(emailOf({ email: 'ada@example.test', email_verified: false })).toBeNull();
  expect(emailOf({ email: 'ada@example.test', email_verified: true })).toBe('ada@example.test');
  expect(emailOf({ email: 'a\u0000da@example.test' })).toBeNull();
  expect(emailOf({ email: ['ada@example.test'] })).toBeNull();
});
