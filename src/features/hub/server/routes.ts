import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import type { hubContract } from '../contract.ts';
import './tables.ts';

/** The calls of the Info Hub that belong to no other feature. */
export function hubHandlers({ db }: Services): Handlers<typeof hubContract> {
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
