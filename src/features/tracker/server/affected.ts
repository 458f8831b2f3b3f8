import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Scope } from '../../identity/scope.ts';
import type { InForceType } from '../../legislation/contract.ts';
import { isInForce } from '../../legislation/rules.ts';
import { commencementColumns } from '../../legislation/server/reads.ts';
import { inScope, placedProvisions } from '../../provisions/server/reads.ts';
import type { AffectedProvision } from '../contract.ts';

interface Row {
  id: string;
  part: string | null;
  provision_id: string;
  changes_overview: string;
  status: string;
  assent_date: string | null;
  in_force: InForceType;
  in_force_date: string | null;
}

/** The provisions that a bill changes and the person may see, in the order of the library, part by part. */
export async function affectedProvisions(
  db: Db,
  scope: Scope,
  billId: string,
  today: string,
): Promise<AffectedProvision[]> {
  const { rows: changes } = await sql<Row>`
    select c.id, part.what as part, c.provision_id, c.changes_overview, ${commencementColumns}
    from upcoming_changes c
    join bills b on b.id = c.bill_id
    left join bill_parts part on part.id = c.bill_part_id
    where c.bill_id = ${billId}
    order by part.sort nulls first, c.id`.execute(db);
  if (changes.length === 0) return [];
  const provisions = await placedProvisions(db)
    .select([
      'provisions.id',
      'provision_groups.name',
      'areas.id as area_id',
      'areas.name as area_name',
      'topics.id as topic_id',
      'topics.name as topic_name',
    ])
    .where('provisions.id', 'in', [...new Set(changes.map(({ provision_id }) => provision_id))])
    .where(inScope(scope))
    .orderBy('areas.sort')
    .orderBy('topics.sort')
    .orderBy('provision_groups.sort')
    .execute();
  return provisions.flatMap((provision) =>
    changes
      .filter(({ provision_id }) => provision_id === provision.id)
      .map((change) => ({
        id: provision.id,
        name: provision.name,
        area: { id: provision.area_id, name: provision.area_name },
        topic: { id: provision.topic_id, name: provision.topic_name },
        part: change.part,
        changesOverview: change.changes_overview,
        inForce: change.in_force,
        inForceDate: change.in_force_date,
        isInForce: isInForce(
          {
            status: change.status,
            assentDate: change.assent_date,
            inForce: change.in_force,
            inForceDate: change.in_force_date,
          },
          today,
        ),
      })),
  );
}
