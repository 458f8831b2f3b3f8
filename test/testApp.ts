import path from 'node:path';
import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify';
import { pino } from 'pino';
import { DEMO_PASSWORD } from '../src/features/accounts/server/demo.ts';
import type { CurrentUser } from '../src/features/auth/contract.ts';
import { createApp } from '../src/main/server/app.ts';
import { closeServices, createServices } from '../src/main/server/services.ts';
import { FixedClock } from '../src/platform/clock.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import type { OpenDatabase } from '../src/platform/db/open.ts';
import { createLogger } from '../src/platform/logging/logger.ts';
import { indexDirOf, testDatabase, workerOf } from './database.ts';

/** The moment at which tests live unless they move the clock: 10 in the morning in Toronto. */
export const TEST_NOW = '2026-11-20T15:00:00Z';

/** What the tokens of the tests' server are signed with. */
export const TEST_SECRET = 'a secret for tests that is long enough';

export interface TestAppOptions {
  /** Where the server keeps what is beside the database; nowhere when left out. */
  dataDir?: string;
  /** Another process on the database of the first, which closes it. */
  database?: OpenDatabase;
  config?: Partial<Config>;
  perMinute?: number;
  /** What DNS answers, where a test asks it. */
  resolveTxt?: (name: string) => Promise<string[][]>;
  /** Given each line of the log; nothing is logged when left out. */
  logTo?: (line: string) => void;
  /** Told of every route as it is registered. */
  onRoute?: (route: RouteOptions) => void;
}

/** Somebody who is signed in, as a test uses them. */
export interface Visitor {
  user: CurrentUser;
  token: string;
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: unknown): Promise<LightMyRequestResponse>;
  patch(path: string, body?: unknown): Promise<LightMyRequestResponse>;
  delete(path: string): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  http: FastifyInstance;
  database: OpenDatabase;
  clock: FixedClock;
  config: Config;
  /** Signs a demo account in by its password. */
  signIn(email: string): Promise<Visitor>;
  close(): Promise<void>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The whole server on a real database, called without a network. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const clock = new FixedClock(TEST_NOW);
  const config = { ...readConfig({ NODE_ENV: 'test', DEMO: 'true' }), ...options.config };
  const services = createServices({
    config,
    db: database.db,
    clock,
    logger: options.logTo ? createLogger('debug', { write: options.logTo }) : pino({ level: 'silent' }),
    secret: TEST_SECRET,
    redlineWorker: workerOf('redlineWorker'),
    packWorker: workerOf('packWorker'),
    reportWorker: workerOf('reportWorker'),
    searchWorker: workerOf('searchWorker'),
    redlineThreads: 1,
    erasedListDir: options.dataDir,
    snapshotDir: options.dataDir ? path.join(options.dataDir, 'search') : indexDirOf(database),
    resolveTxt: options.resolveTxt,
  });
  const http = await createApp(services, {
    webDir: path.resolve('dist/web'),
    health: {},
    perMinute: 'perMinute' in options ? options.perMinute : 100_000,
    // Tests share their processor with others, and want the answer itself.
    busyAfter: 0,
    onRoute: options.onRoute,
  });
  await http.ready();

  const call = (token: string | null, method: Method) => (path: string, body?: unknown) =>
    http.inject({
      method,
      url: path,
      headers: {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });

  const signIn = async (email: string): Promise<Visitor> => {
    const response = await call(null, 'POST')('/auth/login', { email, password: DEMO_PASSWORD });
    if (response.statusCode !== 200) throw new Error(`${email} could not sign in: ${response.body}`);
    const user = response.json<CurrentUser>();
    return {
      user,
      token: user.token,
      get: call(user.token, 'GET'),
      post: call(user.token, 'POST'),
      patch: call(user.token, 'PATCH'),
      delete: call(user.token, 'DELETE'),
    };
  };

  const close = async (): Promise<void> => {
    await http.close();
    await closeServices(services);
    if (!options.database) await database.close();
  };
  return { http, database, clock, config, signIn, close };
}
