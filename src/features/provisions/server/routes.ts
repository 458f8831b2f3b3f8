import type { Db } from '../../../platform/db/schema.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { industryExists } from '../../catalogue/server/reads.ts';
import { allowedJurisdictions, type Scope } from '../../identity/scope.ts';
import type { provisionsContract } from '../contract.ts';
import { askedDay } from './onDay/lawDay.ts';
import { markPublicSample } from './publish/markPublicSample.ts';
import { publishProvision } from './publish/publish.ts';
import { linkedProvision, provisionsOfGroups, provisionsOfIndustry, someGroupInScope } from './queries.ts';
import { unconvertedValues } from './unconvertedValues.ts';

/** Nothing was found: throws 404 when what was asked for does not exist for this person (decisions 5). */
async function assertExists(
  db: Db,
  scope: Scope,
  groupIds: string[],
  industry: string | null,
): Promise<void> {
  if (industry && !(await industryExists(db, industry))) {
    throw notFound(t('This industry could not be found.'));
  }
  if (groupIds.length > 0 && !(await someGroupInScope(db, scope, groupIds))) {
    throw notFound(t('These provisions could not be found.'));
  }
}

/** The calls that read provisions, and the one that publishes them. */
export function provisionsHandlers({
  db,
  clock,
  reader,
  readCounter,
  config,
}: Services): Handlers<typeof provisionsContract> {
  return {
    buildReport: async ({ actor, body }) => {
      const { scope } = actor;
      const jurisdictions = allowedJurisdictions(scope, body.jurisdictions);
      const industry = body.industry ?? null;
      const found = industry
        ? await provisionsOfIndustry(db, scope, industry, body.provisions, jurisdictions)
        : await provisionsOfGroups(db, scope, body.provisions, jurisdictions);
      if (found.ids.length === 0) await assertExists(db, scope, body.provisions, industry);
      const provisions = await reader.read(found, scope, industry, askedDay(body.on, clock));
      readCounter.note(actor, provisions);
      return reader.withNotes(actor.userId, provisions);
    },

    provision: async ({ actor, params, query }) => {
      const found = await linkedProvision(db, actor.scope, params.id);
      const read = await reader.read(found, actor.scope, null, askedDay(query.on, clock));
      const [provision] = await reader.withNotes(actor.userId, read);
      if (!provision) throw notFound(t('This provision could not be found.'));
      readCounter.note(actor, [provision]);
      return provision;
    },

    publishProvision: async ({ actor, params, body }) => {
      if (config.review === 'required') {
        throw forbidden(
          'review_required',
          t('A second person approves what is published. Send a draft for review.'),
        );
      }
      const { id, revision, updatedAt, snapshotId, updateEntryId } = await publishProvision(
        db,
        clock,
        actor,
        {
          provisionId: params.id,
          ...body,
        },
      );
      return { id, revision, updatedAt, snapshotId, updateEntryId };
    },

    unconvertedValues: () => unconvertedValues(db),

    markPublicSample: ({ actor, params, body }) =>
      markPublicSample(db, clock, actor, params.id, body.isPublicSample),
  };
}
