import { pino } from 'pino';
import type { WatchServices } from '../src/features/sources/server/watch/round.ts';
import type { OpenDatabase } from '../src/platform/db/open.ts';
import { createGuardedFetch } from '../src/platform/fetch/guardedFetch.ts';
import type { TestApp } from './testApp.ts';
import type { WatchedSite } from './watchedSite.ts';

type Pool = OpenDatabase['pool'];

/** Nothing rests on any page, and no page was ever watched. */
export async function clearWatch(pool: Pool): Promise<void> {
  await pool.query(`update provisions set sources = '[]'`);
  await pool.query(`update special_rules set sources = '[]'`);
  for (const table of ['source_watches', 'source_hosts', 'source_days', 'provision_source_changes']) {
    await pool.query(`delete from ${table}`);
  }
}

/** Lets published provisions rest on these addresses, one each; answers their ids. */
export async function restOn(pool: Pool, refs: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from provisions where is_published order by id limit $1`,
    [refs.length],
  );
  const sources = rows.map(({ id }, i) => ({ id, ref: refs[i % refs.length] }));
  await pool.query(
    `update provisions p set sources = jsonb_build_array(jsonb_build_object(
       'type', 'official-page', 'ref', x.ref, 'checked', '2026-11-01'))
     from jsonb_to_recordset($1::jsonb) as x(id text, ref text) where p.id = x.id`,
    [JSON.stringify(sources)],
  );
  return rows.map(({ id }) => id);
}

/** A page that states a rate, below a menu. */
export const wageText = (rate: string): string =>
  `<nav>Menu</nav><h1>Rates</h1><p>The rate is ${rate} an hour.</p><p>Date modified: 2026-11-01</p>`;

/** Lets a provision state the rate of such a page. */
export async function saysWage(pool: Pool, id: string): Promise<void> {
  await pool.query(`update provisions set text_description = $2 where id = $1`, [
    id,
    'The rate is $17.60 an hour for everybody who works.',
  ]);
}

/** A resolver that says of every name that it is this machine. */
export const LEADS_HERE = ((_name: string, _options: unknown, done: (error: null, found: object[]) => void) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])) as never;

export interface WatchOptions {
  budget?: number;
  allowLoopback?: boolean;
  lookup?: never;
}

/** What a process of the product watches pages with. */
export function watchServices(app: TestApp, options: WatchOptions): WatchServices {
  const { budget = 10_000, allowLoopback = true, ...rest } = options;
  const fetch = createGuardedFetch({
    userAgent: 'Lawleaf/1 (+https://lawleaf.test)',
    allowLoopback,
    ...rest,
  });
  const config = { ...app.config, fetchesLoopback: true, sourceWatch: { isOn: true, budget } };
  return { db: app.database.db, clock: app.clock, fetch, config, logger: pino({ level: 'silent' }) };
}

/** How each page stands, and why it is left out; those of the site by their path. */
export async function statesOf(app: TestApp, site: WatchedSite): Promise<Record<string, string>> {
  const rows = await app.database.db.selectFrom('source_watches').select(['ref', 'state', 'why']).execute();
  return Object.fromEntries(
    rows.map(({ ref, state, why }) => [ref.replace(site.address, ''), why ? `${state}: ${why}` : state]),
  );
}
