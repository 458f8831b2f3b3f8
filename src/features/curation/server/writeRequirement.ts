import type { Tx } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import {
  changeRequirement,
  requirementForWriting,
  retireRequirement,
} from '../../checklists/server/writes.ts';
import type { AskedRequirement } from '../../editor/server/writes.ts';
import type { Editor } from '../../provisions/server/writes.ts';
import type { StandingRequirement, WrittenRequirement } from '../requirementsContract.ts';
import { assertRequirement } from './checkRequirement.ts';
import { auditThing } from './things.ts';

/** A requirement as it stands, locked. Throws 404 for an unknown id. */
export async function standingRequirement(tx: Tx, id: string): Promise<StandingRequirement> {
  const found = await requirementForWriting(tx, id);
  if (!found) throw notFound(t('This requirement could not be found.'));
  const { row, written } = found;
  return {
    id,
    jurisdiction: row.jurisdiction,
    revision: row.revision,
    written: { ...written, acts: [...written.acts], regulations: [...written.regulations] },
    verification: row.verification,
    confidence: row.confidence,
    sources: row.sources.map(({ ref }) => ref),
    isFromLibrary: row.content_hash !== null,
    archived: row.retired_on ? { at: `${row.retired_on}T17:00:00.000Z`, by: null, mergedInto: null } : null,
  };
}

/** Writes a requirement anew, and what was and is in the audit log. Throws 400 at the field. */
export async function saveRequirement(
  tx: Tx,
  now: Date,
  actor: Editor,
  before: StandingRequirement,
  written: WrittenRequirement,
): Promise<void> {
  await changeRequirement(tx, before.id, written);
  await auditThing(tx, now, {
    ...{ actor, kind: 'checklistRequirement', id: before.id, verb: 'change' },
    before: before.written,
    after: written,
  });
}

/** Writes what was asked of a requirement, in the name of whoever lets it out. Throws 404, and 400 at the field. */
export async function writeRequirement(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  actor: Editor,
  asked: AskedRequirement,
): Promise<void> {
  const now = clock.now();
  const before = await standingRequirement(tx, asked.targetId);
  if (asked.call === 'bringBackRequirement') {
    await retireRequirement(tx, before.id, null);
    const name = before.written.requirement;
    return auditThing(tx, now, {
      ...{ actor, kind: 'checklistRequirement', id: before.id, verb: 'takeBack' },
      before: { name, isArchived: true, mergedInto: null },
      after: { name, isArchived: false, mergedInto: null },
    });
  }
  const written = { ...asked.body, acts: [...asked.body.acts], regulations: [...asked.body.regulations] };
  await assertRequirement(tx, written, before.written);
  await saveRequirement(tx, now, actor, before, written);
}
