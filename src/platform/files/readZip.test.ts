import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip, UnreadableZip } from './readZip.ts';

const LIMITS = { files: 5, fileBytes: 1_000_000, bytes: 2_000_000 };
const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();
const refused = (bytes: Uint8Array): string => {
  try {
    readZip(bytes, LIMITS);
  } catch (error) {
    if (error instanceof UnreadableZip) return `${error.why}: ${error.entry}`;
    throw error;
  }
  return 'read';
};

test('the files of a zip by their paths, folders left out', () => {
  const files = readZip(zipSync({ 'a.yaml': strToU8('x: é'), b: { 'c.yaml': strToU8('y') } }), LIMITS);
  expect([...files.keys()].sort()).toEqual(['a.yaml', 'b/c.yaml']);
  expect(text(files.get('a.yaml'))).toBe('x: é');
});

test.each(['../up.yaml', '/etc/passwd', 'a/../../b', 'C:\\x', 'a\\b', './x', 'a\u0000b'])(
  '%j leads out and is refused',
  (name) => {
    expect(refused(zipSync({ [name]: strToU8('x') }))).toMatch(/^unsafe path/);
  },
);

test('a small file that unpacks to a large one is let go of on the way', () => {
  expect(refused(zipSync({ 'bomb.yaml': new Uint8Array(50_000_000) }, { level: 9 }))).toBe(
    'too large: bomb.yaml',
  );
});

test('many that are too large together, and too many', () => {
  const half = new Uint8Array(900_000);
  expect(refused(zipSync({ a: half, b: half, c: half }))).toBe('too large: c');
  expect(refused(zipSync(Object.fromEntries([...'abcdef'].map((name) => [name, strToU8('')]))))).toBe(
    'too many: f',
  );
});

test('what is no zip, or half of one', () => {
  expect(refused(strToU8('no zip at all'))).toMatch(/^broken/);
  expect(refused(new Uint8Array(0))).toMatch(/^broken/);
  const whole = zipSync({ 'a.yaml': strToU8('words '.repeat(5_000)) }, { level: 0 });
  expect(refused(whole.subarray(0, whole.length / 2))).toMatch(/^broken/);
});
