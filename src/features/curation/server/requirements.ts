import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { groupsInAreas } from '../../catalogue/server/reads.ts';
import { listRequirements } from '../../checklists/server/reads.ts';
import { addRequirement, changeRequirement, requirementForWriting } from '../../checklists/server/writes.ts';
import { sectionProblem } from '../../library/lintProvision.ts';
import type { requirementsContract, StaffRequirement, WrittenRequirement } from '../requirementsContract.ts';
import { newKey } from './newKey.ts';
import { assertRevision, auditThing } from './things.ts';

/** A requirement as editors write it, locked. Throws 404 for an unknown id. */
async function requirementOf(tx: Tx, id: string): Promise<StaffRequirement> {
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

type Cited = WrittenRequirement['acts'];

/** Throws 400 at the field for what is not there, was archived since it was picked, or whose sections cannot be read. */
async function assertCitations(
  tx: Tx,
  field: 'acts' | 'regulations',
  citations: Cited,
  before: Cited,
): Promise<void> {
  const ids = citations.map(({ id }) => id);
  const rows = await tx
    .selectFrom(field)
    .select(['id', 'name', 'archived_at', 'jurisdiction'])
    .where(oneOf('id', ids))
    .forUpdate()
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  if (new Set(ids).size < ids.length) throw badRequest(field, t('One of these is cited twice.'));
  for (const { id, sections } of citations) {
    const row = known.get(id);
    if (!row) throw badRequest(field, t('This act or regulation is no longer there. Choose another.'));
    if (row.archived_at && !before.some((cited) => cited.id === id)) {
      throw badRequest(field, t('“{{name}}” is archived. Choose another.', { name: row.name }));
    }
    if (sections && sectionProblem(sections, row.jurisdiction) !== null) {
      throw badRequest(
        field,
        t('{{sections}} cannot be read. Write s 5, ss 5, 5.1 or Part 3.', { sections }),
      );
    }
  }
}

async function assertAgrees(
  tx: Tx,
  written: WrittenRequirement,
  before: WrittenRequirement | null,
): Promise<void> {
  const { minEmployees, maxEmployees, groupId } = written;
  if (minEmployees && maxEmployees && minEmployees > maxEmployees) {
    throw badRequest('maxEmployees', t('This is fewer than the least number: it would apply to nobody.'));
  }
  const group = await tx
    .selectFrom('provision_groups')
    .select(['name', 'archived_at'])
    .where('id', '=', groupId)
    .executeTakeFirst();
  if (!group) throw badRequest('groupId', t('Choose what it is about.'));
  if (group.archived_at && before?.groupId !== groupId) {
    throw badRequest('groupId', t('“{{name}}” is archived. Choose another.', { name: group.name }));
  }
  await assertCitations(tx, 'acts', written.acts, before?.acts ?? []);
  await assertCitations(tx, 'regulations', written.regulations, before?.regulations ?? []);
}

async function assertHasChecklist(tx: Tx, code: JurisdictionCode): Promise<void> {
  const found = await tx
    .selectFrom('jurisdictions')
    .select('in_checklists')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found?.in_checklists) throw badRequest('jurisdiction', t('This jurisdiction has no checklist.'));
}

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

/** The calls of the checklists manager. What organisations keep with a requirement is never touched by them. */
export function requirementsHandlers({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Handlers<typeof requirementsContract> {
  return {
    staffRequirements: () => listRequirements(db),
    staffRequirement: ({ params }) => inTransaction(db, (tx) => requirementOf(tx, params.id)),
    requirementPlaces: () => placesOf(db),
    createRequirement: ({ actor, body: { jurisdiction, ...written } }) =>
      inTransaction(db, async (tx) => {
        await assertHasChecklist(tx, jurisdiction);
        await assertAgrees(tx, written, null);
        const slug = `${jurisdiction} ${written.requirement}`;
        const made = newKey('checklist-requirement', slug);
        await addRequirement(tx, made, jurisdiction, written);
        await auditThing(tx, clock.now(), {
          ...{ actor, kind: 'checklistRequirement', id: made.id, verb: 'create' },
          after: { jurisdiction, ...written },
        });
        return { id: made.id };
      }),
    changeStaffRequirement: ({ actor, params: { id }, body: { revision, ...written } }) =>
      inTransaction(db, async (tx) => {
        const before = await requirementOf(tx, id);
        assertRevision(before, revision);
        await assertAgrees(tx, written, before.written);
        await changeRequirement(tx, id, written);
        await auditThing(tx, clock.now(), {
          ...{ actor, kind: 'checklistRequirement', id, verb: 'change' },
          before: before.written,
          after: written,
        });
        return { id };
      }),
  };
}
