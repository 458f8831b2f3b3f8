import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { newId } from '../../../../platform/newId.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Editor } from '../../../provisions/server/writes.ts';
import { type AskedRecord, comparableBill, isOfBillRecord, standingRecord } from './standingRecord.ts';

/** As the audit log names a record. */
export const subjectOf = (asked: AskedRecord) => ({
  kind: isOfBillRecord(asked) ? 'bill' : 'checklistRequirement',
  id: asked.targetId,
});

const asKept = (said: unknown): unknown => JSON.parse(JSON.stringify(said));

/** Whether readers would see anything of it: a requirement that stays hidden, and what says what stands, are for nobody to read first. */
function isToBeRead(asked: AskedRecord, standing: object | null): boolean {
  if (asked.call === 'bringBackRequirement' || asked.call === 'addBill') return true;
  const said = isOfBillRecord(asked) ? comparableBill(asked.body) : asked.body;
  if ('isPublished' in said && !said.isPublished) return false;
  return !isDeepStrictEqual(asKept(said), asKept(standing));
}

/**
 * Keeps what is to become of a record for a second reader, where the installation wants one; it takes the place of what the same editor
 * asked of it before. Answers whether it waits: where not, the caller writes it.
 */
export async function keepRecord(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  actor: Editor,
  asked: AskedRecord,
): Promise<boolean> {
  if (config.review !== 'required') return false;
  const { call, targetId, body } = asked;
  const isOfBill = isOfBillRecord(asked);
  await tx
    .deleteFrom('beside_proposals')
    .where('target_id', '=', targetId)
    .where('provision_id', 'is', null)
    // Of a bill that readers do not see yet, what stands is asked for: whoever changed it last, once.
    .where((eb) =>
      eb.or([
        eb('editor_id', '=', actor.userId),
        eb.and([eb('call', '=', 'addBill'), eb.lit(call === 'addBill')]),
      ]),
    )
    .execute();
  const standing = await standingRecord(tx, asked);
  if (!isToBeRead(asked, standing)) return false;
  await tx
    .insertInto('beside_proposals')
    .values({
      ...{ id: newId(), provision_id: null, call, target_id: targetId },
      ...{ bill_id: isOfBill ? targetId : null, requirement_id: isOfBill ? null : targetId },
      body: body === null ? null : JSON.stringify(body),
      base: standing === null ? null : JSON.stringify(standing),
      ...{ editor_id: actor.userId, created_at: clock.now() },
    })
    .execute();
  const subject = subjectOf(asked);
  await recordAudit(tx, {
    ...{ at: clock.now(), actor, subject, action: `${subject.kind}.propose` },
    ...(standing === null ? {} : { before: standing }),
    after: { call, ...(body ?? {}) },
  });
  return true;
}
