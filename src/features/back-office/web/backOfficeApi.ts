import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { backOfficeContract } from '../contract.ts';

/** The calls of the back-office. */
export const backOfficeApi = createClient(backOfficeContract, clientOptions);
