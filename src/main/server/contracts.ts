import { accountsContract } from '../../features/accounts/contract.ts';
import { authContract } from '../../features/auth/contract.ts';
import { backOfficeContract } from '../../features/back-office/contract.ts';
import { catalogueContract } from '../../features/catalogue/contract.ts';
import { checklistsContract } from '../../features/checklists/contract.ts';
import { guidanceContract } from '../../features/guidance/contract.ts';
import { hubContract } from '../../features/hub/contract.ts';
import { notesContract } from '../../features/notes/contract.ts';
import { notificationsContract } from '../../features/notifications/contract.ts';
import { policiesContract } from '../../features/policies/contract.ts';
import { compareContract } from '../../features/provisions/compareContract.ts';
import { provisionsContract } from '../../features/provisions/contract.ts';
import { reportsContract } from '../../features/reports/contract.ts';
import { searchContract } from '../../features/search/contract.ts';
import { savedContract } from '../../features/search/savedContract.ts';
import { wordsContract } from '../../features/search/wordsContract.ts';
import { subscriptionsContract } from '../../features/subscriptions/contract.ts';
import { summariesContract } from '../../features/summaries/contract.ts';
import { trackerContract } from '../../features/tracker/contract.ts';
import { updatesContract } from '../../features/updates/contract.ts';
import { watchlistContract } from '../../features/watchlist/contract.ts';
import type { Contract } from '../../shared/call.ts';

/** Every contract of the product by its feature: what the route map lists and the walk over all routes visits. */
export const contracts: Record<string, Contract> = {
  auth: authContract,
  accounts: accountsContract,
  subscriptions: subscriptionsContract,
  summaries: summariesContract,
  'back-office': backOfficeContract,
  guidance: guidanceContract,
  catalogue: catalogueContract,
  checklists: checklistsContract,
  hub: hubContract,
  policies: policiesContract,
  notes: notesContract,
  notifications: notificationsContract,
  tracker: trackerContract,
  updates: updatesContract,
  watchlist: watchlistContract,
  reports: reportsContract,
  search: { ...searchContract, ...savedContract, ...wordsContract },
  provisions: { ...provisionsContract, ...compareContract },
};
