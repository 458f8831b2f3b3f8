import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { EvidenceEnding } from '../../evidenceTypes.ts';
import { contentCheck } from './contentCheck.ts';

/** Whether bytes are what a name says, handed over in pieces of a size. */
function is(ending: EvidenceEnding, bytes: Uint8Array, size: number): boolean {
  const check = contentCheck(ending);
  for (let at = 0; at < bytes.length; at += size) {
    if (!check.add(Buffer.from(bytes.subarray(at, at + size)))) return false;
  }
  return check.end();
}
const inAnyPieces = (ending: EvidenceEnding, bytes: Uint8Array): boolean[] =>
  [1, 3, 29, 4_096].map((size) => is(ending, bytes, size));
const ALWAYS = [true, true, true, true];
const NEVER = [false, false, false, false];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
test.each<[EvidenceEnding, Uint8Array]>([
  ['pdf', Buffer.from('%PDF-1.7 …')],
  ['png', Uint8Array.from([...PNG, 0])],
  ['jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ['jpeg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe1])],
])('a %s begins as one', (ending, bytes) => {
  expect(inAnyPieces(ending, bytes)).toEqual(ALWAYS);
});

test.each<[EvidenceEnding, string]>([
  ['pdf', '<script>alert(1)</script>'],
  ['pdf', ' %PDF-1.7'],
  ['pdf', '%PDF'],
  ['png', 'GIF89a'],
  ['jpg', ''],
])('a %s that begins with "%s" is none', (ending, text) => {
  expect(inAnyPieces(ending, Buffer.from(text))).toEqual(NEVER);
});

const bytes = Buffer.from('x'.repeat(500));
const office = (folder: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({ '[Content_Types].xml': bytes, [`${folder}main.xml`]: bytes, ...more });

test('a Word file and an Excel file are told from each other', () => {
  expect(inAnyPieces('docx', office('word/'))).toEqual(ALWAYS);
  expect(inAnyPieces('xlsx', office('xl/'))).toEqual(ALWAYS);
  expect(inAnyPieces('docx', office('xl/'))).toEqual(NEVER);
  expect(inAnyPieces('xlsx', office('word/'))).toEqual(NEVER);
});

test('any other zip is no Word file, nor is one with something before it', () => {
  expect(inAnyPieces('docx', zipSync({ 'word/main.xml': bytes }))).toEqual(NEVER);
  expect(inAnyPieces('docx', zipSync({ '[Content_Types].xml': bytes }))).toEqual(NEVER);
  expect(inAnyPieces('docx', Buffer.concat([Buffer.from('MZ'), office('word/')]))).toEqual(NEVER);
});

test('a Word file that carries a program is refused, wherever in it that stands', () => {
  for (const name of ['word/vbaProject.bin', 'word/deep/VBAPROJECT.BIN']) {
    expect(inAnyPieces('docx', office('word/', { [name]: bytes }))).toEqual(NEVER);
  }
});

test('text is what has no bytes that text has not, in the letters of old Windows too', () => {
  expect(inAnyPieces('csv', Buffer.from('Nom;Congé\r\nTab\there\r\n', 'latin1'))).toEqual(ALWAYS);
  expect(inAnyPieces('txt', Buffer.from('a\0b'))).toEqual(NEVER);
  expect(inAnyPieces('csv', Buffer.from([0x1b, 0x5b]))).toEqual(NEVER);
});

test('nothing is no file of any kind', () => {
  const endings: EvidenceEnding[] = ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx', 'csv', 'txt'];
  expect(endings.filter((ending) => contentCheck(ending).end())).toEqual([]);
});
