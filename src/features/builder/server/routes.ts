import type { Db } from '../../../platform/db/schema.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { builderContract } from '../contract.ts';
import './tables.ts';

/** The calls of the Info Hub that belong to no other feature. */
export function builderHandlers({ db }: { db: Db }): Handlers<typeof builderContract> {
  return {
    notices: async () => {
      const rows = await db.selectFrom('notices').selectAll().orderBy('key').execute();
      return rows.map(({ area_id, topic_id, ...notice }) => ({
        ...notice,
        areaId: area_id,
        topicId: topic_id,
      }));
    },
  };
}
