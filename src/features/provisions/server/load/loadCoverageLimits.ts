import type { Insertable } from 'kysely';
import { followMerged, followRows } from '../../../../platform/db/archive.ts';
import { insertRows } from '../../../../platform/db/loadRows.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import type { CoverageLimitsTable } from '../tables.ts';

export interface CoverageLimitToLoad {
  limit: Insertable<CoverageLimitsTable>;
  groupIds: string[];
}

/** Makes the tables hold what the library says of who is not covered. Staff do not edit it. */
export async function loadCoverageLimits(tx: Tx, content: CoverageLimitToLoad[]): Promise<void> {
  const groupOf = await followMerged(tx, 'provision_groups');
  await tx.deleteFrom('coverage_limits').execute();
  await insertRows(
    tx,
    'coverage_limits',
    content.map(({ limit }) => limit),
  );
  await insertRows(
    tx,
    'coverage_limit_groups',
    content.flatMap(({ limit, groupIds }) =>
      followRows(
        groupIds.map((provision_group_id) => ({ coverage_limit_id: limit.id, provision_group_id })),
        'provision_group_id',
        groupOf,
      ),
    ),
  );
}
