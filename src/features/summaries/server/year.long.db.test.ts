import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, workerOf } from '../../../../test/database.ts';
import type { ExpectedEmail } from '../../../../test/summaries/oracle.ts';
import { SimulatedTime } from '../../../../test/summaries/year.ts';
import { unsubscribeCodes } from '../../../main/server/secrets.ts';
import { FixedClock } from '../../../platform/clock.ts';
import type { OpenDatabase } from '../../../platform/db/open.ts';
import { RedlinePool } from '../../../redline/pool/pool.ts';
import { Entitlements } from '../../identity/server/entitlements.ts';

/** A whole year in the long run, over both changes of the clocks; four weeks with one of them in the everyday one. */
const DAYS = 365;
const START = '2027-01-01T00:00:00Z';
const THINGS_A_DAY = 10;
const SEED = Number(process.env.SEED ?? 7);
const DAY_MS = 86_400_000;

let database: OpenDatabase;
let redlines: RedlinePool;
beforeAll(async () => {
  database = await testDatabase();
  redlines = new RedlinePool({ size: 1, worker: workerOf('redlineWorker') });
});
afterAll(async () => {
  await redlines.close();
  await database.close();
});

/** The changes that an email says in full: their names, but where they are struck, each as often as it stands there. */
const namesIn = (text: string): string[] =>
  [...text.replace(/\[-.*?-\]/gs, '').matchAll(/Zt\d+q/g)].map(([name]) => name).sort();

/** The provisions that an email leads to, also by those titles that it has no room to say more of. */
const provisionsIn = (text: string): string[] =>
  [...text.matchAll(/\/m\/builder\/[^\s#]+#(\S+)/g)].map(([, id = '']) => decodeURIComponent(id)).sort();

/** Longer than this, the last changes of an email are told by their titles. */
const LONG_EMAIL = 75_000;

const line = ({ to, often, day, provisions }: ExpectedEmail): string =>
  `${day} ${often} ${to}: ${provisions.join(' ')}`;

test(`over ${DAYS} days everybody is told of every change that concerns them once, and of nothing else`, async () => {
  const { db } = database;
  const clock = new FixedClock(START);
  const brand = {
    productName: 'Lawleaf',
    publicUrl: 'https://lawleaf.test',
    senderAddress: 'Lawleaf, 1 Example Street',
    supportEmail: 'support@lawleaf.test',
  };
  const time = new SimulatedTime(
    db,
    clock,
    {
      db,
      clock,
      brand,
      unsubscribeCodes: unsubscribeCodes('a secret for tests that is long enough'),
      entitlements: new Entitlements(null),
      redlines,
      batch: 4,
    },
    SEED,
  );
  await time.prepare();
  for (let day = 0; day < DAYS; day += 1) {
    await time.day(new Date(new Date(START).getTime() + day * DAY_MS), THINGS_A_DAY);
  }
  const written = await db.selectFrom('outbox').selectAll().where('kind', '=', 'summary').execute();
  const told = written.map(({ to_address, html, text, dedupe_key }) => {
    const [, often = '', day = ''] = (dedupe_key ?? '').split(':');
    return {
      to: to_address,
      often: often as ExpectedEmail['often'],
      day,
      provisions: provisionsIn(text),
      entries: namesIn(text),
      html,
    };
  });
  const inOrder = <E extends ExpectedEmail>(emails: E[]): E[] =>
    [...emails].sort((a, b) => (line(a) < line(b) ? -1 : 1));
  const expected = inOrder(time.oracle.expected);
  expect(told.map(line).sort()).toEqual(expected.map(line));
  for (const [index, { entries, html }] of inOrder(told).entries()) {
    if (html.length < LONG_EMAIL) expect(entries).toEqual(expected[index]?.entries);
    else expect(expected[index]?.entries).toEqual(expect.arrayContaining(entries));
    // The other part of each email tells the same.
    const inHtml = [...html.replace(/<del\b.*?<\/del>/gs, '').matchAll(/Zt\d+q/g)].map(([name]) => name);
    expect(inHtml.sort()).toEqual(entries);
    expect(html.length).toBeLessThan(102_000);
  }
  expect(told.filter(({ html }) => html.length < LONG_EMAIL).length).toBeGreaterThan(told.length / 2);
  console.log({ emails: told.length, entries: time.oracle.entries.length, ...time.happened });
  // The time that was lived was an eventful one.
  expect(time.happened['came into force']).toBeGreaterThan(DAYS / 20);
  expect(told.length).toBeGreaterThan(DAYS / 2);
  expect(new Set(told.map(({ to }) => to)).size).toBeGreaterThanOrEqual(6);
}, 900_000);
