import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { badRequest } from '../../../platform/errors.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { sectionProblem } from '../../library/lintProvision.ts';
import type { WrittenRequirement } from '../requirementsContract.ts';

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

/** Throws 400 at the field for what contradicts, is not there, or cannot be read. */
export async function assertRequirement(
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

/** Throws 400 at the field for a jurisdiction without checklists. */
export async function assertHasChecklist(tx: Tx, code: JurisdictionCode): Promise<void> {
  const found = await tx
    .selectFrom('jurisdictions')
    .select('in_checklists')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found?.in_checklists) throw badRequest('jurisdiction', t('This jurisdiction has no checklist.'));
}
