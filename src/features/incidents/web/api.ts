import { createClient, request } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { incidentsContract } from '../contract.ts';

export const incidentsApi = createClient(incidentsContract, clientOptions);

/** The register as a file: its token travels in the header. */
export async function fetchRegister(): Promise<Blob> {
  const headers = { accept: 'text/csv' };
  return (await request(clientOptions, 'GET', '/api/staff/incidents/export', { headers })).blob();
}
