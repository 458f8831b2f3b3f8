import type { Tx } from '../../../../platform/db/schema.ts';
import { conflict } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import type { Publication } from '../../schemas.ts';
import type { DraftRow } from '../drafts.ts';
import { assertPublishable } from './checkPublication.ts';
import { published } from './lockedDraft.ts';

/** Whether a draft may go out: it began from what stands published, and it passes what is asked of a publication. */
export async function assertReady(
  tx: Tx,
  now: Date,
  draft: DraftRow,
  publication: Publication,
): Promise<void> {
  const { row } = await published(tx, draft.provision_id);
  if (row.revision !== draft.base_revision) {
    throw conflict(
      'stale_revision',
      t('Somebody else published this provision since you began. Nothing was overwritten.'),
    );
  }
  await assertPublishable(tx, now, row, draft, publication);
}
