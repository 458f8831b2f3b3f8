import type { Tx } from '../../../../platform/db/schema.ts';
import { notFound } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import { editableOf } from '../../../provisions/server/reads.ts';
import '../tables.ts';

/** The draft of an editor, locked until the transaction ends. */
export const lockedDraft = (tx: Tx, provisionId: string, editorId: string) =>
  tx
    .selectFrom('provision_drafts')
    .selectAll()
    .where('provision_id', '=', provisionId)
    .where('editor_id', '=', editorId)
    .forUpdate()
    .executeTakeFirst();

/** What stands published now. Throws 404 for an unknown provision. */
export async function published(tx: Tx, provisionId: string) {
  const found = await editableOf(tx, provisionId);
  if (!found) throw notFound(t('This provision could not be found.'));
  return found;
}
