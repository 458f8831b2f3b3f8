import { notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { billsByIds, stageDatesOf } from '../../legislation/server/reads.ts';
import type { trackerContract } from '../contract.ts';
import { affectedProvisions } from './affected.ts';
import { visibleBill, visibleBillRows } from './bills.ts';

/** The calls of the Bill Tracker. */
export function trackerHandlers({ db, clock }: Services): Handlers<typeof trackerContract> {
  return {
    bills: ({ actor }) => visibleBillRows(db, actor.scope, torontoDay(clock.now())),
    bill: async ({ actor, params }) => {
      const { scope } = actor;
      const known = await visibleBill(db, scope, params.id);
      const bill = (await billsByIds(db, known ? [params.id] : [], { unpublished: scope.unpublished })).get(
        params.id,
      );
      if (!bill || !known) throw notFound(t('This bill could not be found.'));
      return {
        bill,
        seenOn: known.seenOn,
        outcome: known.outcome,
        stageDates: await stageDatesOf(db, bill.id),
        provisions: await affectedProvisions(db, scope, bill.id, torontoDay(clock.now())),
      };
    },
  };
}
