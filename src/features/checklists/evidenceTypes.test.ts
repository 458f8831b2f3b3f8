import { expect, test } from 'vitest';
import { evidenceEnding, fileSize } from './evidenceTypes.ts';

test('the last end of a name counts, in any case and with spaces around it', () => {
  expect(evidenceEnding(' Policy.docx.PDF ')).toBe('pdf');
  expect(evidenceEnding('photo.JPEG')).toBe('jpeg');
});

test.each(['pdf', 'report', 'policy.pdf.exe', 'policy.', 'page.html', 'a.constructor', 'a.ｐｄｆ', ''])(
  '%j is not kept',
  (name) => {
    expect(evidenceEnding(name)).toBeNull();
  },
);

test('sizes change their unit at 1,024, and nothing that holds something is told as 0', () => {
  expect([0, 1_023, 1_024, 1_025].map(fileSize)).toEqual(['0 B', '1023 B', '1 KB', '1 KB']);
  expect(fileSize(2.14 * 1_024 * 1_024)).toBe('2.1 MB');
  expect(fileSize(1_024 * 1_024)).toBe('1.0 MB');
});
