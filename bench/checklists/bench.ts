import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ChecklistRequirement } from '../../src/features/checklists/contract.ts';
import { storeFile } from '../../src/features/checklists/server/evidence/storeFile.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { backup } from '../../src/platform/db/backup.ts';
import type { OpenDatabase } from '../../src/platform/db/open.ts';
import { fillDatabase, onBothDatabases, openApp } from '../appOnLibrary.ts';
import { percentile, timed } from '../timing.ts';
import { measureScreen } from './screen.ts';

/**
 * How long a change of a status takes (wanted: p95 of at most 30 ms), the list, and 200 changes at once; and how much memory the
 * evidence pack of a jurisdiction with 100 MB of files takes (wanted: under 200 MB more), and a backup of them.
 */
const LIST = '/api/checklists?jurisdiction=ON';
const ROUNDS = 300;
const STATUSES = ['Not Started', 'In Progress', 'Done'] as const;
const FILE_BYTES = 19 * 1_048_576;
const FILES = 5;

const show = (times: number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms   p95 ${percentile(times, 0.95).toFixed(1)} ms`;

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(0);

/** How long work takes, and how much more memory the process held at the most of it. */
async function memoryOf(work: () => Promise<void>): Promise<string> {
  global.gc?.();
  const base = process.memoryUsage().rss;
  let most = base;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const took = await timed(work);
  clearInterval(watch);
  return `${(took / 1_000).toFixed(1)} s, ${megabytes(most - base)} MB more of memory`;
}

type App = Awaited<ReturnType<typeof openApp>>;

/** A server of its own on a database, and the owner of an account with the requirements of Ontario. */
interface Measured {
  name: string;
  database: OpenDatabase;
  app: App;
  headers: Awaited<ReturnType<App['signIn']>>;
  user: { id: string; account: { id: string } };
  list: ChecklistRequirement[];
}

async function measureChanges({ name, database, app, headers, user, list }: Measured): Promise<void> {
  const set = (n: number) =>
    app.http.inject({
      method: 'PATCH',
      url: `/api/checklists/${list[n % list.length]?.id}/accounts/${user.account.id}`,
      headers,
      payload: { status: STATUSES[n % 3] },
    });
  for (let n = 0; n < 20; n += 1) await set(n);
  const changes: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) changes.push(await timed(() => set(n)));
  console.log(`${name}: a change       ${show(changes)}`);
  const lists: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    lists.push(await timed(() => app.http.inject({ url: LIST, headers })));
  }
  console.log(`${name}: the list       ${show(lists)}`);
  const counted = async () => {
    const { rows } = await database.pool.query('select count(*)::int as lines from checklist_history');
    return rows[0].lines as number;
  };
  const before = await counted();
  const all = await timed(() => Promise.all(Array.from({ length: 200 }, (_, n) => set(n))));
  console.log(`${name}: 200 at once    ${all.toFixed(0)} ms, ${(await counted()) - before} lines of history`);
}

async function storeFiles({ database, user, list }: Measured): Promise<void> {
  const actor = {
    userId: user.id,
    accountId: user.account.id,
    firstName: 'B',
    lastName: 'B',
    scope: { jurisdictions: null, areas: null, unpublished: false },
  } as never;
  for (let n = 0; n < FILES; n += 1) {
    const chunk = randomBytes(1_048_576);
    const body = Readable.from(
      (function* () {
        yield Buffer.from('%PDF-');
        for (let sent = 0; sent < FILE_BYTES; sent += chunk.length) yield chunk;
      })(),
    );
    const key = { requirementId: list[n]?.id ?? '', accountId: user.account.id };
    await storeFile({ db: database.db, clock: systemClock }, actor, key, {
      name: 'f.pdf',
      body,
      length: null,
    });
  }
}

async function measurePack({ name, app, headers }: Measured): Promise<void> {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as { port: number };
  let received = 0;
  const pack = await memoryOf(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/checklists/pack?jurisdiction=ON`, { headers });
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) received += part.length;
  });
  console.log(`${name}: evidence pack  ${megabytes(received)} MB in ${pack}`);
}

async function measureBackup({ name, database }: Measured): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'lawleaf-bench-'));
  const file = path.join(dir, 'backup');
  const kept = await memoryOf(() => backup(database.db, file));
  console.log(`${name}: backup         ${megabytes(statSync(file).size)} MB in ${kept}`);
  rmSync(dir, { recursive: true });
}

async function measure(name: string, database: OpenDatabase): Promise<void> {
  await fillDatabase(database);
  const app = await openApp(database);
  const headers = await app.signIn('owner@demo.test');
  const user = (await app.http.inject({ url: '/currentUser', headers })).json();
  const list: ChecklistRequirement[] = (await app.http.inject({ url: LIST, headers })).json();
  const measured = { name, database, app, headers, user, list };
  await measureChanges(measured);
  await storeFiles(measured);
  await measurePack(measured);
  await measureBackup(measured);
  await app.close();
}

await measureScreen();
await onBothDatabases(measure);
