import { Readable } from 'node:stream';
import { AppError } from '../../../platform/errors.ts';
import { attachment } from '../../../platform/files/attachment.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { checklistsContract } from '../contract.ts';
import { calendarFeed, calendarSince, endCalendar, makeCalendar } from './calendar.ts';
import { changeItem } from './changeItem.ts';
import { addComment } from './comment.ts';
import { detailsOf } from './details.ts';
import { addLink, removeEvidence, renameEvidence, restoreEvidence } from './evidence/changeEvidence.ts';
import { sendFile, sendFiles } from './evidence/sendFiles.ts';
import { storeFile } from './evidence/storeFile.ts';
import { sendPack } from './pack/sendPack.ts';
import { checklistOf, openRequirementsOf } from './queries.ts';
import { setStatus } from './setStatus.ts';

/** The calls of the checklists screen (specification 2.12): what is written is shared by everybody of the account. */
export function checklistsHandlers(services: Services): Handlers<typeof checklistsContract> {
  const { db, clock } = services;
  const today = () => torontoDay(clock.now());
  return {
    checklist: ({ actor, query }) => checklistOf(db, actor, { ...query, today: today() }),
    setChecklistStatus: ({ actor, params, body }) => setStatus(services, actor, params, body.status),
    myRequirements: ({ actor }) => openRequirementsOf(db, actor, today()),
    pack: ({ actor, query, reply }) => sendPack(services, actor, { ...query, today: today() }, reply),
    calendar: async ({ actor }) => ({ since: await calendarSince(db, actor.userId) }),
    makeCalendar: ({ actor }) => makeCalendar(services, actor.userId),
    endCalendar: async ({ actor }) => {
      await endCalendar(db, actor.userId);
      return { success: true };
    },
    calendarFeed: async ({ params, reply }) => {
      const feed = await calendarFeed(services, params.secret.replace(/\.ics$/, ''));
      return reply
        .headers({ 'content-disposition': attachment('checklists.ics'), 'cache-control': 'no-store' })
        .type('text/calendar; charset=utf-8')
        .send(feed);
    },
    requirement: ({ actor, params }) => detailsOf(db, actor, params, today()),
    changeRequirement: ({ actor, params, body }) => changeItem(services, actor, params, body),
    addComment: ({ actor, params, body }) => addComment(services, actor, params, body.text),
    addLink: ({ actor, params, body }) => addLink(services, actor, params, body),
    addFile: ({ actor, params, query, request }) => {
      const { body } = request;
      if (!(body instanceof Readable)) {
        throw new AppError(415, 'unsupported_media_type', t('Send the bytes of a file.'), {
          file: t('Send the bytes of a file.'),
        });
      }
      const length = request.headers['content-length'];
      const file = { name: query.name, body, length: length === undefined ? null : Number(length) };
      return storeFile(services, actor, params, file);
    },
    downloadFiles: ({ actor, params, reply }) => sendFiles(db, actor.scope, params, today(), reply),
    downloadFile: ({ actor, params, reply }) => sendFile(db, actor.scope, params, today(), reply),
    renameEvidence: ({ actor, params, body }) => renameEvidence(services, actor, params, body.name),
    removeEvidence: async ({ actor, params }) => {
      await removeEvidence(services, actor, params);
      return { success: true };
    },
    restoreEvidence: ({ actor, params }) => restoreEvidence(services, actor, params),
  };
}
