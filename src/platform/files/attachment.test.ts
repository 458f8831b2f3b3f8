import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test.each([
  ['report.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
  ['Congé payé.docx', `attachment; filename="Conge paye.docx"; filename*=UTF-8''Cong%C3%A9%20pay%C3%A9.docx`],
  [`a"b\\c.txt`, `attachment; filename="a_b_c.txt"; filename*=UTF-8''a%22b%5Cc.txt`],
  [`it's (1)*.csv`, `attachment; filename="it's (1)*.csv"; filename*=UTF-8''it%27s%20%281%29%2A.csv`],
  ['日本.txt', `attachment; filename="__.txt"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.txt`],
])('%s', (name, header) => {
  expect(attachment(name)).toBe(header);
});

test('a name never ends the header and begins another', () => {
  expect(attachment('a\r\nset-cookie: x=1')).not.toMatch(/[\r\n]/);
});
