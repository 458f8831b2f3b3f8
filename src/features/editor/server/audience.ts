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
type Deps = Pick<Services, 'db' | 'entitlements' | 'clock'>;

/** The accounts that may read a provision, each with those of its members who get a change of it by email. */
async function accountsTold({ db, entitlements, clock }: Deps, place: Place) {
  const accounts = (await memberAccounts(db)).filter((row) => {
    const entitlement = entitlements.of(row);
    if (isTrialExpired(entitlement, clock.now())) return false;
    const { jurisdictions, areas } = scopeOf(entitlement, false);
    return (
      (jurisdictions === null || jurisdictions.includes(place.jurisdiction)) &&
      (areas === null || areas.includes(place.areaId))
    );
  });
  const followers = await subscribersOf(db, place);
  const by = (accountId: string, frequency: string): number =>
    followers.filter((one) => one.accountId === accountId && one.frequency === frequency).length;
  return accounts.map(({ account_id: id, name, people }) => ({
    ...{ id, name, members: Number(people) },
    daily: by(id, 'Daily Summary'),
    weekly: by(id, 'Weekly Summary'),
  }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Who is told of a change of a provision: the members whose accounts may read it, those of them who get it by daily or weekly email, and
 * the reports that hold it.
 */
export async function countAudience(services: Deps, place: Place) {
  const told = await accountsTold(services, place);
  return {
    members: sum(told.map(({ members }) => members)),
    daily: sum(told.map(({ daily }) => daily)),
    weekly: sum(told.map(({ weekly }) => weekly)),
    reports: await countHoldingReports(services.db, place.id),
    countedAt: services.clock.now().toISOString(),
  };
}

/** More than anybody reads; the rest is counted. */
const MAX_LISTED = 200;

/** The accounts that are told of a change of a provision, by name. `more`: how many are not listed. */
export async function listAudience(services: Deps, place: Place) {
  const told = (await accountsTold(services, place)).sort((a, b) => a.name.localeCompare(b.name));
  return { accounts: told.slice(0, MAX_LISTED), more: Math.max(0, told.length - MAX_LISTED) };
}
