import type { Services } from '../../../platform/services.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { isTrialExpired, scopeOf } from '../../identity/scope.ts';
import { memberAccounts } from '../../identity/server/reads.ts';
import { countHoldingReports } from '../../reports/server/reads.ts';
import { subscribersOf } from '../../summaries/server/reads.ts';

interface Place {
  id: string;
  areaId: string;
  topicId: string;
  jurisdiction: JurisdictionCode;
}

/**
 * Who is told of a change of a provision: the members whose accounts may read it, those of them who get it by daily or weekly email, and
 * the reports that hold it.
 */
export async function countAudience(
  { db, standings, clock }: Pick<Services, 'db' | 'standings' | 'clock'>,
  place: Place,
) {
  const now = clock.now();
  const accounts = (await memberAccounts(db)).filter((row) => {
    const standing = standings.of(row);
    if (isTrialExpired(standing, now)) return false;
    const { jurisdictions, areas } = scopeOf(standing, false);
    return (
      (jurisdictions === null || jurisdictions.includes(place.jurisdiction)) &&
      (areas === null || areas.includes(place.areaId))
    );
  });
  const mayRead = new Set(accounts.map(({ account_id }) => account_id));
  const followers = (await subscribersOf(db, place)).filter(({ accountId }) => mayRead.has(accountId));
  const by = (frequency: string): number => followers.filter((one) => one.frequency === frequency).length;
  return {
    members: accounts.reduce((sum, { people }) => sum + Number(people), 0),
    daily: by('Daily Summary'),
    weekly: by('Weekly Summary'),
    reports: await countHoldingReports(db, place.id),
    countedAt: now.toISOString(),
  };
}
