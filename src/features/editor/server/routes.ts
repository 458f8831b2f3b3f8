import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { searchPlaces } from '../../provisions/server/reads.ts';
import { beginProvision, readSourceAgain, undoReadAgain } from '../../provisions/server/writes.ts';
import type { editorContract } from '../contract.ts';
import { behindCell } from './coverage.ts';
import { allDrafts, discardDraft, saveDraft } from './drafts.ts';
import { groupOf } from './group.ts';
import { searchInstruments } from './instruments.ts';
import { openProvision } from './openProvision.ts';
import { placeOf } from './placeOf.ts';
import { sayPresence } from './presence.ts';
import { previewAs } from './preview.ts';
import { publishHandlers } from './publish/routes.ts';
import { putOff } from './putOff.ts';
import { queueOf } from './queue.ts';
import { treeOf } from './tree.ts';

/** The calls of the room where editors keep the library true. */
export function editorHandlers(services: Services): Handlers<typeof editorContract> {
  const { db, clock } = services;
  const today = () => torontoDay(clock.now());
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
      const { place } = await placeOf(db, params.id);
      return searchPlaces(db, query.q, place.jurisdiction, params.id);
    },
    preview: ({ actor, params, body }) => previewAs(services, actor, params.id, body),
    readAgain: ({ actor, params, body }) => readSourceAgain(db, clock, actor, params.id, body.ref),
    undoReadAgain: ({ actor, params, body }) => undoReadAgain(db, clock, actor, params.id, body),
    queue: ({ query }) => queueOf(db, today(), query),
    putOff: async ({ actor, params, body }) => {
      await placeOf(db, params.id);
      return putOff(services, actor, params.id, body.isPutOff);
    },
    ...publishHandlers(services),
  };
}
