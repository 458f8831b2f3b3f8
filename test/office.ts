import { sql } from 'kysely';
import type { AccountRow, HistoryLine, StaffAccount } from '../src/features/account-office/contract.ts';
import { type TestApp, testApp, type Visitor } from './testApp.ts';

/** Why a test changes access. */
export const WHY = 'asked for by phone';

/** The accounts office on the demo's customers, as an administrator uses it. Accounts are named by their first word. */
export interface Office {
  app: TestApp;
  /** A second process on the same database, with caches of its own. */
  other: TestApp;
  admin: Visitor;
  ids: Record<string, string>;
  /** Signs the administrator in anew, which also proves who it is. */
  arrive: () => Promise<void>;
  at: (name: string) => string;
  read: (name: string) => Promise<StaffAccount>;
  change: (name: string, body: object) => ReturnType<Visitor['patch']>;
  list: (query?: string) => Promise<{ rows: AccountRow[]; next: string | null }>;
  namesOf: (query: string) => Promise<string[]>;
  history: (name: string) => Promise<HistoryLine[]>;
  close: () => Promise<void>;
}

export async function openOffice(): Promise<Office> {
  const app = await testApp();
  const other = await testApp({ database: app.database });
  const { db } = app.database;
  const ids: Record<string, string> = {};
  for (const { id, name } of await db.selectFrom('accounts').select(['id', 'name']).execute()) {
    ids[name.split(' ')[0] ?? ''] = id;
  }
  // The demo is made at the moment of the tests' own start, and the clock of tests stands in the past.
  for (const [id, days] of [
    [ids.Harbour, 5],
    [ids.Old, -5],
  ]) {
    await sql`update accounts set trial_until = ${app.clock.now()}::timestamptz + ${days} * interval '1 day'
      where id = ${id}`.execute(db);
  }
  const office: Office = {
    app,
    other,
    admin: await app.signIn('admin@demo.test'),
    ids,
    arrive: async () => {
      office.admin = await app.signIn('admin@demo.test');
    },
    at: (name) => `/api/staff/accounts/${ids[name]}`,
    read: async (name) => (await office.admin.get(office.at(name))).json(),
    change: (name, body) => office.admin.patch(office.at(name), { reason: WHY, ...body }),
    list: async (query = '') => (await office.admin.get(`/api/staff/accounts${query}`)).json(),
    namesOf: async (query) => (await office.list(query)).rows.map(({ name }) => name),
    history: async (name) => (await office.admin.get(`${office.at(name)}/history`)).json().rows,
    close: async () => {
      await other.close();
      await app.close();
    },
  };
  return office;
}
