import { notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import './services.ts';
import type { catalogueContract } from '../contract.ts';
import { areasWithPrunedTopics, industries, provisionGroupsOfTopic } from './queries.ts';

/** The calls that fill the Info Hub's menus. */
export function catalogueHandlers({ db, visibleGroups }: Services): Handlers<typeof catalogueContract> {
  return {
    areasWithPrunedTopics: ({ actor }) => areasWithPrunedTopics(db, actor.scope, visibleGroups),

    topicProvisions: async ({ actor, params }) => {
      const groups = await provisionGroupsOfTopic(db, actor.scope, params.id, visibleGroups);
      if (!groups) throw notFound(t('This topic could not be found.'));
      return groups;
    },

    industries: () => industries(db),
  };
}
