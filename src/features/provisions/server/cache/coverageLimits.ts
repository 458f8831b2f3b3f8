import { sql } from 'kysely';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import type { CoverageLimit } from '../../contract.ts';
import '../tables.ts';

/** Whom the law does not cover, for each of these provisions: by id, in the library's order. */
export async function coverageLimitsOf(db: Db, ids: string[]): Promise<Map<string, CoverageLimit[]>> {
  const { rows } = await sql<CoverageLimit & { provision_id: string }>`
    select p.id as provision_id, l.kind, l.text, l.open_question as open
    from provisions p
    join coverage_limit_groups lg on lg.provision_group_id = p.provision_group_id
    join coverage_limits l on l.id = lg.coverage_limit_id and l.jurisdiction = p.jurisdiction
    where ${oneOf('p.id', ids)}
    order by p.id, l.sort`.execute(db);
  const limits = new Map<string, CoverageLimit[]>();
  for (const { provision_id, ...limit } of rows) {
    limits.set(provision_id, [...(limits.get(provision_id) ?? []), limit]);
  }
  return limits;
}
