import type { Updateable } from 'kysely';
import type { Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import type { Actor } from '../../identity/actor.ts';
import type { ChecklistRequirement, HistoryKind, ItemChanges } from '../contract.ts';
import type { DueEvery } from '../rules.ts';
import { assertOpen } from './assertOpen.ts';
import { beginChange, type ItemKey, nameOf, record } from './history.ts';
import { lawDueDays, requirementOf } from './queries.ts';
import type { ChecklistItemsTable } from './tables.ts';
import './tables.ts';

/** Due dates lie within this many days before and after today. */
const DUE_WITHIN = { back: 366, ahead: 3_660 };

interface DueColumns {
  due_every: DueEvery | null;
  due_on: string | null;
  due_day: number | null;
}

const NO_DUE: DueColumns = { due_every: null, due_on: null, due_day: null };

async function dueColumns(
  tx: Tx,
  { requirementId }: ItemKey,
  due: NonNullable<ItemChanges['due']> | null,
  today: string,
): Promise<DueColumns> {
  if (due === null) return NO_DUE;
  if (due.every === 'statute') {
    const day = (await lawDueDays(tx, [requirementId], today)).get(requirementId);
    if (!day) throw badRequest('due', t('The law sets no day for this requirement. Choose a date.'));
    return { due_every: 'statute', due_on: day, due_day: null };
  }
  const { every, on } = due;
  if (on < addDays(today, -DUE_WITHIN.back) || on > addDays(today, DUE_WITHIN.ahead)) {
    throw badRequest('due', t('Choose a day from a year ago to 10 years ahead.'));
  }
  return { due_every: every, due_on: on, due_day: Number(on.slice(8)) };
}

/** The name of somebody who is active in the account; throws 400 for anybody else, who may as well not exist. */
async function ownerName(tx: Tx, accountId: string, userId: string): Promise<string> {
  const row = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!row) throw badRequest('ownerId', t('This person is not an active user of your account.'));
  return `${row.first_name} ${row.last_name}`.trim();
}

const dueText = (every: string | null | undefined, on: string | null | undefined): string | null =>
  every && on ? `${every} ${on}` : null;

interface Line {
  kind: HistoryKind;
  from_value: string | null;
  to_value: string | null;
  why?: string | null;
}

/** What a part of a change writes, and its line of the history where it says something new. */
interface Written {
  columns: Updateable<ChecklistItemsTable>;
  line: Line | null;
}

const itemOf = (tx: Tx, key: ItemKey) =>
  tx
    .selectFrom('checklist_items')
    .leftJoin('users', 'users.id', 'checklist_items.owner_id')
    .selectAll('checklist_items')
    .select(['users.first_name', 'users.last_name'])
    .where('checklist_items.account_id', '=', key.accountId)
    .where('requirement_id', '=', key.requirementId)
    .executeTakeFirst();

type Item = Awaited<ReturnType<typeof itemOf>>;

async function changeOwner(
  tx: Tx,
  { accountId }: ItemKey,
  before: Item,
  ownerId: string | null,
  why: string | null,
): Promise<Written | null> {
  if (ownerId === (before?.owner_id ?? null)) return null;
  const from = before?.owner_id ? `${before.first_name} ${before.last_name}`.trim() : null;
  const to = ownerId === null ? null : await ownerName(tx, accountId, ownerId);
  return { columns: { owner_id: ownerId }, line: { kind: 'owner', from_value: from, to_value: to, why } };
}

function changeDue(before: Item, due: DueColumns, why: string | null): Written {
  const from = dueText(before?.due_every, before?.due_on);
  const to = dueText(due.due_every, due.due_on);
  return { columns: due, line: from === to ? null : { kind: 'due', from_value: from, to_value: to, why } };
}

const applicability = (reason: string | null): string => (reason === null ? 'applies' : 'not applicable');

function changeApplicability(
  before: Item,
  reason: string | null,
  why: string | null,
  { actor, at }: { actor: Actor; at: Date },
): Written {
  const was = before?.not_applicable_reason ?? null;
  return {
    columns: {
      not_applicable_reason: reason,
      not_applicable_by: reason === null ? null : nameOf(actor),
      not_applicable_at: reason === null ? null : at,
    },
    line:
      reason === was
        ? null
        : {
            kind: 'applicability',
            from_value: applicability(was),
            to_value: applicability(reason),
            why: reason ?? why,
          },
  };
}

/** What an organisation adds to a requirement: each part that is given changes, and stands in the history. */
export async function changeItem(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  key: ItemKey,
  { ownerId, due, notApplicable, ...changes }: ItemChanges,
): Promise<ChecklistRequirement> {
  const now = clock.now();
  const today = torontoDay(now);
  const by = { actor, at: now };
  const why = changes.why ?? null;
  return inTransaction(db, async (tx) => {
    await assertOpen(tx, actor.scope, key, now);
    await beginChange(tx, key.accountId);
    const before = await itemOf(tx, key);
    const written: (Written | null)[] = [];
    if (ownerId !== undefined) written.push(await changeOwner(tx, key, before, ownerId, why));
    if (due !== undefined) written.push(changeDue(before, await dueColumns(tx, key, due, today), why));
    if (notApplicable !== undefined) {
      written.push(changeApplicability(before, notApplicable?.reason ?? null, why, by));
    }
    const columns: Updateable<ChecklistItemsTable> = Object.assign({}, ...written.map((one) => one?.columns));
    if (Object.keys(columns).length > 0) {
      await tx
        .insertInto('checklist_items')
        .values({ account_id: key.accountId, requirement_id: key.requirementId, ...columns })
        .onConflict((conflict) => conflict.columns(['account_id', 'requirement_id']).doUpdateSet(columns))
        .execute();
    }
    const lines = written.flatMap((one) => one?.line ?? []);
    await record(tx, key, by, lines);
    const found = await requirementOf(tx, actor, key.requirementId, today);
    if (!found) throw notFound();
    return found.requirement;
  });
}
