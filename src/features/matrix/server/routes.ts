import { forbidden } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { mayDownloadMatrix } from '../access.ts';
import type { MatrixFormat, matrixContract } from '../contract.ts';
import { matrixCsv } from './csv.ts';
import { fileNotes, fileRows } from './fileRows.ts';
import { assertOwn, readMatrix } from './matrix.ts';

const TYPES: Record<MatrixFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** The calls of the matrix. */
export function matrixHandlers(services: Services): Handlers<typeof matrixContract> {
  const { brand } = services;
  return {
    matrix: ({ actor, query }) => readMatrix(services, actor.scope, query),

    downloadMatrix: async ({ actor, query, reply }) => {
      const { isExcelDownloadEnabled } = actor.account;
      if (!mayDownloadMatrix({ isStaff: actor.isStaff, account: { isExcelDownloadEnabled } })) {
        throw forbidden('not_included', t('Your plan does not include this kind of download.'));
      }
      const { format, home, ...asked } = query;
      assertOwn(actor.scope, 'home', home ? [home] : []);
      const matrix = await readMatrix(services, actor.scope, asked);
      const rows = fileRows(matrix, home);
      // Few ask for it; the server need not wait for spreadsheets when it starts.
      const file =
        format === 'csv'
          ? Buffer.from(matrixCsv(rows, fileNotes(matrix, brand.productName)))
          : Buffer.from(await (await import('./excel.ts')).matrixExcel(matrix, rows, brand.productName));
      return reply
        .type(TYPES[format])
        .header('content-disposition', `attachment; filename="compare-${matrix.on}.${format}"`)
        .header('cache-control', 'no-store')
        .send(file);
    },
  };
}
