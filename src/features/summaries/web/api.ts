import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { summariesContract } from '../contract.ts';

export const summariesApi = createClient(summariesContract, clientOptions);
