import { forbidden, notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { askedDay } from '../../provisions/server/reads.ts';
import type { policiesContract } from '../contract.ts';
import { mayDownloadPolicies } from '../rules.ts';
import { provisionsWithPolicy } from './queries.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The calls about policy language. */
export function policiesHandlers({ db, clock, reader, brand }: Services): Handlers<typeof policiesContract> {
  return {
    buildReportViaPolicies: async ({ actor, query }) => {
      const day = askedDay(query.on, clock);
      const policies = await reader.byIds(actor.scope, await provisionsWithPolicy(db), day);
      return reader.withNotes(actor.userId, policies);
    },

    downloadPolicies: async ({ actor, body, reply }) => {
      const { isPDFDownloadEnabled } = actor.account;
      if (!mayDownloadPolicies({ isStaff: actor.isStaff, account: { isPDFDownloadEnabled } })) {
        throw forbidden('not_in_plan', t('Your plan does not include downloads.'));
      }
      const found = await reader.byIds(actor.scope, [...new Set(body.provisions)]);
      const policies = found.filter(({ policy }) => policy);
      if (policies.length === 0) throw notFound(t('These policies could not be found.'));
      // Few ask for it; the server need not wait for Word when it starts.
      const { policyDocument } = await import('./policyDocument.ts');
      const file = await policyDocument(policies, brand, clock.now());
      return reply
        .type(WORD)
        .header('content-disposition', 'attachment; filename="policies.docx"')
        .header('cache-control', 'no-store')
        .send(Buffer.from(file));
    },
  };
}
