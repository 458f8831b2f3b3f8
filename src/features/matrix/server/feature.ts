import { defineFeature } from '../../../platform/defineFeature.ts';
import { matrixContract } from '../contract.ts';
import { matrixHandlers } from './routes.ts';

/** The matrix: typed values of the law across Canada. */
export const matrixFeature = defineFeature({
  name: 'matrix',
  contract: matrixContract,
  handlers: matrixHandlers,
});
