import { notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { checklistsContract } from '../contract.ts';
import { checklistOf, isOnChecklist } from './queries.ts';

/** The calls of the checklists screen (specification 2.12): statuses are shared by everybody of the account. */
export function checklistsHandlers({ db, clock }: Services): Handlers<typeof checklistsContract> {
  return {
    checklist: ({ actor, query }) => checklistOf(db, actor, { ...query, today: torontoDay(clock.now()) }),

    setChecklistStatus: async ({ actor, params, body }) => {
      const now = clock.now();
      if (!(await isOnChecklist(db, actor.scope, params.requirementId, torontoDay(now)))) {
        throw notFound(t('This requirement could not be found.'));
      }
      const change = { status: body.status, updated_at: now, updated_by: actor.userId };
      await db
        .insertInto('checklist_statuses')
        .values({ account_id: params.accountId, requirement_id: params.requirementId, ...change })
        .onConflict((conflict) => conflict.columns(['account_id', 'requirement_id']).doUpdateSet(change))
        .execute();
      return {
        requirementId: params.requirementId,
        status: body.status,
        lastUpdated: now.toISOString(),
        lastUpdatedBy: `${actor.firstName} ${actor.lastName}`.trim(),
      };
    },
  };
}
