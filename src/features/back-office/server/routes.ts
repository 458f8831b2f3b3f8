import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { jobKindsOf } from '../../../platform/defineFeature.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import { queueState, retryJob } from '../../../platform/jobs/queueState.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import type { backOfficeContract } from '../contract.ts';
import { auditLines, auditStates } from './auditLog.ts';

/** The calls about the product's own machinery, and about what staff wrote. */
export function backOfficeHandlers(services: Services): Handlers<typeof backOfficeContract> {
  const { db, clock } = services;
  const jobs = jobKindsOf(services);
  return {
    jobs: async () => {
      const { lines, failures } = await queueState(db);
      const about = new Map(jobs.map((job) => [job.name, job.about()]));
      return {
        lines: lines.map((line) => ({
          ...line,
          about: about.get(line.name) ?? '',
          lastDoneAt: line.lastDoneAt?.toISOString() ?? null,
        })),
        failures: failures.map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
      };
    },
    auditLog: ({ actor, query }) => auditLines(db, actor, query),
    auditStates: ({ actor, params }) => auditStates(db, actor, params.id),
    retryJob: async ({ actor, params }) => {
      await inTransaction(db, async (tx) => {
        const name = await retryJob(tx, params.id);
        if (!name) throw notFound(t('This job is not among the failed ones any more.'));
        await recordAudit(tx, {
          at: clock.now(),
          actor,
          action: 'job.retry',
          subject: { kind: 'job', id: params.id },
          before: { name, state: 'failed' },
          after: { name, state: 'retry' },
        });
      });
      return { success: true };
    },
  };
}
