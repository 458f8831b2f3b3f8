import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../../src/features/accounts/server/demo.ts';
import type { Layout } from '../../src/main/server/layout.ts';
import { openFirst } from '../../src/main/server/openFirst.ts';
import { type RunningServer, startServer } from '../../src/main/server/server.ts';
import { restore } from '../../src/platform/db/backup.ts';
import type { Db } from '../../src/platform/db/schema.ts';
import { filledPlace, type TestPlace, workerOf } from '../database.ts';

/** What the product kept on that day; test/fixtures/README.md says who wrote what. */
const BACKUP = 'test/fixtures/product-2026-11-22.backup.gz';
/** British Columbia's minimum wage, which staff published with new text. */
export const AMENDED = '55prw9y2xdhb8v0e';
/** Nova Scotia's minimum wage, which staff edited editorially and made a public sample. */
export const EDITORIAL = '7c4y07031ar4fkec';
/** Alberta's minimum wage, which staff never touched. */
export const UNTOUCHED = { group: 'employment-standards/wages-and-payment/minimum-wage', jurisdiction: 'AB' };

/** As if the library of that day had said something else of three provisions, so that the start has to load them. */
async function ageTheLibrary(): Promise<void> {
  await sql`delete from installation where name = 'library'`.execute(db);
  await sql`update provisions set content_hash = 'of an older library' where id in (${AMENDED}, ${EDITORIAL})`.execute(
    db,
  );
  const { numAffectedRows } = await sql`
    update provisions set content_hash = 'of an older library', description = '<p>An older library.</p>',
      text_description = 'An older library.'
    where jurisdiction = ${UNTOUCHED.jurisdiction}
      and provision_group_id = (select id from provision_groups where key = ${UNTOUCHED.group})`.execute(db);
  expect(numAffectedRows).toBe(1n);
}

let place: TestPlace | undefined;
let server: RunningServer;
let db: Db;
const tokens = new Map<string, string>();

/** Starts the server of today on what an earlier version kept; the database held something else before. */
export async function startRestored(): Promise<void> {
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
  const { rows } = await restore(db, BACKUP, 'db/migrations');
  expect(rows).toBeGreaterThan(9_000);
  await ageTheLibrary();
  server = await startServer(variables, layout, Promise.resolve(opening));
}

export async function stopRestored(): Promise<void> {
  await server?.close();
  await place?.drop();
}

/** A call by nobody. */
export const ask = (url: string): Promise<LightMyRequestResponse> => server.http.inject({ url });

export const signIn = (email: string, password = DEMO_PASSWORD): Promise<LightMyRequestResponse> =>
  server.http.inject({ method: 'POST', url: '/auth/login', payload: { email, password } });

/** What a demo account is answered, which has to be a 200. */
export async function read<T>(email: string, url: string): Promise<T> {
  const token = tokens.get(email) ?? (await signIn(email)).json<{ token: string }>().token;
  tokens.set(email, token);
  const response = await server.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(response.statusCode, `${url} for ${email}: ${response.body}`).toBe(200);
  return response.json<T>();
}

export const rowsOf = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(db)).rows;
