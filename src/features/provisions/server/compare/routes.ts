import { forbidden } from '../../../../platform/errors.ts';
import type { Handlers } from '../../../../platform/http/feature.ts';
import type { Services } from '../../../../platform/services.ts';
import { mayOf } from '../../../identity/access.ts';
import type { compareContract } from '../../compareContract.ts';
import { changesBetween } from './betweenDays.ts';
import { exportComparison } from './exportComparison.ts';
import { allJurisdictions, policyComparison } from './jurisdictions.ts';
import { deleteVersions, timeMachine } from './timeMachine.ts';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The calls behind Compare Jurisdictions and Compare Provision History. */
export function compareHandlers(services: Services): Handlers<typeof compareContract> {
  const { db, clock, redlines } = services;
  return {
    allJurs: ({ actor, params }) => allJurisdictions(db, redlines, actor.scope, params.id),

    policyComparison: ({ actor, params }) => policyComparison(db, redlines, actor.scope, params.id),

    changesBetween: ({ actor, body }) => changesBetween(services, actor.scope, body),

    timeMachine: ({ actor, params }) => timeMachine(db, redlines, actor.scope, params.id),

    deleteVersions: async ({ actor, params, query }) => ({
      deleted: await deleteVersions(db, clock, actor, params.id, query.ids),
    }),

    exportComparison: async ({ actor, query, reply }) => {
      if (!mayOf(actor, actor.account).exportComparison) throw forbidden();
      const { file, name } = await exportComparison(
        services,
        actor.scope,
        query['provs[]'],
        clock.now(),
        services.brand.productName,
      );
      return reply
        .type(EXCEL)
        .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`)
        .header('cache-control', 'no-store')
        .send(Buffer.from(file));
    },
  };
}
