import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/newId.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../identity/actor.ts';
import { assertOpen } from './assertOpen.ts';
import { beginChange, type ItemKey, nameOf, record } from './history.ts';
import './tables.ts';

/** Keeps what somebody says about a requirement. */
export async function addComment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  key: ItemKey,
  text: string,
) {
  const now = clock.now();
  const comment = { id: newId(), by: nameOf(actor), at: now.toISOString(), text };
  await inTransaction(db, async (tx) => {
    await assertOpen(tx, actor.scope, key, now);
    await beginChange(tx, key.accountId);
    await tx
      .insertInto('checklist_comments')
      .values({
        id: comment.id,
        account_id: key.accountId,
        requirement_id: key.requirementId,
        author_id: actor.userId,
        author_name: comment.by,
        text,
        created_at: now,
      })
      .execute();
    await record(tx, key, { actor, at: now }, [{ kind: 'comment' }]);
  });
  return comment;
}
