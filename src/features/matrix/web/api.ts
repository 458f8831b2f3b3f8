import { queryOptions } from '@tanstack/react-query';
import { createClient, request } from '../../../shared/apiClient.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { saveFile } from '../../../ui/files/saveFile.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { type MatrixFormat, matrixContract } from '../contract.ts';

const matrixApi = createClient(matrixContract, clientOptions);

/** What a matrix is asked for by. */
export interface MatrixRequest {
  groups: readonly string[];
  jurisdictions: readonly JurisdictionCode[];
  fields: readonly string[];
  on: string | null;
}

const queryOf = ({ groups, jurisdictions, fields, on }: MatrixRequest): Record<string, string> => ({
  groups: groups.join(','),
  ...(jurisdictions.length > 0 ? { jurisdictions: jurisdictions.join(',') } : {}),
  ...(fields.length > 0 ? { fields: fields.join(',') } : {}),
  ...(on ? { on } : {}),
});

/** The rows of groups on a day. Which of the columns and rows are shown is decided on the page, from what the account has. */
export const matrixQuery = (asked: MatrixRequest) =>
  queryOptions({
    queryKey: ['matrix', asked],
    queryFn: ({ signal }) =>
      // The lists stand in the address with commas, as the contract reads them.
      matrixApi.matrix({ query: queryOf(asked) as never }, { signal }),
    placeholderData: (previous) => previous,
  });

/** Fetches the matrix as a file, with the token in the header (decisions 4), and saves it. */
export async function downloadMatrix(
  asked: MatrixRequest,
  format: MatrixFormat,
  home: JurisdictionCode | null,
): Promise<void> {
  const query = new URLSearchParams({ ...queryOf(asked), format, ...(home ? { home } : {}) });
  const response = await request(clientOptions, 'GET', `/api/matrix/download?${query}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await response.blob(), name ?? `compare.${format}`);
}
