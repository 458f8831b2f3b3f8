import type { Handlers } from '../../../platform/http/feature.ts';
import { askedDay } from '../../provisions/server/reads.ts';
import type { reportsContract } from '../contract.ts';
import { markRead, reportChanges } from './changes.ts';
import { sendDownload } from './download.ts';
import { findReport } from './find.ts';
import { presentReport, reportsOf } from './queries.ts';
import { deleteReport, restoreReport } from './remove.ts';
import type { ReportsServices } from './services.ts';
import { changeReport, createReport, duplicateReport, removeProvision } from './write.ts';

/** The calls about saved reports. */
export function reportsHandlers(services: ReportsServices): Handlers<typeof reportsContract> {
  const { db, reader } = services;
  return {
    reports: async ({ actor }) => (await reportsOf(db, actor)).map((row) => presentReport(row, actor)),
    createReport: ({ actor, body }) => createReport(services, actor, body),
    report: ({ actor, params }) => findReport(db, actor, params.id),
    changeReport: ({ actor, params, body }) => changeReport(services, actor, params.id, body),
    deleteReport: async ({ actor, params }) => {
      await deleteReport(services, actor, params.id);
      return { success: true };
    },
    restoreReport: ({ actor, params }) => restoreReport(services, actor, params.id),
    duplicateReport: ({ actor, params }) => duplicateReport(services, actor, params.id),
    reportProvisions: async ({ actor, params, query }) => {
      const { provisions } = await findReport(db, actor, params.id);
      const day = askedDay(query.on, services.clock);
      return reader.withNotes(actor.userId, await reader.byIds(actor.scope, provisions, day));
    },
    removeProvision: ({ actor, params }) => removeProvision(services, actor, params.id, params.provisionId),
    reportChanges: ({ actor, params, query }) =>
      reportChanges(services, actor, params.id, query.since ?? null),
    markReportRead: async ({ actor, params, body }) => {
      await markRead(services, actor, params.id, new Date(body.until));
      return { success: true };
    },
    downloadReport: ({ actor, params, query, request, reply }) =>
      sendDownload(services, actor, { reportId: params.id, ...query }, request, reply),
  };
}
