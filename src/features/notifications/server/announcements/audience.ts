import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../platform/db/schema.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { TRIAL_LIMITS } from '../../../identity/scope.ts';
import { consented, namesOfPlans, optedOut } from '../../../subscriptions/server/reads.ts';
import {
  type AnnouncementAudience,
  type AudienceCounts,
  ENDED,
  ON_TRIAL,
} from '../../announcementsContract.ts';
import '../tables.ts';

/** The kind of commercial email that a person may opt out of, and consent to. */
export const ANNOUNCEMENT_EMAILS = 'announcement';

/** How long after the end of a trial its people may be written to without having asked for it (Canada's anti-spam law). */
const AFTER_END = sql`interval '6 months'`;

/**
 * Whom an announcement reaches, as conditions on a row of `users`, its `accounts`, and the announcement `a` (or an audience of that
 * name): the one place that says so, for bell, banner, counts and email alike.
 */
export interface Reach {
  /** In bell and banner: of accounts that are running. */
  shows: RawBuilder<SqlBool>;
  /** Whether this person may be sent commercial email of this kind at all. */
  mayEmail: RawBuilder<SqlBool>;
  /** Meant by the audience: whoever it shows to, and those whose account has ended if they are meant and may be emailed. */
  meant: RawBuilder<SqlBool>;
  /** The plan of the account; `@trial` or `@ended` without one that is paid for. */
  plan: RawBuilder<string | null>;
}

/** See `Reach`; as things are at `now`. */
export function reachAt(db: Db, entitlements: Services['entitlements'], now: Date): Reach {
  const subscribed = entitlements.areSubscribed();
  const running = sql<SqlBool>`(${subscribed} or coalesce(accounts.trial_until > ${now}, false))`;
  const plan = sql<string | null>`(case when ${subscribed} then accounts.intended_plan
    when ${running} then ${ON_TRIAL}::text else ${ENDED}::text end)`;
  /** A running trial has its first few; a subscription without a selection has all (identity/scope.ts). */
  const covers = (wanted: RawBuilder<unknown>, selected: RawBuilder<unknown>, max: number) => sql`
    (cardinality(${wanted}) = 0 or (${subscribed} and cardinality(${selected}) = 0)
      or (case when ${subscribed} then ${selected} else (${selected})[1:${sql.lit(max)}] end) && ${wanted})`;
  const conditions = sql`
    (cardinality(a.to_plans) = 0 or ${plan} = any(a.to_plans))
    and (cardinality(a.to_roles) = 0 or users.role = any(a.to_roles))
    and ${covers(sql`a.to_jurisdictions`, sql`accounts.selected_jurisdictions`, TRIAL_LIMITS.jurisdictions)}
    and ${covers(sql`a.to_areas`, sql`accounts.selected_areas`, TRIAL_LIMITS.areas)}`;
  const mayEmail = sql<SqlBool>`(
    -- Only to people who signed in once: other addresses may belong to somebody else.
    users.last_sign_in_at is not null
    and users.id not in (${optedOut(db, ANNOUNCEMENT_EMAILS)})
    and (${running} or coalesce(accounts.trial_until > ${now}::timestamptz - ${AFTER_END}, false)
      or users.id in (${consented(db, ANNOUNCEMENT_EMAILS)})))`;
  const among = (account: RawBuilder<unknown>) => sql<SqlBool>`(users.is_active and case
    when accounts.is_staff then a.audience in ('staff', 'everyone')
    else a.audience in ('members', 'everyone') and ${account} and ${conditions} end)`;
  return {
    shows: among(running),
    mayEmail,
    meant: among(sql`(${running} or (${ENDED} = any(a.to_plans) and ${mayEmail}))`),
    plan,
  };
}

/** People with their accounts, for the conditions of `Reach`. */
export const PEOPLE = sql`users join accounts on accounts.id = users.account_id`;

/** An audience that no announcement has yet, as a row by the name of `a`. */
const asRow = ({ who, plans, jurisdictions, areas, roles }: AnnouncementAudience) => sql`
  (select ${who}::text as audience, ${plans}::text[] as to_plans, ${jurisdictions}::text[] as to_jurisdictions,
    ${areas}::text[] as to_areas, ${roles}::text[] as to_roles) a`;

interface CountRow extends Omit<AudienceCounts, 'plans'> {
  plans: Record<string, number>;
}

/** How many people an audience is, in one query beside the names of the plans. */
export async function countAudience(
  db: Db,
  entitlements: Services['entitlements'],
  audience: AnnouncementAudience,
  now: Date,
): Promise<AudienceCounts> {
  const { meant, mayEmail, plan } = reachAt(db, entitlements, now);
  const { rows } = await sql<CountRow>`
    with reached as (
      select users.id, users.role, accounts.is_staff, accounts.id as account_id, ${plan} as plan, ${mayEmail} as may_email,
        users.id in (${optedOut(db, ANNOUNCEMENT_EMAILS)}) as opted_out
      from ${asRow(audience)} cross join ${PEOPLE} where ${meant}
    ), by_plan as (select coalesce(plan, '') as plan, count(*)::int as people from reached where not is_staff group by plan)
    select count(*)::int as people, count(distinct account_id) filter (where not is_staff)::int as accounts,
      count(*) filter (where role = 'ACCOUNT_OWNER')::int as owners, count(*) filter (where role = 'USER')::int as users,
      count(*) filter (where is_staff)::int as staff, count(*) filter (where may_email)::int as email,
      count(*) filter (where opted_out)::int as unsubscribed,
      coalesce((select json_object_agg(plan, people) from by_plan), '{}'::json) as plans
    from reached`.execute(db);
  const counted = rows[0];
  if (!counted) throw new Error('A count has one row.');
  const names = await namesOfPlans(db);
  return {
    ...counted,
    plans: Object.entries(counted.plans)
      .map(([id, people]) => ({ id: id || null, name: planNameOf(id, names), people }))
      .sort((one, other) => other.people - one.people || one.name.localeCompare(other.name)),
  };
}

/** What a plan is called, and what stands in place of one. */
export function planNameOf(id: string, names: ReadonlyMap<string, string>): string {
  if (id === '') return t('No plan named');
  if (id === ON_TRIAL) return t('Free trial');
  if (id === ENDED) return t('Ended (email only)');
  return names.get(id) ?? id;
}

const PAGE = 100;

/** Who an audience is: a page of them, by account and name. */
export async function audiencePage(
  db: Db,
  entitlements: Services['entitlements'],
  { audience, skip }: { audience: AnnouncementAudience; skip: number },
  now: Date,
) {
  const { meant, mayEmail } = reachAt(db, entitlements, now);
  const { rows } = await sql<{
    id: string;
    name: string;
    email: string;
    account: string;
    role: string;
    mayEmail: boolean;
  }>`
    select users.id, users.first_name || ' ' || users.last_name as name, users.email, accounts.name as account, users.role,
      ${mayEmail} as "mayEmail"
    from ${asRow(audience)} cross join ${PEOPLE} where ${meant}
    order by lower(accounts.name), lower(users.last_name), users.id limit ${PAGE + 1} offset ${skip}`.execute(
    db,
  );
  return { people: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}
