import type { Contract } from '../../shared/call.ts';
import { features } from './features.ts';

/**
 * Every contract of the product by its feature: what the route map lists and the walk over all routes visits.
 */
export const contracts: Record<string, Contract> = Object.fromEntries(
  features.map(({ name, contract }) => [name, contract]),
);
