import { createHash, randomBytes } from 'node:crypto';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { isTrialExpired, scopeOf } from '../../identity/scope.ts';
import type { ChecklistRequirement } from '../contract.ts';
import { requirementPath } from '../requirementPath.ts';
import { recursUntil } from '../rules.ts';
import { dueRequirements } from './queries.ts';
import './tables.ts';

/** How far ahead a calendar reaches. */
const AHEAD_DAYS = 366;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** When the person's present calendar address was made; null without one. */
export async function calendarSince(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('checklist_calendars')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at.toISOString() ?? null;
}

/** Gives a person a calendar address, which is said this once: only a hash of its secret is kept. One before it ends. */
export async function makeCalendar(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<{ url: string; since: string }> {
  const secret = randomBytes(24).toString('base64url');
  const change = { secret_hash: hashOf(secret), created_at: clock.now() };
  await db
    .insertInto('checklist_calendars')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
  return {
    url: `${config.publicUrl}/api/checklists/calendar/${secret}.ics`,
    since: change.created_at.toISOString(),
  };
}

/** Ends a person's calendar address. */
export const endCalendar = (db: Db, userId: string): Promise<unknown> =>
  db.deleteFrom('checklist_calendars').where('user_id', '=', userId).execute();

/** The day of the month that was meant by each due date: one of the 31st that fell on 28 February goes on to 31 March. */
async function meantDays(db: Db, accountId: string, ids: string[]): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('checklist_items')
    .select(['requirement_id', 'due_day'])
    .where('account_id', '=', accountId)
    .where(oneOf('requirement_id', ids))
    .execute();
  return new Map(rows.map(({ requirement_id, due_day }) => [requirement_id, due_day]));
}

/** The days on which a requirement falls due until a day. */
function daysUntil({ due }: ChecklistRequirement, meant: number | null | undefined, until: string): string[] {
  if (!due) return [];
  const { every, on } = due;
  if (every === 'once' || every === 'statute') return [on];
  return recursUntil({ every, on, dayOfMonth: meant ?? Number(on.slice(8)) }, until);
}

/** Whose calendar a secret opens, with what their account may see; undefined for any other. */
const personOf = (db: Db, secret: string) =>
  db
    .selectFrom('checklist_calendars')
    .innerJoin('users', 'users.id', 'checklist_calendars.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select([
      'users.id as user_id',
      'accounts.id as account_id',
      'accounts.is_staff',
      'accounts.trial_until',
      'accounts.is_subscription_active',
      'accounts.selected_jurisdictions',
      'accounts.selected_areas',
    ])
    .where('secret_hash', '=', hashOf(secret))
    .where('users.is_active', '=', true)
    .executeTakeFirst();

/**
 * What is due of the person with this secret, as iCalendar. What they may see is asked at every fetch: a calendar ends with the
 * person's access. Throws 404 for any other secret.
 */
export async function calendarFeed(
  { db, clock, brand, entitlements }: Pick<Services, 'db' | 'clock' | 'brand' | 'entitlements'>,
  secret: string,
): Promise<string> {
  const now = clock.now();
  const person = await personOf(db, secret);
  const entitlement = person && entitlements.of(person);
  if (!person || !entitlement || (!person.is_staff && isTrialExpired(entitlement, now))) {
    throw notFound(t('This calendar is no longer there.'));
  }
  const today = torontoDay(now);
  const until = addDays(today, AHEAD_DAYS);
  const reader = {
    userId: person.user_id,
    accountId: person.account_id,
    scope: scopeOf(entitlement, person.is_staff),
  };
  const due = await dueRequirements(db, reader, { from: null, to: until, unowned: false, today });
  const meant = await meantDays(
    db,
    reader.accountId,
    due.map(({ id }) => id),
  );
  const calendar = ical({
    name: t('{{product}}: due requirements', { product: brand.productName }),
    prodId: { company: brand.productName, product: 'checklists', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3_600,
  });
  for (const one of due) {
    for (const day of daysUntil(one, meant.get(one.id), until)) {
      const url = `${brand.publicUrl}${requirementPath(one)}`;
      calendar.createEvent({
        id: `${one.id}-${day}@${new URL(brand.publicUrl).hostname}`,
        start: new Date(`${day}T00:00:00Z`),
        end: new Date(`${addDays(day, 1)}T00:00:00Z`),
        allDay: true,
        stamp: now,
        summary: `${one.jurisdiction}: ${one.requirement}`,
        description: `${jurisdictionName(one.jurisdiction)}, ${one.area.name}. ${one.requirementType}. ${t(one.status)}.\n${url}`,
        url,
      });
    }
  }
  return calendar.toString();
}
