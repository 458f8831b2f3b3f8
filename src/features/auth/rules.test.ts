import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SignedCodes } from '../../platform/session/signedCode.ts';
import { decodeSetupCode, isEmail, isValidPassword, passwordChecks } from './rules.ts';

test.each([
  ['Demo-Pass-2026', true],
  ['Abcdefg1', true],
  ['Abcdef1', false],
  ['abcdefg1', false],
  ['ABCDEFG1', false],
  ['Abcdefgh', false],
  ['Éèàùçêî1', true],
  [`Aa1${'x'.repeat(253)}`, true],
  [`Aa1${'x'.repeat(254)}`, false],
  ['', false],
])('%s is a valid password: %s', (password, valid) => {
  expect(isValidPassword(password)).toBe(valid);
});

test.each([
  ['noor@kiln.test', true],
  [' Noor.Haddad@mail.kiln.test ', true],
  ['a@b..co', false],
  ['a@.b.co', false],
  ['a..b@kiln.test', false],
  ['.a@kiln.test', false],
  ['a.@kiln.test', false],
  ['a@b.co.', false],
  ['a@kiln', false],
])('%s is an email address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

test('each check answers for itself', () => {
  expect(passwordChecks('abc')).toEqual({ uppercase: false, lowercase: true, numbers: false, length: false });
  expect(passwordChecks('ABC')).toEqual({ uppercase: true, lowercase: false, numbers: false, length: false });
  expect(passwordChecks('12345678')).toEqual({
    uppercase: false,
    lowercase: false,
    numbers: true,
    length: true,
  });
});

test('the browser reads from a code what the server put in', () => {
  const codes = new SignedCodes('a secret that is long enough for tests', 'setup');
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);
  fc.assert(
    fc.property(id, id, (accountId, userId) => {
      const code = codes.sign([accountId, userId, '0'], new Date('2030-01-01'));
      expect(decodeSetupCode(code)).toEqual({ accountId, userId });
    }),
  );
});

test('what is no code decodes to nothing', () => {
  for (const junk of ['', 'hello', 'W10.x', '%%%', 'bnVsbA']) expect(decodeSetupCode(junk)).toBeNull();
});
