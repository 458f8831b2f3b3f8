import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { guidanceContract } from '../contract.ts';

export const guidanceApi = createClient(guidanceContract, clientOptions);
