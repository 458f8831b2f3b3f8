import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import type { Evidence, RequirementDetails } from '../contract.ts';
import '../../legislation/server/tables.ts';
import type { ItemKey } from './history.ts';
import { type Reader, requirementOf } from './queries.ts';
import './tables.ts';

/** Lines of the history, and comments, that are shown; what is older is in the export. */
const SHOWN = 200;

interface Citation {
  name: string;
  sections: string | null;
  url: string | null;
}

/** By requirement, the acts and regulations it rests on, with their sections. */
export async function citationsOf(db: Db, ids: string[]): Promise<Map<string, Citation[]>> {
  const { rows } = await sql<Citation & { id: string }>`
    select c.requirement_id as id, a.name, c.sections, a.url, 0 as kind, c.sort
    from checklist_requirement_acts c join acts a on a.id = c.act_id where c.requirement_id = any(${ids}::text[])
    union all
    select c.requirement_id, r.name, c.sections, r.url, 1, c.sort
    from checklist_requirement_regulations c join regulations r on r.id = c.regulation_id
    where c.requirement_id = any(${ids}::text[])
    order by 1, 5, 6`.execute(db);
  const found = new Map<string, Citation[]>();
  for (const { id, name, sections, url } of rows) {
    found.set(id, [...(found.get(id) ?? []), { name, sections, url }]);
  }
  return found;
}

const ofItem = ({ accountId, requirementId }: ItemKey) =>
  [
    ['account_id', '=', accountId],
    ['requirement_id', '=', requirementId],
  ] as const;

/** The evidence that an organisation keeps with a requirement, oldest first. */
export async function evidenceOf(db: Db, key: ItemKey): Promise<Evidence[]> {
  const [account, requirement] = ofItem(key);
  const rows = await db
    .selectFrom('checklist_evidence')
    .select(['id', 'name', 'url', 'size', 'added_by_name', 'added_at'])
    .where(...account)
    .where(...requirement)
    .where('completed_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(({ added_by_name, added_at, ...row }) => ({
    ...row,
    by: added_by_name,
    at: added_at.toISOString(),
  }));
}

/** A requirement with all that an organisation wrote about it. Throws 404 where it is not on its checklist. */
export async function detailsOf(
  db: Db,
  reader: Reader,
  key: ItemKey,
  today: string,
): Promise<RequirementDetails> {
  const found = await requirementOf(db, reader, key.requirementId, today);
  if (!found) throw notFound(t('This requirement could not be found.'));
  const [account, requirement] = ofItem(key);
  const comments = await db
    .selectFrom('checklist_comments')
    .select(['id', 'author_name as by', 'created_at', 'text'])
    .where(...account)
    .where(...requirement)
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
  const history = await db
    .selectFrom('checklist_history')
    .select(['id', 'at', 'by_name', 'kind', 'from_value', 'to_value', 'why'])
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(...account)
    .where(...requirement)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    ...found,
    citations: (await citationsOf(db, [key.requirementId])).get(key.requirementId) ?? [],
    comments: comments
      .reverse()
      .map(({ created_at, ...comment }) => ({ ...comment, at: created_at.toISOString() })),
    evidence: await evidenceOf(db, key),
    history: history.map((line) => ({
      id: line.id,
      at: line.at.toISOString(),
      by: line.by_name,
      kind: line.kind,
      from: line.from_value,
      to: line.to_value,
      why: line.why,
    })),
    historyCount: Number(history[0]?.total ?? 0),
  };
}
