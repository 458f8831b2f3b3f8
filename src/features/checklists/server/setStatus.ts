import type { Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { escapeHtml } from '../../../platform/mail/composeEmail.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import { notify } from '../../notifications/server/notify.ts';
import { requirementPath } from '../requirementPath.ts';
import type { ChecklistStatus } from '../rules.ts';
import { assertOpen } from './assertOpen.ts';
import { beginChange, type ItemKey, nameOf, record } from './history.ts';
import './tables.ts';

/** Within this time of each other, two people are taken to change a status without knowing of each other. */
const AT_ONCE_MS = 60_000;

const stateOf = (tx: Tx, { accountId, requirementId }: ItemKey) =>
  tx
    .selectFrom('checklist_requirements')
    .leftJoin('checklist_statuses', (join) =>
      join
        .onRef('checklist_statuses.requirement_id', '=', 'checklist_requirements.id')
        .on('checklist_statuses.account_id', '=', accountId),
    )
    .leftJoin('checklist_items', (join) =>
      join
        .onRef('checklist_items.requirement_id', '=', 'checklist_requirements.id')
        .on('checklist_items.account_id', '=', accountId),
    )
    .select([
      'checklist_requirements.requirement',
      'checklist_requirements.jurisdiction',
      'checklist_statuses.status',
      'checklist_statuses.updated_at',
      'checklist_statuses.updated_by',
      'checklist_items.not_applicable_reason',
    ])
    .where('checklist_requirements.id', '=', requirementId)
    .executeTakeFirstOrThrow();

/**
 * Sets how far an organisation is with a requirement. The later of two wins and both stand in the history; whose change was
 * overwritten a moment after it was made is told by the bell. A requirement that was said not to apply applies again.
 */
export async function setStatus(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  key: ItemKey,
  status: ChecklistStatus,
) {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await assertOpen(tx, actor.scope, key, now);
    await beginChange(tx, key.accountId);
    const before = await stateOf(tx, key);
    const change = { status, updated_at: now, updated_by: actor.userId };
    await tx
      .insertInto('checklist_statuses')
      .values({ account_id: key.accountId, requirement_id: key.requirementId, ...change })
      .onConflict((conflict) => conflict.columns(['account_id', 'requirement_id']).doUpdateSet(change))
      .execute();
    const from = before.status ?? 'Not Started';
    const appliesAgain = before.not_applicable_reason !== null;
    if (appliesAgain) {
      await tx
        .updateTable('checklist_items')
        .set({ not_applicable_reason: null, not_applicable_by: null, not_applicable_at: null })
        .where('account_id', '=', key.accountId)
        .where('requirement_id', '=', key.requirementId)
        .execute();
    }
    const [line] = await record(tx, key, { actor, at: now }, [
      { kind: 'status', from_value: from, to_value: status },
      ...(appliesAgain
        ? [{ kind: 'applicability' as const, from_value: 'not applicable', to_value: 'applies' }]
        : []),
    ]);
    const loser = before.updated_by;
    const wasJustSet = before.updated_at !== null && now.getTime() - before.updated_at.getTime() < AT_ONCE_MS;
    if (loser && loser !== actor.userId && wasJustSet && from !== status) {
      const said = t('{{name}} set “{{requirement}}” to {{status}} right after you set it to {{yours}}.', {
        name: nameOf(actor),
        requirement: before.requirement,
        status: t(status),
        yours: t(from),
      });
      const item = {
        userId: loser,
        cause: `checklist:${line}`,
        title: t('Your change was overwritten'),
        link: requirementPath({ id: key.requirementId, jurisdiction: before.jurisdiction }),
        html: `<p>${escapeHtml(said)} ${escapeHtml(t('Both are in its history.'))}</p>`,
      };
      await notify(tx, [item], now);
    }
  });
  return {
    requirementId: key.requirementId,
    status,
    lastUpdated: now.toISOString(),
    lastUpdatedBy: nameOf(actor),
  };
}
