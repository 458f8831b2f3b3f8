import type { Handlers } from '../../../../platform/http/feature.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { areasInOrder } from '../../../catalogue/server/reads.ts';
import { permalinkPath } from '../../../provisions/permalink.ts';
import { provisionsNamed } from '../../../provisions/server/reads.ts';
import { namesOfPlans } from '../../../subscriptions/server/reads.ts';
import { type announcementsContract, ENDED, ON_TRIAL } from '../../announcementsContract.ts';
import { audiencePage, countAudience, planNameOf } from './audience.ts';
import { announcementEmails } from './email.ts';
import { announcementLines, openAnnouncement } from './queries.ts';
import { announcementById } from './stored.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  endAnnouncement,
  saveAnnouncement,
  scheduleAnnouncement,
  takeBackAnnouncement,
} from './write.ts';

/** The calls by which administrators write to members and staff. */
export function announcementsHandlers(services: Services): Handlers<typeof announcementsContract> {
  const { db, clock, entitlements } = services;
  return {
    announcements: () => announcementLines(services),
    announcementPlaces: async () => {
      const names = await namesOfPlans(db);
      const areas = await areasInOrder(db);
      return {
        plans: [ON_TRIAL, ...names.keys(), ENDED].map((id) => ({ id, name: planNameOf(id, names) })),
        areas: areas.map(({ id, name }) => ({ id, name })),
      };
    },
    announcementLinks: async ({ query }) =>
      (await provisionsNamed(db, query.q)).map(({ area, topic, ...found }) => ({
        ...found,
        topic: topic.name,
        path: permalinkPath({ id: found.id, area, topic }),
      })),
    announcement: ({ params }) => openAnnouncement(services, params.id),
    createAnnouncement: ({ actor, body }) => createAnnouncement(services, actor, body),
    saveAnnouncement: ({ params, body }) =>
      saveAnnouncement(services, params.id, body.revision, body.written),
    deleteAnnouncement: ({ actor, params }) => deleteAnnouncement(services, actor, params.id),
    scheduleAnnouncement: ({ actor, params, body }) =>
      scheduleAnnouncement(services, actor, params.id, body.revision),
    takeBackAnnouncement: ({ actor, params }) => takeBackAnnouncement(services, actor, params.id),
    endAnnouncement: ({ actor, params }) => endAnnouncement(services, actor, params.id),
    testAnnouncement: async ({ actor, params }) => {
      const { title, html } = await announcementById(db, params.id);
      const email = announcementEmails(services, { title: t('Test: {{title}}', { title }), html });
      const me = { id: actor.userId, email: actor.email };
      await db
        .insertInto('outbox')
        .values({ ...email(me, clock.now()), kind: 'announcementTest', is_bulk: false })
        .execute();
      return { to: actor.email };
    },
    countAudience: ({ body }) => countAudience(db, entitlements, body.audience, clock.now()),
    listAudience: ({ body }) => audiencePage(db, entitlements, body, clock.now()),
  };
}
