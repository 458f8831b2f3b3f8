import { accountOfficeFeature } from '../../features/account-office/server/feature.ts';
import { accountsFeature } from '../../features/accounts/server/feature.ts';
import { authFeature } from '../../features/auth/server/feature.ts';
import { backOfficeFeature } from '../../features/back-office/server/feature.ts';
import { calculatorsFeature } from '../../features/calculators/server/feature.ts';
import { catalogueFeature } from '../../features/catalogue/server/feature.ts';
import { checklistsFeature } from '../../features/checklists/server/feature.ts';
import { curationFeature } from '../../features/curation/server/feature.ts';
import { editorFeature } from '../../features/editor/server/feature.ts';
import { guidanceFeature } from '../../features/guidance/server/feature.ts';
import { hubFeature } from '../../features/hub/server/feature.ts';
import { identityFeature } from '../../features/identity/server/feature.ts';
import { incidentsFeature } from '../../features/incidents/server/feature.ts';
import { libraryFeature } from '../../features/library/server/feature.ts';
import { matrixFeature } from '../../features/matrix/server/feature.ts';
import { notesFeature } from '../../features/notes/server/feature.ts';
import { notificationsFeature } from '../../features/notifications/server/feature.ts';
import { policiesFeature } from '../../features/policies/server/feature.ts';
import { provisionsFeature } from '../../features/provisions/server/feature.ts';
import { reportsFeature } from '../../features/reports/server/feature.ts';
import { searchFeature } from '../../features/search/server/feature.ts';
import { signOnFeature } from '../../features/sign-on/server/feature.ts';
import { sourcesFeature } from '../../features/sources/server/feature.ts';
import { statutesFeature } from '../../features/statutes/server/feature.ts';
import { subscriptionsFeature } from '../../features/subscriptions/server/feature.ts';
import { summariesFeature } from '../../features/summaries/server/feature.ts';
import { trackerFeature } from '../../features/tracker/server/feature.ts';
import { updatesFeature } from '../../features/updates/server/feature.ts';
import { watchlistFeature } from '../../features/watchlist/server/feature.ts';
import { defineFeature, type Feature } from '../../platform/defineFeature.ts';

/**
 * Every feature of the product, from the ground up: each imports only those that stand before it
 * (test/boundaries.test.ts). What the server serves, does by the clock, exports of an account and loads for
 * the demo all derives from this list. A feature without calls or background work is named and no more.
 */
export const features: readonly Feature[] = [
  identityFeature,
  authFeature,
  catalogueFeature,
  defineFeature({ name: 'legislation' }),
  provisionsFeature,
  subscriptionsFeature,
  accountsFeature,
  signOnFeature,
  notificationsFeature,
  notesFeature,
  checklistsFeature,
  reportsFeature,
  policiesFeature,
  calculatorsFeature,
  matrixFeature,
  searchFeature,
  trackerFeature,
  updatesFeature,
  watchlistFeature,
  summariesFeature,
  hubFeature,
  defineFeature({ name: 'preferences' }),
  guidanceFeature,
  libraryFeature,
  statutesFeature,
  sourcesFeature,
  editorFeature,
  backOfficeFeature,
  curationFeature,
  accountOfficeFeature,
  incidentsFeature,
];
