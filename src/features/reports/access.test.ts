import { expect, test } from 'vitest';
import { downloadsOf, ownsReport, seesReport } from './access.ts';

const report = { account_id: 'a', user_id: 'u', is_shared: true };

test('a colleague sees what is shared and owns nothing of it', () => {
  const colleague = { userId: 'v', accountId: 'a' };
  expect(seesReport(colleague, report)).toBe(true);
  expect(ownsReport(colleague, report)).toBe(false);
  expect(seesReport(colleague, { ...report, is_shared: false })).toBe(false);
});

test('whoever moved to another account neither owns nor sees the report they made, shared or not', () => {
  const moved = { userId: 'u', accountId: 'b' };
  expect(ownsReport(moved, report)).toBe(false);
  expect(seesReport(moved, report)).toBe(false);
});

test('Excel and PDF are bought one by one, Word comes with PDF, and staff have all', () => {
  const formats = (isStaff: boolean, isPDFDownloadEnabled: boolean, isExcelDownloadEnabled: boolean) =>
    downloadsOf({ isStaff, account: { isPDFDownloadEnabled, isExcelDownloadEnabled } as never });
  expect(formats(false, true, false)).toEqual(['pdf', 'docx']);
  expect(formats(false, false, true)).toEqual(['xlsx']);
  expect(formats(false, false, false)).toEqual([]);
  expect(formats(true, false, false)).toEqual(['pdf', 'docx', 'xlsx']);
});
