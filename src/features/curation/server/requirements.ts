import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { groupsInAreas } from '../../catalogue/server/reads.ts';
import { listRequirements } from '../../checklists/server/reads.ts';
import { addRequirement, changeRequirement } from '../../checklists/server/writes.ts';
import { proposedRequirements } from '../../editor/server/reads.ts';
import { keepRecord } from '../../editor/server/writes.ts';
import type { requirementsContract, StaffRequirement } from '../requirementsContract.ts';
import { assertHasChecklist, assertRequirement } from './checkRequirement.ts';
import { newKey } from './newKey.ts';
import { assertRevision, auditThing } from './things.ts';
import { saveRequirement, standingRequirement } from './writeRequirement.ts';

/** The provision groups that are offered, with their places. */
const placesOf = (db: Db) =>
  groupsInAreas(db)
    .select(['provision_groups.id', 'provision_groups.name', 'areas.name as area', 'topics.name as topic'])
    .where('provision_groups.archived_at', 'is', null)
    .where('topics.archived_at', 'is', null)
    .where('areas.archived_at', 'is', null)
    .orderBy('areas.sort')
    .orderBy('topics.sort')
    .orderBy(sql`provision_groups.sort`)
    .execute();

/**
 * The calls of the checklists manager. What organisations keep with a requirement is never touched by them. Where an installation wants
 * a second reader, what readers would see waits for one; a new requirement stands unpublished until then.
 */
export function requirementsHandlers(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
): Handlers<typeof requirementsContract> {
  const { db, clock } = services;
  return {
    staffRequirements: () => listRequirements(db),
    staffRequirement: async ({ actor, params: { id } }) => {
      const standing = await inTransaction(db, (tx) => standingRequirement(tx, id));
      const proposed = await proposedRequirements(db, actor, id);
      return { ...standing, proposed: proposed as StaffRequirement['proposed'] };
    },
    requirementPlaces: () => placesOf(db),
    createRequirement: ({ actor, body: { jurisdiction, ...written } }) =>
      inTransaction(db, async (tx) => {
        await assertHasChecklist(tx, jurisdiction);
        await assertRequirement(tx, written, null);
        const made = newKey('checklist-requirement', `${jurisdiction} ${written.requirement}`);
        const { id } = made;
        await addRequirement(tx, made, jurisdiction, { ...written, isPublished: false });
        const asked = { call: 'addRequirement', targetId: id, body: written } as const;
        const waits = await keepRecord(services, tx, actor, asked);
        if (!waits && written.isPublished) await changeRequirement(tx, id, written);
        await auditThing(tx, clock.now(), {
          ...{ actor, kind: 'checklistRequirement', id, verb: 'create' },
          after: { jurisdiction, ...written, isPublished: written.isPublished && !waits },
        });
        return { id, waits };
      }),
    changeStaffRequirement: ({ actor, params: { id }, body: { revision, ...written } }) =>
      inTransaction(db, async (tx) => {
        const before = await standingRequirement(tx, id);
        assertRevision(before, revision);
        await assertRequirement(tx, written, before.written);
        const call = before.written.isPublished ? 'changeRequirement' : 'addRequirement';
        const waits = await keepRecord(services, tx, actor, { call, targetId: id, body: written });
        if (!waits) await saveRequirement(tx, clock.now(), actor, before, written);
        return { id, waits };
      }),
  };
}
