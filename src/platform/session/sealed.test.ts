import { expect, test } from 'vitest';
import { Sealed } from './sealed.ts';

const SECRET = 'a secret of at least thirty-two letters';
const sealed = new Sealed(SECRET, 'factors');

test('what is sealed comes back, and tells nothing of itself', () => {
  for (const text of ['', 'JBSWY3DPEHPK3PXP', 'Congé 😀']) {
    const kept = sealed.seal(text);
    expect(sealed.open(kept)).toBe(text);
    if (text !== '') expect(Buffer.from(kept, 'base64url').toString('utf8')).not.toContain(text);
  }
});

test('the same text is sealed otherwise each time', () => {
  expect(sealed.seal('code')).not.toBe(sealed.seal('code'));
});

test('another secret and another purpose open nothing', () => {
  const kept = sealed.seal('code');
  expect(new Sealed(`${SECRET}!`, 'factors').open(kept)).toBeNull();
  expect(new Sealed(SECRET, 'signOn').open(kept)).toBeNull();
});

test('what was altered, at any place, or cut is not opened', () => {
  const bytes = Buffer.from(sealed.seal('code'), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const other = Buffer.from(bytes);
    other.writeUInt8(other.readUInt8(at) ^ 1, at);
    expect(sealed.open(other.toString('base64url'))).toBeNull();
  }
  for (const text of ['', 'x', bytes.subarray(0, 20).toString('base64url')]) {
    expect(sealed.open(text)).toBeNull();
  }
});

test('a fingerprint is the same for the same text, of one purpose', () => {
  expect(sealed.fingerprint('code')).toBe(new Sealed(SECRET, 'factors').fingerprint('code'));
  expect(sealed.fingerprint('code')).not.toBe(sealed.fingerprint('Code'));
  expect(sealed.fingerprint('code')).not.toBe(new Sealed(SECRET, 'signOn').fingerprint('code'));
});
