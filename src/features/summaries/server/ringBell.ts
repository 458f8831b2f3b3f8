import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { escapeHtml } from '../../../platform/mail/composeEmail.ts';
import type { Services } from '../../../platform/services.ts';
import { type JurisdictionCode, jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { isTrialExpired, scopeOf } from '../../identity/scope.ts';
import { notify } from '../../notifications/server/notify.ts';
import { PLACED_PROVISIONS } from '../../provisions/server/reads.ts';
import { heldProvisions } from '../../reports/server/reads.ts';
import { watchedEntries } from '../../watchlist/server/reads.ts';
import { settledSeq } from './settledSeq.ts';
import './tables.ts';

/** The last entry of which bells were rung. */
const CURSOR = 'bell.cursor';

interface News {
  id: string;
  provision_id: string;
  jurisdiction: JurisdictionCode;
  area_id: string;
  topic_id: string;
  name: string;
  change_type: string;
  line: string | null;
  bill: string | null;
}

/** Entries between two of them that readers may be told of; the library's own history is not news. */
const newsBetween = (tx: Tx, after: number, horizon: number) =>
  sql<News>`
  select e.id, e.provision_id, p.jurisdiction, t.area_id, t.id as topic_id, g.name, e.change_type, e.line,
    nullif(concat_ws(' · ', b.number, b.name), '') as bill
  from update_entries e
  join ${PLACED_PROVISIONS} on p.id = e.provision_id and p.is_published and t.frozen_at is null
  left join bills b on b.id = e.bill_id
  where e.seq > ${after} and e.seq <= ${horizon} and not e.from_library
  order by e.seq`.execute(tx);

/** Who follows these entries by a report or the watchlist, whatever they may see. */
const followersOf = (tx: Tx, news: readonly News[], after: number, horizon: number) =>
  sql<{ user_id: string; entry_id: string }>`
  select h.user_id, e.id as entry_id from (${heldProvisions()}) h
  join update_entries e on e.provision_id = h.provision_id
  where ${oneOf(
    'e.id',
    news.map(({ id }) => id),
  )}
  union
  select w.user_id, w.entry_id from (${watchedEntries(after, horizon)}) w
  where ${oneOf(
    'w.entry_id',
    news.map(({ id }) => id),
  )}`.execute(tx);

async function readersAmong({ entitlements, clock }: Deps, tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select([
      'users.id',
      'accounts.id as account_id',
      'accounts.is_staff',
      'accounts.trial_until',
      'accounts.is_subscription_active',
      'accounts.selected_jurisdictions',
      'accounts.selected_areas',
    ])
    .where(oneOf('users.id', ids))
    .where('users.is_active', '=', true)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const entitlement = entitlements.of(row);
      if (!row.is_staff && isTrialExpired(entitlement, clock.now())) return [];
      return [[row.id, scopeOf(entitlement, row.is_staff)] as const];
    }),
  );
}

const itemOf = (userId: string, news: News) => {
  const [area, topic, hash] = [news.area_id, news.topic_id, news.provision_id].map(encodeURIComponent);
  const told = news.line ?? [t(news.change_type), news.bill].filter(Boolean).join(' · ');
  return {
    userId,
    cause: `entry:${news.id}`,
    title: t('{{name}}, {{jurisdiction}}', {
      name: news.name,
      jurisdiction: jurisdictionName(news.jurisdiction),
    }),
    link: `/m/builder/${area}/${topic}#${hash}`,
    html: `<p>${escapeHtml(told)}</p>`,
  };
};

type Deps = Pick<Services, 'db' | 'clock' | 'entitlements'>;

/**
 * Tells those who follow a provision of its changes, in their bells: each entry once, with the line its editor wrote, and only after an
 * editor can no longer take it back. The first run on an installation tells of nothing that was there before. Answers how many items
 * it made.
 */
export async function ringBell(services: Deps): Promise<number> {
  const { db, clock } = services;
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${CURSOR}))`.execute(tx);
    const now = clock.now();
    const { rows } = await sql<{ horizon: number }>`select ${settledSeq(now)} as horizon`.execute(tx);
    const horizon = Number(rows[0]?.horizon ?? 0);
    const kept = await tx
      .selectFrom('installation')
      .select('value')
      .where('name', '=', CURSOR)
      .executeTakeFirst();
    const after = kept ? Number(kept.value) : horizon;
    if (kept && horizon <= after) return 0;
    await tx
      .insertInto('installation')
      .values({ name: CURSOR, value: String(horizon) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(horizon) }))
      .execute();
    const { rows: news } = await newsBetween(tx, after, horizon);
    if (news.length === 0) return 0;
    const { rows: follows } = await followersOf(tx, news, after, horizon);
    const readers = await readersAmong(services, tx, [...new Set(follows.map(({ user_id }) => user_id))]);
    const byId = new Map(news.map((one) => [one.id, one]));
    const items = follows.flatMap(({ user_id, entry_id }) => {
      const scope = readers.get(user_id);
      const one = byId.get(entry_id);
      const isTold =
        scope &&
        one &&
        (scope.jurisdictions?.includes(one.jurisdiction) ?? true) &&
        (scope.areas?.includes(one.area_id) ?? true);
      return isTold ? [itemOf(user_id, one)] : [];
    });
    await notify(tx, items, now);
    return items.length;
  });
}
