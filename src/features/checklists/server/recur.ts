import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import type { DueEvery } from '../rules.ts';
import { recursAfter } from '../rules.ts';
import { lawDueDays } from './queries.ts';
import './tables.ts';

/** Items in one transaction. */
const BATCH = 500;

interface Turn {
  account_id: string;
  requirement_id: string;
  due_every: DueEvery;
  due_on: string;
  due_day: number | null;
}

interface Moved extends Turn {
  next: string;
}

const dueText = (every: DueEvery, on: string): string => `${every} ${on}`;

/** Of the items that were done, and whose day is past. */
const turnsOf = (db: Db, today: string): Promise<Turn[]> =>
  db
    .selectFrom('checklist_items as item')
    .innerJoin('checklist_statuses as done', (join) =>
      join
        .onRef('done.account_id', '=', 'item.account_id')
        .onRef('done.requirement_id', '=', 'item.requirement_id')
        .on('done.status', '=', 'Done'),
    )
    .innerJoin('checklist_requirements', 'checklist_requirements.id', 'item.requirement_id')
    .select(['item.account_id', 'item.requirement_id', 'item.due_every', 'item.due_on', 'item.due_day'])
    .where('item.due_every', 'in', ['monthly', 'quarterly', 'yearly', 'statute'])
    .where('item.due_on', '<', today)
    .where('item.not_applicable_reason', 'is', null)
    .where('checklist_requirements.retired_on', 'is', null)
    .orderBy('item.account_id')
    .orderBy('item.requirement_id')
    .limit(BATCH)
    .$narrowType<{ due_every: DueEvery; due_on: string }>()
    .execute();

/** When a turn comes next: from yesterday on, so that one due today is not passed over. A law without a next day asks no more. */
function nextOf(turn: Turn, lawDay: string | undefined, today: string): string | null {
  if (turn.due_every === 'statute') return lawDay ?? null;
  if (turn.due_every === 'once') return null;
  const { due_every: every, due_on: on, due_day } = turn;
  return recursAfter({ every, on, dayOfMonth: due_day ?? Number(on.slice(8)) }, addDays(today, -1));
}

async function beginAgain(tx: Tx, moved: Moved[], now: Date): Promise<void> {
  const column = <K extends keyof Moved>(key: K) => moved.map((one) => one[key]);
  const [accounts, requirements, before] = [column('account_id'), column('requirement_id'), column('due_on')];
  await sql`insert into checklist_versions (account_id, version)
    select distinct a, 1 from unnest(${accounts}::text[]) a order by a
    on conflict (account_id) do update set version = checklist_versions.version + 1`.execute(tx);
  // Somebody may have changed one since it was looked at: it keeps its day, and gets no line.
  await sql`with turned as (
      update checklist_items i set due_on = t.next::date
      from unnest(${accounts}::text[], ${requirements}::text[], ${before}::text[], ${column('next')}::text[])
        as t(account_id, requirement_id, before, next)
      where i.account_id = t.account_id and i.requirement_id = t.requirement_id and i.due_on = t.before::date
      returning i.account_id, i.requirement_id, i.due_every, t.before, t.next
    ), opened as (
      update checklist_statuses s set status = 'Not Started', updated_at = ${now}, updated_by = null
      from turned t where s.account_id = t.account_id and s.requirement_id = t.requirement_id and s.status = 'Done'
      returning s.account_id, s.requirement_id
    )
    insert into checklist_history (account_id, requirement_id, at, kind, from_value, to_value, why)
    select account_id, requirement_id, ${now}::timestamptz, 'status', 'Done', 'Not Started', ${t('It is to be done again.')}
      from opened
    union all
    select account_id, requirement_id, ${now}::timestamptz, 'due', due_every || ' ' || before, due_every || ' ' || next, null
      from turned`.execute(tx);
}

/** Open items that follow the law move with it when the library learns of another day. */
async function followTheLaw(db: Db, today: string, now: Date): Promise<void> {
  const items = await db
    .selectFrom('checklist_items')
    .select(['account_id', 'requirement_id', 'due_on'])
    .where('due_every', '=', 'statute')
    .where('due_on', '>=', today)
    .execute();
  const days = await lawDueDays(db, [...new Set(items.map(({ requirement_id }) => requirement_id))], today);
  const moved = items.flatMap((item) => {
    const next = days.get(item.requirement_id);
    return next && item.due_on && next !== item.due_on ? [{ ...item, next }] : [];
  });
  if (moved.length === 0) return;
  await sql`with turned as (
      update checklist_items i set due_on = t.next::date
      from unnest(${moved.map(({ account_id }) => account_id)}::text[],
        ${moved.map(({ requirement_id }) => requirement_id)}::text[],
        ${moved.map(({ due_on }) => due_on)}::text[], ${moved.map(({ next }) => next)}::text[])
        as t(account_id, requirement_id, before, next)
      where i.account_id = t.account_id and i.requirement_id = t.requirement_id and i.due_on = t.before::date
      returning i.account_id, i.requirement_id, t.before, t.next
    )
    insert into checklist_history (account_id, requirement_id, at, kind, from_value, to_value, why)
    select account_id, requirement_id, ${now}::timestamptz, 'due', ${dueText('statute', '')} || before,
      ${dueText('statute', '')} || next, ${t('The law sets another day.')} from turned`.execute(db);
}

/**
 * What recurs, was done, and whose day is past is to be done again: its status begins anew, with its next day, and its history says
 * so. Safe to run at any time and any number of times.
 */
export async function recur({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const today = torontoDay(now);
  for (;;) {
    const turns = await turnsOf(db, today);
    const ids = [...new Set(turns.map(({ requirement_id }) => requirement_id))];
    const days = await lawDueDays(db, ids, today);
    const moved = turns.flatMap((turn) => {
      const next = nextOf(turn, days.get(turn.requirement_id), today);
      return next ? [{ ...turn, next }] : [];
    });
    if (moved.length > 0) await inTransaction(db, (tx) => beginAgain(tx, moved, now));
    if (turns.length < BATCH || moved.length === 0) break;
  }
  await followTheLaw(db, today, now);
}
