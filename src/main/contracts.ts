import { authContract } from '../features/auth/contract.ts';
import { catalogueContract } from '../features/catalogue/contract.ts';
import { provisionsContract } from '../features/provisions/contract.ts';
import type { Contract } from '../shared/call.ts';

/** Every contract of the product by its feature: what the route map lists and the walk over all routes visits. */
export const contracts: Record<string, Contract> = {
  auth: authContract,
  catalogue: catalogueContract,
  provisions: provisionsContract,
};
