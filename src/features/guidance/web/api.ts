import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { guidanceContract } from '../contract.ts';
import { toursContract } from '../toursContract.ts';
import { videosContract } from '../videosContract.ts';

export const toursApi = createClient(toursContract, clientOptions);

export const guidanceApi = createClient(guidanceContract, clientOptions);

export const videosApi = createClient(videosContract, clientOptions);
