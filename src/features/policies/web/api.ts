import { queryOptions } from '@tanstack/react-query';
import { createClient, request } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { policiesContract } from '../contract.ts';

const policies = createClient(policiesContract, clientOptions);

/** Every provision with policy language that the account may see, as it stood on a day; the screen filters them itself. */
export const policiesQuery = (on: string | null) =>
  queryOptions({
    queryKey: ['policies', on],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => policies.buildReportViaPolicies({ query: on ? { on } : {} }, { signal }),
  });

/** Fetches the Word document of these policies with the token in its header, and hands it to the browser as a file. */
export async function saveDocument(provisions: readonly string[]): Promise<void> {
  const { method, path } = policiesContract.downloadPolicies;
  const response = await request(clientOptions, method, path, {
    headers: { accept: '*/*', 'content-type': 'application/json' },
    body: JSON.stringify({ provisions }),
  });
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'policies.docx';
  link.click();
  URL.revokeObjectURL(url);
}
