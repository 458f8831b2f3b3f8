import { expect, test } from 'vitest';
import { statuteFile } from '../../../../../test/statuteFile.ts';
import type { AppError } from '../../../../platform/errors.ts';
import { readStatute } from './readStatute.ts';

/** The bytes of a text, a few at a time. */
async function* inPieces(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = (text: string, size?: number) => readStatute(inPieces(text, size));
const why = async (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'read',
    (error: AppError) => `${error.status} ${error.fields?.file}`,
  );

const whole = statuteFile('2026-01-01', [
  { label: '1', lines: ['This may be cited as <XRefExternal>Tests</XRefExternal>.'] },
  {
    label: '2.1',
    note: 'Hours — “é”',
    lines: ['(1) Eight hours &amp; no more.', '(2) See <Emphasis>section</Emphasis> 1.'],
  },
]);

test('a statute is read section by section, in pieces of any size', async () => {
  const statute = await read(whole, 3);
  expect(statute).toMatchObject({
    ...{ kind: 'act', number: 'L-2', language: 'en', title: 'Canada Labour Code' },
    ...{ asOf: '2026-01-01', currentTo: '2026-01-01', bytes: Buffer.byteLength(whole) },
  });
  expect(statute.sections).toEqual([
    {
      ...{ label: '1', nth: 1, part: 'PART III Standard Hours', note: null, amendedOn: '2020-01-01' },
      body: 'This may be cited as Tests.',
    },
    {
      ...{
        label: '2.1',
        nth: 1,
        part: 'PART III Standard Hours',
        note: 'Hours — “é”',
        amendedOn: '2020-01-01',
      },
      body: '(1) Eight hours & no more.\n(2) See section 1.',
    },
  ]);
});

const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1_000)}">]><Statute>&b;</Statute>`;

test.each([
  ['an entity bomb', bomb, /400 .*document type/],
  [
    'an external entity',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Statute>&x;</Statute>',
    /400 .*document type/,
  ],
  ['an entity of nobody', whole.replace('&amp;', '&nobody;'), /400 .*not whole XML/],
  ['half a file', whole.slice(0, -40), /400 .*not whole XML/],
  ['crossed elements', whole.replace('</Body>', '</Boddy>'), /400 .*not whole XML/],
  ['another document', '<?xml version="1.0"?><html><body>Section 1</body></html>', /400 .*no federal act/],
  ['no document', 'Section 1. This Act.', /400 .*not whole XML/],
  ['nothing', '', /400/],
  ['a deep one', `<Statute>${'<a>'.repeat(200)}`, /400 .*nested deeper/],
])('%s is refused', async (_, text, reason) => {
  expect(await why(read(text, 4_096))).toMatch(reason);
});

test('bytes that are no UTF-8 are refused', async () => {
  const broken = (async function* () {
    yield Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe]);
  })();
  expect(await why(readStatute(broken))).toMatch(/400 .*UTF-8/);
});

test('a gigabyte is refused after 32 MB of it', async () => {
  let sent = 0;
  const endless = (async function* () {
    yield Buffer.from('<Statute>');
    const piece = Buffer.from('<a>word</a>'.repeat(10_000));
    for (; sent < 1_073_741_824; sent += piece.length) yield piece;
  })();
  expect(await why(readStatute(endless))).toMatch(/413/);
  expect(sent).toBeLessThan(34 * 1_048_576);
});
