import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { verificationOf } from '../../../shared/standing.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { editableOf, searchPlaces } from '../../provisions/server/reads.ts';
import {
  beginProvision,
  readSourceAgain,
  undoReadAgain,
  unpublishProvision,
} from '../../provisions/server/writes.ts';
import type { editorContract } from '../contract.ts';
import { countAudience, listAudience } from './audience.ts';
import { behindCell } from './coverage.ts';
import { allDrafts, discardDraft, saveDraft } from './drafts.ts';
import { groupOf } from './group.ts';
import { searchInstruments } from './instruments.ts';
import { openProvision } from './openProvision.ts';
import { sayPresence } from './presence.ts';
import { previewAs } from './preview.ts';
import { colleagueDraft } from './publish/colleagueDraft.ts';
import { publishDraft } from './publish/publishDraft.ts';
import { approveDraft, cancelWaiting } from './publish/review.ts';
import { undoPublish } from './publish/undoPublish.ts';
import { putOff, queueOf } from './queue.ts';
import { treeOf } from './tree.ts';

/** The calls of the room where editors keep the library true. */
export function editorHandlers(services: Services): Handlers<typeof editorContract> {
  const { db, clock } = services;
  const today = () => torontoDay(clock.now());
  const placeOf = async (id: string) => {
    const found = await editableOf(db, id);
    if (!found) throw notFound(t('This provision could not be found.'));
    const { row, content } = found;
    return {
      content,
      place: { id, areaId: row.area_id, topicId: row.topic_id, jurisdiction: row.jurisdiction },
    };
  };
  return {
    tree: () => treeOf(db, today()),
    behindCell: ({ query }) => behindCell(db, query),
    group: ({ params }) => groupOf(db, params.id, today()),
    beginProvision: async ({ actor, params, body }) => ({
      id: await beginProvision(db, clock, actor, params.id, body.jurisdiction),
    }),
    open: ({ actor, params }) => openProvision(services, actor, params.id),
    saveDraft: ({ actor, params, body }) =>
      saveDraft(db, clock.now(), actor.userId, { provisionId: params.id, ...body }),
    discardDraft: async ({ actor, params }) => ({
      discarded: await discardDraft(db, params.id, actor.userId),
    }),
    drafts: ({ actor }) => allDrafts(db, actor.userId),
    presence: ({ actor, params, body }) =>
      sayPresence(db, clock.now(), actor.userId, { provisionId: params.id, ...body }),
    instruments: ({ query }) => searchInstruments(db, query.q, query.jurisdiction),
    referenceChoices: async ({ params, query }) => {
      const { place } = await placeOf(params.id);
      return searchPlaces(db, query.q, place.jurisdiction, params.id);
    },
    preflight: async ({ params, body }) => {
      const { place, content } = await placeOf(params.id);
      const isTold = body.changeType !== 'Editorial';
      const counted = await countAudience(services, place);
      const nobody = { members: 0, daily: 0, weekly: 0, reports: 0 };
      const { rows } = await sql<{ due: string | null }>`
        select review_due_of(${JSON.stringify(body.sources)}::jsonb) as due`.execute(db);
      return {
        ...counted,
        ...(isTold ? {} : nobody),
        reviewDue: rows[0]?.due ?? null,
        verification: verificationOf(body.sources, 'text', content.effectiveDate ?? undefined),
      };
    },
    audience: async ({ params }) => listAudience(services, (await placeOf(params.id)).place),
    publish: async ({ actor, params, body }) => {
      const done = await publishDraft(services, actor, params.id, body.publication, body.version);
      const { place } = await placeOf(params.id);
      const isTold = body.publication.changeType !== 'Editorial' && done.state === 'published';
      return { ...done, told: isTold ? (await countAudience(services, place)).members : 0 };
    },
    undoPublish: ({ actor, params }) => undoPublish(services, actor, params.id),
    approve: ({ actor, params, body }) =>
      approveDraft(services, actor, params.id, body.editorId, body.version),
    colleagueDraft: ({ params }) => colleagueDraft(services, params.id, params.editorId),
    preview: ({ actor, params, body }) => previewAs(services, actor, params.id, body),
    cancelWaiting: async ({ actor, params, body }) => ({
      cancelled: await cancelWaiting(services, actor, params.id, body.editorId),
    }),
    unpublish: ({ actor, params, body }) => unpublishProvision(db, clock, actor, { id: params.id, ...body }),
    readAgain: ({ actor, params, body }) => readSourceAgain(db, clock, actor, params.id, body.ref),
    undoReadAgain: ({ actor, params, body }) => undoReadAgain(db, clock, actor, params.id, body),
    queue: ({ query }) => queueOf(db, today(), query),
    putOff: async ({ actor, params, body }) => {
      await placeOf(params.id);
      return inTransaction(db, async (tx) => {
        const { before, until } = await putOff(tx, today(), actor.userId, params.id, body.isPutOff);
        await recordAudit(tx, {
          at: clock.now(),
          actor,
          action: 'provision.putOffReview',
          subject: { kind: 'provision', id: params.id },
          before: { until: before },
          after: { until },
        });
        return { until };
      });
    },
  };
}
