import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledPlace, type TestPlace, workerOf } from '../../../test/database.ts';
import { presentKeys } from '../../features/library/lint/rules/moved.ts';
import { readLibrary } from '../../features/library/server/readLibrary.ts';
import { LAW_CHANGED_AT, placedProvisions } from '../../features/provisions/server/reads.ts';
import { restore } from '../../platform/db/backup.ts';
import type { Db } from '../../platform/db/schema.ts';
import { torontoDay } from '../../shared/torontoDate.ts';
import type { Layout } from './layout.ts';
import { openFirst } from './openFirst.ts';
import { type RunningServer, startServer } from './server.ts';

/**
 * The library of today over the one of commit 942cbe9 (test/fixtures/README.md): nothing is lost, and nothing
 * old is news.
 */
const BACKUP = 'test/fixtures/product-2026-11-22.backup.gz';
const NEWS_DAYS = 60;
const NOTICE = 'employment-standards/termination-of-employment/individual-termination-notice';
const HOLIDAY_PAY = 'employment-standards/public-holidays/public-holiday-eligibility-and-pay';

let place: TestPlace | undefined;
let server: RunningServer;
let db: Db;
let token: string;
let entriesBefore: Set<string>;
let keysBefore: Record<'groups' | 'topics' | 'bills' | 'requirements' | 'specialRules', string[]>;

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(db)).rows;
const keysOf = async (table: string): Promise<string[]> =>
  (await rowsOf(sql<{ key: string }>`select key from ${sql.table(table)} where key is not null`)).map(
    ({ key }) => key,
  );

/** As a person would, it asks again while the server says that it is busy, which it is right after it took a library. */
async function ask(options: InjectOptions) {
  for (let tries = 1; ; tries += 1) {
    const response = await server.http.inject(options);
    if (response.statusCode !== 503 || tries === 40) return response;
    await wait(500);
  }
}

async function read<T>(url: string): Promise<T> {
  const response = await ask({ url, headers: { authorization: `Bearer ${token}` } });
  expect(response.statusCode, `${url}: ${response.body}`).toBe(200);
  return response.json<T>();
}

/** As if an editor had published their own words on these before the newer library came. */
const editedByStaff = (group: string, jurisdictions: string[]) =>
  sql`update provisions set revision = revision + 1
    where provision_group_id = (select id from provision_groups where key = ${group})
      and jurisdiction = any(${jurisdictions})`.execute(db);

beforeAll(async () => {
  place = await filledPlace();
  const variables = { NODE_ENV: 'test', PORT: '0', DEMO: 'true', LOG_LEVEL: 'silent', ...place.variables };
  const layout: Layout = {
    root: path.resolve('.'),
    databaseWorker: workerOf('databaseWorker'),
    redlineWorker: workerOf('redlineWorker'),
    packWorker: workerOf('packWorker'),
    reportWorker: workerOf('reportWorker'),
    searchWorker: workerOf('searchWorker'),
  };
  const opening = await openFirst(variables, layout);
  db = opening.database.db;
  await opening.ready;
  await restore(db, BACKUP, 'db/migrations');
  await sql`delete from installation where name = 'library'`.execute(db);
  await editedByStaff(NOTICE, ['ON', 'AB']);
  await editedByStaff(HOLIDAY_PAY, ['ON']);
  entriesBefore = new Set(
    (await rowsOf(sql<{ id: string }>`select id from update_entries`)).map(({ id }) => id),
  );
  keysBefore = {
    groups: await keysOf('provision_groups'),
    topics: await keysOf('topics'),
    bills: await keysOf('bills'),
    requirements: await keysOf('checklist_requirements'),
    specialRules: await keysOf('special_rules'),
  };
  server = await startServer(variables, layout, Promise.resolve(opening));
  const signedIn = await ask({
    method: 'POST',
    url: '/auth/login',
    payload: { email: 'owner@demo.test', password: 'Demo-Pass-2026' },
  });
  token = signedIn.json<{ token: string }>().token;
}, 300_000);
afterAll(async () => {
  await server?.close();
  await place?.drop();
});

test('every key of the old library is in the new one, or moved.yaml says what became of it', () => {
  const { library } = readLibrary('content');
  const present = presentKeys(library);
  const unnamed = Object.entries(keysBefore).flatMap(([kind, keys]) => {
    const of = kind as keyof typeof keysBefore;
    return keys.filter((key) => !present[of].has(key) && !(key in library.moved[of]));
  });
  expect(unnamed).toEqual([]);
});

interface Entry {
  id: string;
  day: string;
  what: string;
  effective_date: string | null;
  bill_day: string | null;
}

test('what the feed and summaries take for news is the law of those days, not the loading', async () => {
  const entries = await rowsOf(sql<Entry>`
    select e.id, (e.at at time zone 'America/Toronto')::date::text as day, g.key || ' ' || p.jurisdiction as what,
      p.effective_date::text, coalesce(c.in_force_date, b.in_force_date, b.assent_date)::text as bill_day
    from update_entries e join provisions p on p.id = e.provision_id
    join provision_groups g on g.id = p.provision_group_id
    left join upcoming_changes c on c.id = e.upcoming_change_id left join bills b on b.id = e.bill_id
    where e.at > now() - ${sql.lit(`${NEWS_DAYS} days`)}::interval`);
  const added = entries.filter(({ id }) => !entriesBefore.has(id));
  const untrue = added.filter(
    ({ day, effective_date, bill_day }) => day !== effective_date && day !== bill_day,
  );
  expect(untrue).toEqual([]);
  const loadingDays = ['2026-11-21', '2026-11-22', torontoDay(new Date())];
  expect(added.filter(({ day }) => loadingDays.includes(day))).toEqual([]);
});

test('no card says that it was updated on the day of loading, and most say when the law changed or that it is not known', async () => {
  const rows = await placedProvisions(db)
    .select(['provisions.id', 'provisions.effective_date', 'provisions.jurisdiction', 'provision_groups.key'])
    .select(LAW_CHANGED_AT.as('changed'))
    .where('provisions.is_published', '=', true)
    .execute();
  const loadingDays = ['2026-11-20', '2026-11-21', '2026-11-22', torontoDay(new Date())];
  const onLoading = rows.filter(
    ({ changed, effective_date }) =>
      changed && loadingDays.includes(torontoDay(changed)) && torontoDay(changed) !== effective_date,
  );
  // Published by an editor of the fixture, on the day of its making.
  expect(onLoading.map(({ key, jurisdiction }) => `${key} ${jurisdiction}`)).toEqual([
    'employment-standards/wages-and-payment/minimum-wage BC',
  ]);
  expect(rows.filter(({ changed }) => changed === null).length).toBeGreaterThan(0);
  expect(rows.filter(({ changed }) => changed !== null).length).toBeGreaterThan(200);
});

test('a report names as changed since a day what the law changed since then, and nothing that was only said anew', async () => {
  const reports = await read<{ id: string }[]>('/api/reports');
  for (const { id } of reports) {
    const { changes } = await read<{ changes: { name: string; jurisdiction: string; changedAt: string }[] }>(
      `/api/reports/${id}/changes?since=2026-11-01`,
    );
    expect(
      changes
        .filter(({ changedAt }) => changedAt < '2026-11-01T04:00:00Z')
        .map(({ name, jurisdiction }) => `${name} ${jurisdiction}`),
    ).toEqual([]);
    expect(changes.map(({ name, jurisdiction }) => `${name} ${jurisdiction}`)).toEqual(
      changes.filter(({ jurisdiction }) => jurisdiction === 'BC').map(({ name }) => `${name} BC`),
    );
  }
});

interface Cell {
  key: string;
  jurisdiction: string;
  value: unknown;
  state: string | null;
  why: string | null;
  former: unknown;
}

test('values of provisions that staff edited are brought to the new fields, or are left to an editor', async () => {
  const cells = await rowsOf(sql<Cell>`
    select v.key, p.jurisdiction, v.value, v.state, v.why, v.former
    from provision_values v join provisions p on p.id = v.provision_id
    join provision_groups g on g.id = p.provision_group_id
    where g.key in (${NOTICE}, ${HOLIDAY_PAY}) and p.revision <> p.loaded_revision
      and v.key in ('bands', 'holidayPay')`);
  const of = (key: string, jurisdiction: string) =>
    cells.find((cell) => cell.key === key && cell.jurisdiction === jurisdiction);
  expect(of('bands', 'ON')?.value).toEqual(expect.arrayContaining([{ atLeast: 'P3M', weeks: 1 }]));
  expect(of('bands', 'AB')?.value).toEqual(expect.arrayContaining([{ moreThan: 'P90D', weeks: 1 }]));
  const pay = of('holidayPay', 'ON');
  expect(pay).toMatchObject({ value: null, state: 'unknown', former: expect.any(String) });

  const editor = await ask({
    method: 'POST',
    url: '/auth/login',
    payload: { email: 'editor@demo.test', password: 'Demo-Pass-2026' },
  });
  const list = await ask({
    url: '/api/staff/unconvertedValues',
    headers: { authorization: `Bearer ${editor.json<{ token: string }>().token}` },
  });
  expect(list.json()).toContainEqual(
    expect.objectContaining({ jurisdiction: 'ON', key: 'holidayPay', former: pay?.former }),
  );
});
