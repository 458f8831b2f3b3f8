import { sql } from 'kysely';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { isInForce } from '../../../legislation/rules.ts';
import { type OpenChange, openChanges } from '../../../legislation/server/reads.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { editableOf } from '../../../provisions/server/reads.ts';
import type { Editor } from '../../../provisions/server/writes.ts';
import { addRow } from '../../valueRows.ts';
import { writeDraft } from '../drafts.ts';
import { lockedDraft } from '../publish/lockedDraft.ts';
import '../tables.ts';

/** The values with the rows that a change brings on top: each from its own day, or from the day of the change. Done again, it changes nothing. */
function withValues(
  values: EditableProvision['values'],
  { upcomingValues, day }: OpenChange,
): EditableProvision['values'] {
  const next = { ...values };
  for (const [key, brought] of Object.entries((upcomingValues ?? {}) as EditableProvision['values'])) {
    for (const row of brought) {
      const dated = row.from || day === null ? row : { ...row, from: day };
      const rows = next[key] ?? [];
      if (!rows.some(({ from }) => from === dated.from)) next[key] = addRow(rows, dated);
    }
  }
  return next;
}

/**
 * Makes the upcoming text of a change in force the draft of an editor, with the typed values that it brings and the change as its
 * reason. Citations and whatever else the editor's draft says already stay. Throws 404 for a change that is unknown or rolled in, 400 `change` for one that does not
 * hold yet or whose text nobody wrote, 409 `draft_differs` when the editor's draft has another text of their own, and 409
 * `stale_revision` when it began from an older version.
 */
export async function rollIntoDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  editor: Editor,
  changeId: string,
): Promise<{ provisionId: string; version: number }> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const [change] = await openChanges(tx, sql`c.id = ${changeId}`);
    if (!change) throw notFound(t('This change does not wait to be rolled in.'));
    if (!isInForce(change.commencement, torontoDay(now))) {
      throw badRequest('change', t('This change does not hold yet.'));
    }
    if (change.upcomingText === null) {
      throw badRequest('change', t('Nobody wrote the upcoming text yet. Write it first.'));
    }
    const { provisionId } = change;
    const published = await editableOf(tx, provisionId);
    if (!published) throw notFound(t('This provision could not be found.'));
    const own = await lockedDraft(tx, provisionId, editor.userId);
    if (own && own.base_revision !== published.row.revision) {
      throw conflict(
        'stale_revision',
        t('Your draft began from an older version. Merge it first; then roll the change in.'),
      );
    }
    const before = own?.content ?? published.content;
    const isUntouched = [published.content.description, change.upcomingText].includes(before.description);
    if (!isUntouched) {
      throw conflict(
        'draft_differs',
        t('You have a draft of this provision with other words. Publish it or throw it away first.'),
      );
    }
    const version = await writeDraft(tx, now, editor.userId, {
      provisionId,
      content: {
        ...before,
        description: change.upcomingText,
        values: withValues(before.values, change),
      },
      version: own?.version ?? 0,
      baseRevision: published.row.revision,
    });
    await tx
      .updateTable('provision_drafts')
      .set({ rolls_in: changeId })
      .where('provision_id', '=', provisionId)
      .where('editor_id', '=', editor.userId)
      .execute();
    await recordAudit(tx, {
      at: now,
      actor: editor,
      action: 'provision.rollIn',
      subject: { kind: 'provision', id: provisionId },
      before: { description: before.description },
      after: { change: changeId, bill: change.bill, description: change.upcomingText },
    });
    return { provisionId, version };
  });
}
