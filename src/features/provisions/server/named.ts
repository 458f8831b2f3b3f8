import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { likePattern } from '../../../platform/db/likePattern.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { PLACED_PROVISIONS } from './joins.ts';
import './tables.ts';

const MAX_FOUND = 20;
const MAX_WORDS = 8;

export interface NamedProvision {
  id: string;
  name: string;
  jurisdiction: JurisdictionCode;
  area: { id: string; name: string };
  topic: { id: string; name: string };
}

/**
 * Published provisions of which the name or the jurisdiction, by its name or code, holds each of these words: "bereavement fed". Twenty
 * at most, those whose name begins with the words first. For staff, who may see all of them.
 */
export async function provisionsNamed(db: Db, text: string): Promise<NamedProvision[]> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const holds = words.map(
    (word): RawBuilder<SqlBool> =>
      sql`lower(g.name || ' ' || j.name || ' ' || j.code) like ${likePattern(word)}`,
  );
  const { rows } = await sql<NamedProvision>`
    select p.id, g.name, p.jurisdiction, json_build_object('id', a.id, 'name', a.name) as area,
      json_build_object('id', t.id, 'name', t.name) as topic
    from ${PLACED_PROVISIONS}
    where p.is_published ${holds.length > 0 ? sql`and ${sql.join(holds, sql` and `)}` : sql``}
    order by lower(g.name) like ${likePattern(words[0] ?? '').slice(1)} desc, lower(g.name), j.sort, p.id
    limit ${MAX_FOUND}`.execute(db);
  return rows;
}
