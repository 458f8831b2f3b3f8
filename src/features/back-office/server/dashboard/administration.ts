import { sql } from 'kysely';
import { latestFailures } from '../../../../platform/jobs/queueState.ts';
import { outboxState } from '../../../../platform/mail/outboxState.ts';
import type { Services } from '../../../../platform/services.ts';
import { torontoDay, torontoInstant } from '../../../../shared/torontoDate.ts';
import type { Administration } from '../../dashboardContract.ts';

type Deps = Pick<Services, 'db' | 'entitlements'>;

const DAY_MS = 86_400_000;
const TRIAL_DAYS = 7;
/** How long a failed email is worth looking at, as a failed job is. */
const FAILED_DAYS = 14;
const MAX_NAMED = 5;

/** Trials that end within a week: how many, how many of them within a day, and the first. */
async function trialsEnding({ db, entitlements }: Deps, now: Date): Promise<Administration['trials']> {
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const rows = await db
    .selectFrom('accounts')
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.trial_until',
      sql<number>`(count(*) over ())::int`.as('count'),
      sql<number>`(count(*) filter (where accounts.trial_until <= ${tomorrow}) over ())::int`.as('tomorrow'),
    ])
    .where((eb) => eb.not(entitlements.areSubscribed()))
    .where('accounts.is_staff', '=', false)
    .where('accounts.trial_until', '>', now)
    .where('accounts.trial_until', '<=', new Date(now.getTime() + TRIAL_DAYS * DAY_MS))
    .orderBy('accounts.trial_until')
    .orderBy('accounts.id')
    .limit(MAX_NAMED)
    .execute();
  return {
    count: rows[0]?.count ?? 0,
    tomorrow: rows[0]?.tomorrow ?? 0,
    items: rows.map(({ id, name, trial_until }) => ({
      accountId: id,
      name,
      until: (trial_until ?? now).toISOString(),
    })),
  };
}

/** What concerns accounts, people and the machinery. */
export async function administrationOf(deps: Deps, now: Date): Promise<Administration> {
  const { db } = deps;
  const midnight = new Date(torontoInstant(torontoDay(now), '00:00') ?? now);
  const failures = await latestFailures(db, MAX_NAMED);
  const emails = await outboxState(db, {
    sentSince: midnight,
    failedSince: new Date(now.getTime() - FAILED_DAYS * DAY_MS),
    limit: MAX_NAMED,
  });
  return {
    trials: await trialsEnding(deps, now),
    jobs: {
      count: failures.count,
      items: failures.jobs.map(({ id, name, failedAt, error }) => ({
        id,
        name,
        failedAt: failedAt.toISOString(),
        error,
      })),
    },
    emails: {
      ...emails,
      items: emails.items.map((email) => ({ ...email, failedAt: email.failedAt.toISOString() })),
    },
  };
}
