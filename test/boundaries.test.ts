import { expect, test } from 'vitest';
import {
  everyFeatureHasItsPlace,
  featuresAreEnteredByDoors,
  featuresPointDown,
  layersPointDown,
  noCircles,
  noDrawers,
  type Rule,
  webIsEnteredByComponents,
  webNeverReachesTheServer,
} from './boundaries/importRules.ts';
import { MAY_IMPORT, ORDER } from './boundaries/order.ts';
import { featureOf, importsOf, layerOf, readSources, type Source } from './boundaries/sources.ts';
import {
  onlyTheOwnerWrites,
  placesAreJoinedOnce,
  tablesAreReadDownwards,
  tablesAreReadThroughTheOwner,
} from './boundaries/tableRules.ts';

const product = readSources();

test('the scan sees the product', () => {
  expect(product.length).toBeGreaterThan(500);
  expect(product.flatMap(importsOf).length).toBeGreaterThan(1_500);
  expect(new Set(product.map(({ file }) => layerOf(file)))).toEqual(new Set(Object.keys(MAY_IMPORT)));
});

test('the list of features names no folder that is not there', () => {
  const folders = new Set(product.flatMap(({ file }) => featureOf(file) ?? []));
  expect(ORDER.filter((name) => !folders.has(name))).toEqual([]);
});

const planted = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([file, text]) => ({ file, text }));

const TABLES = {
  'features/identity/server/tables.ts': 'interface Database {\n  users: UsersTable;\n}',
  'features/reports/server/tables.ts': 'interface Database {\n  reports: ReportsTable;\n}',
};

/** Each rule, a breach of it, and what the rule says then. */
const RULES: [name: string, rule: Rule, breach: Record<string, string>, sentence: RegExp][] = [
  [
    'layers import downwards only',
    layersPointDown,
    { 'platform/clock.ts': "import { rank } from '../features/reports/rules.ts';" },
    /platform does not know features\. Hand in/,
  ],
  [
    'features import only features beneath them',
    featuresPointDown,
    { 'features/auth/rules.ts': "import type { Report } from '../reports/contract.ts';" },
    /reports is not beneath auth\. Let main hand in/,
  ],
  [
    'a feature is entered by its doors only',
    featuresAreEnteredByDoors,
    { 'features/notes/server/write.ts': "import { x } from '../../provisions/server/publish/publish.ts';" },
    /inside provisions\. Use its contract\.ts/,
  ],
  [
    'every feature has its place in the order',
    everyFeatureHasItsPlace,
    { 'features/billing/rules.ts': '' },
    /billing has no place in the order\. Add it to/,
  ],
  [
    'there are no barrels and no drawers for odds and ends',
    noDrawers,
    { 'shared/utils.ts': '' },
    /shared\/utils\.ts is a barrel or a drawer/,
  ],
  [
    'web code never reaches server code, even by way of others',
    webNeverReachesTheServer,
    {
      'features/notes/web/Note.tsx': "import { limit } from '../rules.ts';",
      'features/notes/rules.ts': "import type { Db } from '../../platform/db/schema.ts';",
    },
    /Note\.tsx -> features\/notes\/rules\.ts -> platform\/db\/schema\.ts: .* Put what both need/,
  ],
  [
    'nor by a lazy import, from main',
    webNeverReachesTheServer,
    { 'main/web/begin.ts': "const load = () => import('../../features/notes/server/write.ts');" },
    /begin\.ts -> features\/notes\/server\/write\.ts: code for the browser/,
  ],
  [
    'nor do the parts of ui',
    webNeverReachesTheServer,
    {
      'ui/Part.tsx': "export { word } from '../shared/word.ts';",
      'shared/word.ts': "import { clock } from '../platform/clock.ts';",
    },
    /Part\.tsx -> shared\/word\.ts -> platform\/clock\.ts: code for the browser/,
  ],
  [
    'web code of another feature is entered by components, hooks and queries',
    webIsEnteredByComponents,
    { 'features/hub/web/Hub.tsx': "import { order } from '../../reports/web/order.ts';" },
    /order\.ts, which is neither a component, a hook nor .* Move what both need to the root/,
  ],
  [
    'no imports of values form a circle',
    noCircles('value'),
    {
      'shared/a.ts': "import { b } from './b.ts';",
      'shared/b.ts': "import { c } from './c.ts';",
      'shared/c.ts': "import { a } from './a.ts';",
    },
    /a\.ts, shared\/b\.ts, shared\/c\.ts import each other in a circle/,
  ],
  [
    'no imports form a circle, types among them',
    noCircles('value', 'type', 'lazy'),
    {
      'shared/a.ts': "import { b } from './b.ts';",
      'shared/b.ts': "import type { A } from './a.ts';",
    },
    /import each other in a circle\. Move what they share/,
  ],
  [
    'no imports form a circle, lazy ones among them',
    noCircles('value', 'type', 'lazy'),
    {
      'ui/Menu.tsx': "const load = () => import('./MenuItems.tsx');",
      'ui/MenuItems.tsx': "import { close } from './Menu.tsx';",
    },
    /import each other in a circle/,
  ],
  [
    'a table is written by its owner only: Kysely',
    onlyTheOwnerWrites,
    { ...TABLES, 'features/reports/server/w.ts': "tx\n  .updateTable('users')\n  .set({})" },
    /w\.ts writes the table users, which is identity's\. Call a function of features\/identity\/server\/writes/,
  ],
  [
    'a table is written by its owner only: SQL',
    onlyTheOwnerWrites,
    { ...TABLES, 'features/reports/server/w.ts': 'sql`delete from users where id = 1`' },
    /w\.ts writes the table users/,
  ],
  [
    'a table is written by its owner only: rows of the library',
    onlyTheOwnerWrites,
    { ...TABLES, 'features/reports/server/w.ts': "await loadRows(tx, 'users', rows);" },
    /w\.ts writes the table users/,
  ],
  [
    'a table is read from above only: Kysely',
    tablesAreReadDownwards,
    {
      ...TABLES,
      'features/identity/server/r.ts': "db.selectFrom('users').leftJoin('reports as r', 'a', 'b')",
    },
    /r\.ts reads the table reports, and reports is not beneath identity\. Let main hand in/,
  ],
  [
    'a table is read from above only: SQL',
    tablesAreReadDownwards,
    { ...TABLES, 'features/identity/server/r.ts': 'sql`select 1 from users u, reports r`' },
    /r\.ts reads the table reports/,
  ],
  [
    'a table that is not for joining is read through its owner',
    tablesAreReadThroughTheOwner,
    { ...TABLES, 'features/summaries/server/r.ts': "db.selectFrom('reports')" },
    /r\.ts reads the table reports, .* Ask a function of features\/reports\/server\/reads\.ts/,
  ],
  [
    'the way from a provision to its topic is spelt out in one place: Kysely',
    placesAreJoinedOnce,
    {
      'features/notes/server/r.ts':
        "q.innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')",
    },
    /r\.ts spells out the join .* Begin with placedProvisions/,
  ],
  [
    'the way from a provision to its topic is spelt out in one place: SQL',
    placesAreJoinedOnce,
    { 'features/notes/server/r.ts': 'sql`join provision_groups g on g.id = p.provision_group_id`' },
    /r\.ts spells out the join/,
  ],
];

test.each(RULES)('%s', (_, rule, breach, sentence) => {
  expect(rule(product)).toEqual([]);
  const said = rule(planted(breach));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(sentence);
});
