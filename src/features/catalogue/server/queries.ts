import { type Expression, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Area, Industry, ProvisionGroup } from '../contract.ts';
import './tables.ts';

/** The provision groups in which a person may see something, as a query with the one column `provision_group_id`. */
export type VisibleGroups = (scope: Scope) => Expression<unknown>;

interface TopicRow {
  area_id: string;
  area_code: string;
  area_name: string;
  jurisdictions: Area['jurisdictions'];
  topic_id: string;
  topic_name: string;
  frozen_at: string | null;
}

/** The areas that hold something the person may see, each with the topics that do; jurisdictions are those they may see. */
export async function areasWithPrunedTopics(
  db: Db,
  scope: Scope,
  visibleGroups: VisibleGroups,
): Promise<Area[]> {
  const { rows } = await sql<TopicRow>`
    select a.id as area_id, a.code as area_code, a.name as area_name, a.jurisdictions,
           t.id as topic_id, t.name as topic_name, t.frozen_at
    from topics t join areas a on a.id = t.area_id
    where a.archived_at is null and t.archived_at is null and exists (select 1 from provision_groups g
      where g.topic_id = t.id and g.archived_at is null and g.id in ${visibleGroups(scope)})
    order by a.sort, t.sort`.execute(db);
  const allowed = (code: Area['jurisdictions'][number]): boolean =>
    scope.jurisdictions?.includes(code) ?? true;
  const areas = new Map<string, Area>();
  for (const row of rows) {
    const area = areas.get(row.area_id) ?? {
      id: row.area_id,
      code: row.area_code,
      name: row.area_name,
      topics: [],
      jurisdictions: row.jurisdictions.filter(allowed),
    };
    area.topics.push({ _id: row.topic_id, name: row.topic_name, frozenAt: row.frozen_at });
    areas.set(row.area_id, area);
  }
  return [...areas.values()];
}

/** The provision groups of a topic in which the person may see something; null when there is no such topic for them. */
export async function provisionGroupsOfTopic(
  db: Db,
  scope: Scope,
  topicId: string,
  visibleGroups: VisibleGroups,
): Promise<ProvisionGroup[] | null> {
  const { rows } = await sql<ProvisionGroup>`
    select g.id, g.name from provision_groups g
    where g.topic_id = ${topicId} and g.archived_at is null and g.id in ${visibleGroups(scope)}
    order by g.sort`.execute(db);
  return rows.length > 0 ? rows : null;
}

/** All industries and occupations that are offered, by name. */
export async function industries(db: Db): Promise<Industry[]> {
  return db
    .selectFrom('industries')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .execute();
}
