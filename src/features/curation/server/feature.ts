import { defineFeature } from '../../../platform/defineFeature.ts';
import { industriesContract } from '../industriesContract.ts';
import { instrumentsContract } from '../instrumentsContract.ts';
import { requirementsContract } from '../requirementsContract.ts';
import { taxonomyContract } from '../taxonomyContract.ts';
import { thingsContract } from '../thingsContract.ts';
import { industriesHandlers } from './industries.ts';
import { instrumentsHandlers } from './instruments.ts';
import { requirementsHandlers } from './requirements.ts';
import { taxonomyHandlers } from './taxonomy/taxonomyHandlers.ts';
import { thingsHandlers } from './things.ts';

/** What the library is arranged by, as staff keep it: acts and regulations, industries, checklist requirements, the taxonomy. */
export const curationFeature = defineFeature({
  name: 'curation',
  contract: {
    ...thingsContract,
    ...instrumentsContract,
    ...industriesContract,
    ...requirementsContract,
    ...taxonomyContract,
  },
  handlers: (services) => ({
    ...thingsHandlers(services),
    ...instrumentsHandlers(services),
    ...industriesHandlers(services),
    ...requirementsHandlers(services),
    ...taxonomyHandlers(services),
  }),
});
