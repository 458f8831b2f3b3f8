import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { JURISDICTION_CODES } from '../../../shared/jurisdictions.ts';
import { groupsInAreas } from '../../catalogue/server/reads.ts';
import { sourceCounts } from '../../sources/server/reads.ts';
import { type Marked, markOf } from '../marks.ts';
import { MARK_LETTERS, type Mark, type Tree } from '../schemas.ts';
import { countDue } from './queue.ts';
import './tables.ts';

const LETTER = Object.fromEntries(
  Object.entries(MARK_LETTERS).map(([letter, mark]) => [mark, letter]),
) as Record<Mark, string>;

/** What decides the marks of a group, as text: `AB,t,high,2027-05-21,f;…`. So a tree of 50,000 provisions is a few thousand rows. */
const MARKED = sql<string>`string_agg(concat_ws(',', provisions.jurisdiction, provisions.is_published, provisions.confidence,
  coalesce(provisions.review_due::text, ''), d.provision_id is not null), ';')`;

/** The letters of every group's jurisdictions, by group; what has no provision is not in it. */
async function lettersByGroup(db: Db, today: string): Promise<Map<string, Map<string, string>>> {
  const rows = await db
    .selectFrom('provisions')
    .leftJoin(
      (eb) => eb.selectFrom('provision_drafts').select('provision_id').distinct().as('d'),
      (join) => join.onRef('d.provision_id', '=', 'provisions.id'),
    )
    .select(['provision_group_id', MARKED.as('marked')])
    .groupBy('provision_group_id')
    .execute();
  const letterOf = (line: string): [string, string] => {
    const [code = '', isPublished, confidence, reviewDue, hasDraft] = line.split(',');
    const marked: Marked = {
      isPublished: isPublished === 't',
      confidence: confidence as Marked['confidence'],
      reviewDue: reviewDue || null,
      hasDraft: hasDraft === 't',
    };
    return [code, LETTER[markOf(marked, today)]];
  };
  return new Map(
    rows.map(({ provision_group_id, marked }) => [
      provision_group_id,
      new Map(marked.split(';').map(letterOf)),
    ]),
  );
}

/** The last of a list if it has this id, else a new one at its end: rows come in the order of the tree. */
function lastOrNew<T extends { id: string }>(list: T[], id: string, make: () => T): T {
  const last = list.at(-1);
  if (last?.id === id) return last;
  const fresh = make();
  list.push(fresh);
  return fresh;
}

/** Everything that is written and not published: the drafts of all editors, and what waits for a second reader beside them. */
async function countDrafts(db: Db): Promise<number> {
  const { drafts, proposals } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('provision_drafts').select(eb.fn.countAll<string>().as('n')).as('drafts'),
      eb.selectFrom('beside_proposals').select(eb.fn.countAll<string>().as('n')).as('proposals'),
    ])
    .executeTakeFirstOrThrow();
  return Number(drafts) + Number(proposals);
}

/** Every area with its topics and groups, and the marks of their 14 jurisdictions. */
export async function treeOf(db: Db, today: string): Promise<Tree> {
  const groups = await groupsInAreas(db)
    .select([
      'areas.id as area_id',
      'areas.name as area',
      'areas.jurisdictions',
      'topics.id as topic_id',
      'topics.name as topic',
      'provision_groups.id',
      'provision_groups.name',
    ])
    .where('provision_groups.archived_at', 'is', null)
    .orderBy('areas.sort')
    .orderBy('topics.sort')
    .orderBy('provision_groups.sort')
    .execute();
  const letters = await lettersByGroup(db, today);
  const areas: Tree['areas'] = [];
  for (const { area_id, area, jurisdictions, topic_id, topic, id, name } of groups) {
    const inArea = lastOrNew(areas, area_id, () => ({ id: area_id, name: area, topics: [] }));
    const inTopic = lastOrNew(inArea.topics, topic_id, () => ({ id: topic_id, name: topic, groups: [] }));
    const marks = JURISDICTION_CODES.map(
      (code) => letters.get(id)?.get(code) ?? (jurisdictions.includes(code) ? LETTER.empty : LETTER.none),
    ).join('');
    inTopic.groups.push({ id, name, marks });
  }
  const { changed, moved, dead } = await sourceCounts(db);
  return {
    areas,
    drafts: await countDrafts(db),
    toRead: await countDue(db, today),
    sources: changed + moved + dead,
  };
}
