import type { Services } from '../../../../platform/services.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { comingAndToRollIn, coverageOf, reviewsDue } from '../../../editor/server/reads.ts';
import type { Actor } from '../../../identity/actor.ts';
import { missedSearches } from '../../../search/server/reads.ts';
import { sourceCounts } from '../../../sources/server/reads.ts';
import type { Dashboard } from '../../dashboardContract.ts';
import { administrationOf } from './administration.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'entitlements'>;

/** The dashboard as this person may see it. What is for ADMIN alone is not even asked for on behalf of an EDITOR. */
export async function dashboardFor(deps: Deps, actor: Pick<Actor, 'role'>): Promise<Dashboard> {
  const { db, clock } = deps;
  const now = clock.now();
  const today = torontoDay(now);
  const { toRollIn, upcoming } = await comingAndToRollIn(db, today);
  return {
    at: now.toISOString(),
    sources: await sourceCounts(db),
    due: await reviewsDue(db, today),
    toRollIn,
    upcoming,
    missed: await missedSearches(db, today),
    coverage: await coverageOf(db, today),
    administration: actor.role === 'ADMIN' ? await administrationOf(deps, now) : null,
  };
}
