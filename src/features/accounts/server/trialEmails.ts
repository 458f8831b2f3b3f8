import { inTransaction } from '../../../platform/db/transaction.ts';
import { composeEmail } from '../../../platform/mail/composeEmail.ts';
import { writeEmail } from '../../../platform/mail/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { longDate } from '../../../shared/torontoDate.ts';
import { optedOut } from '../../subscriptions/server/reads.ts';
import './tables.ts';

export type TrialEmailServices = Pick<
  Services,
  'db' | 'clock' | 'brand' | 'unsubscribeCodes' | 'entitlements'
>;

const DAY_MS = 86_400_000;
/** Days after a trial's end from which nobody is told of it any more. */
const EXPIRED_NEWS_DAYS = 7;
/** How long the unsubscribe address of an email works. */
const UNSUBSCRIBE_DAYS = 3_650;

/** The kind of commercial email that a person may opt out of. */
export const TRIAL_EMAILS = 'trial';

type Occasion = 'ending3' | 'ending1' | 'expired';

/** Which trial email is due at a moment, if any: 3 days before the end, 1 day before it, after it (decisions 9). */
export function trialOccasion(trialUntil: Date, now: Date): Occasion | null {
  const left = trialUntil.getTime() - now.getTime();
  if (left <= -EXPIRED_NEWS_DAYS * DAY_MS || left > 3 * DAY_MS) return null;
  if (left <= 0) return 'expired';
  return left <= DAY_MS ? 'ending1' : 'ending3';
}

const words = (occasion: Occasion, until: string, product: string) =>
  ({
    ending3: {
      subject: t('Your {{product}} trial ends in 3 days', { product }),
      heading: t('Your free trial ends in 3 days'),
      sentence: t('Your free trial runs until {{until}}.', { until }),
    },
    ending1: {
      subject: t('Your {{product}} trial ends tomorrow', { product }),
      heading: t('One day of your free trial is left'),
      sentence: t('Your free trial runs until {{until}}.', { until }),
    },
    expired: {
      subject: t('Your {{product}} trial has ended', { product }),
      heading: t('Your free trial has now expired'),
      sentence: t('Your free trial ended on {{until}}.', { until }),
    },
  })[occasion];

interface Owner {
  account_id: string;
  user_id: string;
  email: string;
  first_name: string;
  trial_until: Date;
}

const ownersOfTrials = ({ db, entitlements }: TrialEmailServices, now: Date) =>
  db
    .selectFrom('accounts')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select([
      'accounts.id as account_id',
      'accounts.trial_until',
      'users.id as user_id',
      'users.email',
      'users.first_name',
    ])
    .where((eb) => eb.not(entitlements.areSubscribed()))
    .where('accounts.is_staff', '=', false)
    .where('accounts.trial_until', '<=', new Date(now.getTime() + 3 * DAY_MS))
    .where('accounts.trial_until', '>', new Date(now.getTime() - EXPIRED_NEWS_DAYS * DAY_MS))
    .where('users.role', '=', 'ACCOUNT_OWNER')
    .where('users.is_active', '=', true)
    // Only to people who signed in once: other addresses may belong to somebody else.
    .where('users.last_sign_in_at', 'is not', null)
    .where('users.id', 'not in', optedOut(db, TRIAL_EMAILS))
    .orderBy('accounts.id')
    .execute();

async function writeTrialEmail(
  services: TrialEmailServices,
  owner: Owner,
  occasion: Occasion,
): Promise<boolean> {
  const { db, clock, brand, unsubscribeCodes } = services;
  const until = longDate(owner.trial_until);
  const { subject, heading, sentence } = words(occasion, until, brand.productName);
  const forever = new Date(clock.now().getTime() + UNSUBSCRIBE_DAYS * DAY_MS);
  const code = unsubscribeCodes.sign([owner.user_id, TRIAL_EMAILS], forever);
  const content = composeEmail(brand, {
    preview: sentence,
    heading,
    paragraphs: [
      t('Hello {{name}},', { name: owner.first_name }),
      sentence,
      t(
        'To keep what you have, and to see more jurisdictions and areas, tell us which plan fits. Nothing is charged until you say so.',
      ),
    ],
    action: { label: t('See the plans'), url: `${brand.publicUrl}/m/activateSubscription` },
    footnotes: [t('What you wrote is kept: notes, reports and checklists wait for you.')],
    unsubscribeUrl: `${brand.publicUrl}/unsubscribe/${code}`,
  });
  const id = await inTransaction(db, (tx) =>
    writeEmail(tx, {
      kind: occasion === 'expired' ? 'trialExpired' : 'trialEnding',
      to: owner.email,
      subject,
      ...content,
      headers: {
        'List-Unsubscribe': `<${brand.publicUrl}/api/unsubscribe/${code}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      // With the end, so that the emails go out again when a trial was extended.
      dedupeKey: `trial:${occasion}:${owner.user_id}:${owner.trial_until.toISOString()}`,
    }),
  );
  return id !== null;
}

/** Writes the trial emails that are due and were not written yet; answers how many. Safe to run at any time, any number of times. */
export async function writeTrialEmails(services: TrialEmailServices): Promise<number> {
  const now = services.clock.now();
  let written = 0;
  for (const { trial_until, ...owner } of await ownersOfTrials(services, now)) {
    const occasion = trial_until && trialOccasion(trial_until, now);
    if (!trial_until || !occasion) continue;
    if (await writeTrialEmail(services, { ...owner, trial_until }, occasion)) written += 1;
  }
  return written;
}
