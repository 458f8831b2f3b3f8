import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, workerOf } from '../../../../test/database.ts';
import type { OpenDatabase } from '../../../platform/db/open.ts';
import { SearchIndex } from '../server/searchIndex.ts';
import { searchScope } from '../server/searchScope.ts';
import { type JudgedQuestion, judgedGroups, type NamedProvision, ndcg, readJudged } from './judgedSet.ts';

let database: OpenDatabase;
let index: SearchIndex;
let read: (file: string) => JudgedQuestion[];
/** The provisions that have a grade, if only that they answer nothing, by the file that lists their groups. */
let judgedIn: (file: string) => ReadonlySet<string>;

/** What a subscriber of everything sees. */
const SCOPE = searchScope({ jurisdictions: null, areas: null, unpublished: false });

beforeAll(async () => {
  database = await testDatabase();
  index = new SearchIndex({
    db: database.db,
    workerUrl: workerOf('searchWorker'),
    onError: (error) => console.error(error),
  });
  await index.settled();
  const rows = await database.db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .select(['provisions.id', 'provision_groups.key', 'provisions.jurisdiction', 'provisions.is_published'])
    .execute();
  const known: NamedProvision[] = rows.map(({ id, key, jurisdiction }) => ({
    id,
    group: key.split('/').at(-1) ?? '',
    jurisdiction,
  }));
  judgedIn = (file) => {
    const groups = judgedGroups(new URL(file, import.meta.url));
    return new Set(known.flatMap(({ id, group }) => (groups.has(group) ? [id] : [])));
  };
  const visible = new Set(rows.filter((row) => row.is_published).map(({ id }) => id));
  read = (file) => readJudged(new URL(file, import.meta.url), known, visible);
});
afterAll(() => database.close());

const hitsOf = (question: string): string[] =>
  index.engine
    .search(SCOPE, { query: question, limit: 200, retrieve: [] })
    .hits.map(({ objectID }) => objectID);

test('the measure tells a good order from a bad one', () => {
  const grades = new Map([
    ['a', 3],
    ['b', 1],
  ]);
  expect(ndcg(['a', 'b'], grades)).toBe(1);
  expect(ndcg(['b', 'a'], grades)).toBeLessThan(0.75);
  expect(ndcg(['x', 'y'], grades)).toBe(0);
});

test.each([
  ['./regional.yaml', 200],
  ['./keptApart.yaml', 99],
])('%s names provisions that there are, each with an answer in sight', (file, least) => {
  const set = read(file);
  expect(set.length).toBeGreaterThanOrEqual(least);
  expect(set.filter(({ grades }) => ![...grades.values()].includes(3))).toEqual([]);
});

function judge(set: readonly JudgedQuestion[], judged: ReadonlySet<string>) {
  const scores = set.map(({ question, grades }) => {
    const hits = hitsOf(question);
    // A hit of a group that came after the judging has no grade, and is passed over.
    const found = hits.filter((id) => judged.has(id));
    return {
      question,
      found: hits.length,
      score: ndcg(found, grades),
      first: grades.get(found[0] ?? '') ?? 0,
    };
  });
  return {
    mean: scores.reduce((sum, { score }) => sum + score, 0) / scores.length,
    firstAnswers: scores.filter(({ first }) => first >= 2).length / scores.length,
    withoutHits: scores.filter(({ found }) => found === 0).map(({ question }) => question),
    weak: scores
      .filter(({ score }) => score < 0.5)
      .map(({ question, score }) => `${score.toFixed(2)} ${question}`)
      .join('\n'),
  };
}

test.each([
  [
    'questions of HR people are led by the provisions that answer them',
    './questions.yaml',
    // The very first hit answers the question, or a part of it, nine times out of ten.
    { groups: './judgedGroups.yaml', questions: 120, mean: 0.85, firstAnswers: 0.9 },
  ],
  [
    'so are questions in everyday words',
    './everyday.yaml',
    { groups: './judgedGroups.yaml', questions: 40, mean: 0.85, firstAnswers: 0 },
  ],
  [
    'questions kept apart from the tuning find something, and do not get worse',
    './heldOut.yaml',
    { groups: './judgedGroups.yaml', questions: 40, mean: 0.65, firstAnswers: 0 },
  ],
  [
    'long questions, everyday ones and those of a region are led by what answers them',
    './regional.yaml',
    { groups: './judgedGroupsWide.yaml', questions: 200, mean: 0.75, firstAnswers: 0.75 },
  ],
])('%s', (_, file, least) => {
  const set = read(file);
  expect(set.length).toBeGreaterThanOrEqual(least.questions);
  const { mean, firstAnswers, withoutHits, weak } = judge(set, judgedIn(least.groups));
  if (process.env.SHOW_FIGURES)
    console.log(`${file}: nDCG@10 ${mean.toFixed(3)}, first hit answers ${firstAnswers.toFixed(2)}\n${weak}`);
  expect(mean, weak).toBeGreaterThanOrEqual(least.mean);
  expect(withoutHits).toEqual([]);
  expect(firstAnswers).toBeGreaterThanOrEqual(least.firstAnswers);
});
