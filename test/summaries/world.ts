import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { Entitlements } from '../../src/features/identity/server/entitlements.ts';
import { publishProvision } from '../../src/features/provisions/server/publish/publish.ts';
import type { SummaryPreview } from '../../src/features/summaries/contract.ts';
import { chooseFrequency } from '../../src/features/summaries/server/frequency.ts';
import {
  type SummaryServices,
  writeDueSummaries,
} from '../../src/features/summaries/server/writeSummaries.ts';
import { brandOf, unsubscribeCodes } from '../../src/main/server/secrets.ts';
import { RedlinePool } from '../../src/redline/pool/pool.ts';
import type { JurisdictionCode } from '../../src/shared/jurisdictions.ts';
import { workerOf } from '../database.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../testApp.ts';
import { EDITOR } from './editor.ts';

export const NONE = { watchers: async () => [], matchesOf: async () => [] };
const SECRET = 'a secret for tests that is long enough';

export let app: TestApp;
export let owner: Visitor;
let redlines: RedlinePool;
export let services: SummaryServices;

/** Opens a product for the tests of a file. At each of them everybody has read everything, and nobody follows anything. */
export function openSummaries(): void {
  beforeAll(async () => {
    app = await testApp();
    owner = await app.signIn('owner@demo.test');
    redlines = new RedlinePool({ size: 1, worker: workerOf('redlineWorker') });
    services = {
      db: app.database.db,
      clock: app.clock,
      brand: brandOf(app.config),
      unsubscribeCodes: unsubscribeCodes(SECRET),
      entitlements: new Entitlements(null),
      redlines,
      searches: NONE,
    };
  });
  afterAll(async () => {
    await redlines.close();
    await app.close();
  });

  beforeEach(async () => {
    const { db } = app.database;
    app.clock.set(TEST_NOW);
    for (const table of [
      'outbox',
      'summary_runs',
      'summary_cursors',
      'summary_due_told',
      'watchlist_entries',
      'user_preferences',
    ] as const) {
      await db.deleteFrom(table).execute();
    }
    await db.deleteFrom('email_opt_outs').execute();
    await db.deleteFrom('saved_searches').execute();
    await sql`delete from report_provisions`.execute(db);
    await sql`delete from reports`.execute(db);
    // Nothing of the tests before can still be taken back, whatever the clock says in this one.
    await sql`update update_entries set at = ${new Date(TEST_NOW)}::timestamptz - interval '1 hour' where not from_library`.execute(
      db,
    );
    await sql`update users set summaries_from = latest_update_seq()`.execute(db);
  });
}

export interface Stage {
  id: string;
  topicId: string;
  areaId: string;
  name: string;
}

export async function stage(offset: number, jurisdiction: JurisdictionCode = 'ON'): Promise<Stage> {
  const { rows } = await sql<Stage>`
    select p.id, t.id as "topicId", t.area_id as "areaId", g.name from provisions p
    join provision_groups g on g.id = p.provision_group_id join topics t on t.id = g.topic_id
    where p.is_published and t.frozen_at is null and p.jurisdiction = ${jurisdiction}
    order by p.id offset ${offset} limit 1`.execute(app.database.db);
  const [found] = rows;
  if (!found) throw new Error('The library has no such provision.');
  return found;
}

export const watch = (userId: string, topicId: string, jurisdiction: JurisdictionCode = 'ON') =>
  app.database.db
    .insertInto('watchlist_entries')
    .values({ user_id: userId, topic_id: topicId, jurisdiction, created_at: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export async function keepIn(
  userId: string,
  accountId: string,
  name: string,
  provisionId: string,
): Promise<string> {
  const id = `r${name.replace(/\W/g, '')}`;
  const now = app.clock.now();
  await app.database.db
    .insertInto('reports')
    .values({
      id,
      account_id: accountId,
      user_id: userId,
      name,
      is_shared: false,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await app.database.db
    .insertInto('report_provisions')
    .values({ report_id: id, provision_id: provisionId, position: 1, added_by: userId, added_at: now })
    .execute();
  return id;
}

export async function publish(provisionId: string, description: string, isEditorial = false): Promise<void> {
  const { revision } = await app.database.db
    .selectFrom('provisions')
    .select('revision')
    .where('id', '=', provisionId)
    .executeTakeFirstOrThrow();
  const changeType = isEditorial ? 'Editorial' : 'Amendment In Force';
  await publishProvision(app.database.db, app.clock, EDITOR, {
    provisionId,
    description,
    changeType,
    revision,
  });
}

export const daily = () => chooseFrequency(app.database.db, app.clock, owner.user.id, 'Daily Summary');
/** Asked at the moment of the sign-in: sessions end when the clock runs far ahead of them. */
async function asked<T>(path: string): Promise<T> {
  const moment = app.clock.now();
  app.clock.set(TEST_NOW);
  const answer = await owner.get(path);
  app.clock.set(moment);
  return answer.json();
}
export const preview = () => asked<SummaryPreview>('/api/summaries/preview');
export const preferences = () => asked('/api/preferences');
export const summaries = () =>
  app.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'summary')
    .orderBy('created_at')
    .execute();
export const lookAt = (moment: string): Promise<number> => {
  app.clock.set(moment);
  return writeDueSummaries(services);
};
