import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SignedCodes } from './signedCode.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const LATER = new Date('2026-11-27T15:00:00Z');
const codes = new SignedCodes('a secret that is long enough for tests', 'setup');

test('a code gives back what was put in, until it is over', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 4 }), (parts) => {
      const code = codes.sign(parts, LATER);
      expect(codes.read(code, NOW)).toEqual(code.length <= 400 ? parts : null);
      expect(codes.read(code, LATER)).toBeNull();
    }),
  );
});

test('no single altered character is accepted', () => {
  const code = codes.sign(['account', 'user', '0'], LATER);
  for (let at = 0; at < code.length; at += 1) {
    const other = code[at] === 'A' ? 'B' : 'A';
    const altered = code.slice(0, at) + other + code.slice(at + 1);
    const spelling = (text: string) => Buffer.from(text.split('.')[1] ?? '', 'base64url').toString('hex');
    // The last character of base64 carries bits that mean nothing: another spelling of the same signature.
    if (at > code.indexOf('.') && spelling(altered) === spelling(code)) continue;
    expect(codes.read(altered, NOW), `character ${at}`).toBeNull();
  }
});

test('a code of another purpose, another secret, or no code at all is refused', () => {
  const code = codes.sign(['account', 'user'], LATER);
  expect(new SignedCodes('a secret that is long enough for tests', 'unsubscribe').read(code, NOW)).toBeNull();
  expect(new SignedCodes('another secret that is long enough too', 'setup').read(code, NOW)).toBeNull();
  for (const junk of ['', '.', 'a.b.c', `${code}.x`, 'x'.repeat(10_000)])
    expect(codes.read(junk, NOW)).toBeNull();
});
