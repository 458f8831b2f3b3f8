import { defineFeature } from '../../../platform/defineFeature.ts';
import { guidanceContract } from '../contract.ts';
import { toursContract } from '../toursContract.ts';
import { videosContract } from '../videosContract.ts';
import { guidanceHandlers } from './routes.ts';
import { tourHandlers, toursOfAccount } from './tours.ts';
import { videoHandlers } from './videos/routes.ts';

/** What the product says of itself: legal pages, help, tours, public samples. */
export const guidanceFeature = defineFeature({
  name: 'guidance',
  contract: { ...guidanceContract, ...toursContract, ...videosContract },
  handlers: (services) => ({
    ...guidanceHandlers(services),
    ...tourHandlers(services),
    ...videoHandlers(services),
  }),
  accountData: toursOfAccount,
});
