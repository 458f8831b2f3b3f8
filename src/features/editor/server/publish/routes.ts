import { sql } from 'kysely';
import type { Handlers } from '../../../../platform/http/feature.ts';
import type { Services } from '../../../../platform/services.ts';
import { verificationOf } from '../../../../shared/standing.ts';
import { unpublishProvision } from '../../../provisions/server/writes.ts';
import type { editorContract } from '../../contract.ts';
import { countAudience, listAudience } from '../audience.ts';
import { placeOf } from '../placeOf.ts';
import { colleagueDraft } from './colleagueDraft.ts';
import { publishDraft } from './publishDraft.ts';
import { approveDraft, cancelWaiting } from './review.ts';
import { undoPublish } from './undoPublish.ts';

type PublishCall =
  | 'preflight'
  | 'audience'
  | 'publish'
  | 'undoPublish'
  | 'approve'
  | 'colleagueDraft'
  | 'cancelWaiting'
  | 'unpublish';

/** The calls by which a draft goes out to readers, waits for a second reader, and is taken back. */
export function publishHandlers(services: Services): Pick<Handlers<typeof editorContract>, PublishCall> {
  const { db, clock } = services;
  return {
    preflight: async ({ params, body }) => {
      const { place, content } = await placeOf(db, params.id);
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
    audience: async ({ params }) => listAudience(services, (await placeOf(db, params.id)).place),
    publish: async ({ actor, params, body }) => {
      const done = await publishDraft(services, actor, params.id, body.publication, body.version);
      const { place } = await placeOf(db, params.id);
      const isTold = body.publication.changeType !== 'Editorial' && done.state === 'published';
      return { ...done, told: isTold ? (await countAudience(services, place)).members : 0 };
    },
    undoPublish: ({ actor, params }) => undoPublish(services, actor, params.id),
    approve: ({ actor, params, body }) =>
      approveDraft(services, actor, params.id, body.editorId, body.version),
    colleagueDraft: ({ params }) => colleagueDraft(services, params.id, params.editorId),
    cancelWaiting: async ({ actor, params, body }) => ({
      cancelled: await cancelWaiting(services, actor, params.id, body.editorId),
    }),
    unpublish: ({ actor, params, body }) => unpublishProvision(db, clock, actor, { id: params.id, ...body }),
  };
}
