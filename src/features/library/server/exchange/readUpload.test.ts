import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { AppError } from '../../../../platform/errors.ts';
import { readUpload, textsOfZip } from './readUpload.ts';

const refusal = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    const { status, fields } = error as AppError;
    return `${status} ${fields?.file}`;
  }
  return null;
};

test('what systems put into a zip by themselves is passed over, and text of any kind is read', () => {
  const texts = textsOfZip(
    zipSync({
      'acts.yaml': strToU8('- é'),
      '__MACOSX/._acts.yaml': new Uint8Array([0xff]),
      'bills/.DS_Store': new Uint8Array([0xff]),
      'bills/ON.yaml': strToU8(''),
    }),
  );
  expect([...texts]).toEqual([
    ['acts.yaml', '- é'],
    ['bills/ON.yaml', ''],
  ]);
});

test('a file that is no text, a path out of the folder and no zip at all are refused by name', () => {
  expect(refusal(() => textsOfZip(zipSync({ 'a.yaml': new Uint8Array([0xc3, 0x28]) })))).toBe(
    '400 a.yaml is no text.',
  );
  expect(refusal(() => textsOfZip(zipSync({ '../a.yaml': strToU8('x') })))).toMatch(/^400 .*\.\.\/a\.yaml/);
  expect(refusal(() => textsOfZip(strToU8('group: a')))).toBe('400 This is no zip that can be read.');
});

test('an upload is read to its limit and no further', async () => {
  const piece = Buffer.alloc(1_000_000);
  let sent = 0;
  const body = Readable.from(
    (async function* () {
      for (; sent < 40; sent += 1) yield piece;
    })(),
  );
  await expect(readUpload(body)).rejects.toMatchObject({ status: 413, fields: { file: expect.any(String) } });
});
