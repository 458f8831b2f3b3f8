import type { Scope } from '../../identity/scope.ts';
import '../../identity/server/tables.ts';
import { scopeOf } from '../../identity/scope.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import type { Place, Recipient } from './notifyRecipients.ts';
import type { NotesServices } from './services.ts';

interface RecipientRow extends Recipient {
  scope: Scope;
}

async function activePeople(
  { db, entitlements }: NotesServices,
  ids: readonly string[],
): Promise<RecipientRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.role',
      'accounts.id as account_id',
      'accounts.trial_until',
      'accounts.is_subscription_active',
      'accounts.selected_jurisdictions',
      'accounts.selected_areas',
    ])
    .where('users.id', 'in', [...ids])
    .where('users.is_active', '=', true)
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    scope: scopeOf(entitlements.of(row), row.role === 'ADMIN' || row.role === 'EDITOR'),
  }));
}

/**
 * The active ones of these people, each with where the provision stands if their plan holds it. Asked before a transaction
 * begins: the reader of provisions has its own connection.
 */
export async function recipientsOf(
  services: NotesServices,
  userIds: readonly string[],
  provisionId: string,
): Promise<{ to: Recipient; place: Place | null }[]> {
  const people = await activePeople(services, userIds);
  const recipients = [];
  for (const { scope, ...to } of people) {
    const [provision] = await services.reader.byIds(scope, [provisionId]);
    const place = provision && {
      name: provision.name,
      jurisdictionName: provision.jurisdictionName,
      path: permalinkPath(provision),
    };
    recipients.push({ to, place: place ?? null });
  }
  return recipients;
}
