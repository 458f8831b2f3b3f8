import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { dutiesOfProvision } from '../../checklists/server/reads.ts';
import type { Actor } from '../../identity/actor.ts';
import { isInForce } from '../../legislation/rules.ts';
import { openChanges } from '../../legislation/server/reads.ts';
import { borrowedGroups } from '../../library/lintProvision.ts';
import type { EditableProvision } from '../../provisions/editable.ts';
import {
  countVersions,
  editableOf,
  namesOfProvisions,
  rulesForEditing,
  sourceChangesOf,
  valuesOfOtherGroups,
} from '../../provisions/server/reads.ts';
import type { Borrowed, OpenProvision } from '../schemas.ts';
import { proposalsOf } from './beside/presentProposals.ts';
import { presentDraft, waitingOf } from './drafts.ts';
import { instrumentsByIds } from './instruments.ts';
import { colleaguesIn } from './presence.ts';
import './tables.ts';

const draftsOf = (db: Db, provisionId: string) =>
  db
    .selectFrom('provision_drafts')
    .leftJoin('users', 'users.id', 'provision_drafts.editor_id')
    .selectAll('provision_drafts')
    .select(['users.first_name', 'users.last_name'])
    .where('provision_id', '=', provisionId)
    .orderBy('provision_drafts.updated_at', 'desc')
    .execute();

async function lastPublicationOf(db: Db, provisionId: string): Promise<OpenProvision['lastPublication']> {
  const row = await db
    .selectFrom('provision_publications')
    .leftJoin('users', 'users.id', 'provision_publications.published_by')
    .select(['at', 'change_type', 'line', 'users.first_name', 'users.last_name'])
    .where('provision_id', '=', provisionId)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const by = row.first_name === null ? t('Somebody') : `${row.first_name} ${row.last_name}`;
  return { by, at: row.at.toISOString(), changeType: row.change_type, line: row.line };
}

const citedIn = (content: EditableProvision | undefined): string[] =>
  content ? [...content.acts, ...content.regulations].map(({ id }) => id) : [];

/** The values of other groups that these policies name. */
export async function borrowedBy(
  db: Db,
  contents: readonly (EditableProvision | undefined)[],
  jurisdiction: JurisdictionCode,
): Promise<Borrowed> {
  const groups = [...new Set(contents.flatMap((content) => borrowedGroups(content?.policy ?? '')))];
  return groups.length === 0 ? [] : valuesOfOtherGroups(db, groups, jurisdiction);
}

/** What is coming for the provision, and whether it holds by that day. */
async function upcomingOf(db: Db, provisionId: string, today: string): Promise<OpenProvision['upcoming']> {
  const changes = await openChanges(db, sql`c.provision_id = ${provisionId}`);
  return changes.map(({ id, billId, bill, overview, upcomingText, upcomingValues, day, commencement }) => ({
    ...{ id, billId, bill, overview, upcomingText, day },
    upcomingValues: upcomingValues as EditableProvision['values'] | null,
    isInForce: isInForce(commencement, today),
  }));
}

/** A provision as an editor opens it: what is published, the editor's draft, and who else works on it. Throws 404 for an unknown one. */
export async function openProvision(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  actor: Actor,
  id: string,
): Promise<OpenProvision> {
  const found = await editableOf(db, id);
  if (!found) throw notFound(t('This provision could not be found.'));
  const { row, content } = found;
  const now = clock.now();
  const drafts = await draftsOf(db, id);
  const own = drafts.find(({ editor_id }) => editor_id === actor.userId);

  const rules = await rulesForEditing(db, id);
  const cited = rules.flatMap((rule) => [...rule.acts, ...rule.regulations].map((one) => one.id));
  const ids = [...new Set([...citedIn(content), ...citedIn(own?.content), ...cited])];
  const referred = [...new Set([...content.references, ...(own?.content.references ?? [])])];
  return {
    id,
    jurisdiction: row.jurisdiction,
    jurisdictionName: row.jurisdiction_name,
    area: { id: row.area_id, name: row.area_name },
    topic: { id: row.topic_id, name: row.topic_name, frozenAt: row.frozen_at },
    group: { id: row.group_id, name: row.group_name },
    fields: row.fields,
    isPublished: row.is_published,
    isPublicSample: row.is_public_sample,
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
    verification: row.verification,
    reviewDue: row.review_due,
    sourceChanges: (await sourceChangesOf(db, [id])).get(id) ?? [],
    content,
    versions: await countVersions(db, id),
    instruments: await instrumentsByIds(db, ids),
    references: await namesOfProvisions(db, referred),
    borrowed: await borrowedBy(db, [content, own?.content], row.jurisdiction),
    rules,
    upcoming: await upcomingOf(db, id, torontoDay(now)),
    deadlines: await dutiesOfProvision(db, id),
    draft: own ? presentDraft(own) : null,
    draftBase: own?.base ?? null,
    lastPublication: await lastPublicationOf(db, id),
    othersDrafts: drafts
      .filter(({ editor_id }) => editor_id !== actor.userId)
      .map((draft) => ({
        editorId: draft.editor_id,
        name: draft.first_name === null ? t('Somebody') : `${draft.first_name} ${draft.last_name}`,
        savedAt: draft.updated_at.toISOString(),
        waiting: waitingOf(draft),
        mayApprove: draft.waits_for === 'review',
      })),
    colleagues: await colleaguesIn(db, id, actor.userId, now),
    needsReview: config.review === 'required',
    proposals: await proposalsOf(db, actor, id),
  };
}
