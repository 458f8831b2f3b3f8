import { z } from 'zod';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'])
  .transform((v) => ['true', '1', 'yes'].includes(v));
const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });
const whole = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);
const email = z.string().regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: whole.refine((p) => p <= 65535, 'must be at most 65535').default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Lawleaf <no-reply@lawleaf.test>'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO: flag.optional(),
  API_BASE_URL: url(['http:', 'https:']).optional(),
  TRUST_PROXY: z.string().optional(),
  SUPPORT_EMAIL: email.default('support@lawleaf.test'),
  SENDER_ADDRESS: z.string().default('Lawleaf (demonstration), 1 Example Street, Toronto ON  M5V 0A0'),
  MARKETING_URL: url(['http:', 'https:']).optional(),
  SALES_EMAIL: email.default('sales@lawleaf.test'),
  SPECIAL_ACCOUNT_ID: z.string().optional(),
  TRIAL_DAYS: whole.refine((d) => d >= 1 && d <= 365, 'must be from 1 to 365').default(14),
  PRODUCT_NAME: z.string().max(60).default('Lawleaf'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  JOBS: z.enum(['server', 'worker']).default('server'),
  SEARCH_PROVIDER: z.enum(['embedded', 'algolia']).default('embedded'),
  REVIEW: z.enum(['none', 'required']).default('none'),
  SOURCE_WATCH: z.enum(['off', 'on']).default('off'),
  SOURCE_WATCH_BUDGET: whole
    .refine((pages) => pages >= 1 && pages <= 20_000, 'must be from 1 to 20000')
    .default(500),
  ALGOLIA_APP_ID: z.string().optional(),
  ALGOLIA_ADMIN_KEY: z.string().optional(),
  ALGOLIA_SEARCH_KEY: z.string().optional(),
  TEST_FETCH_LOOPBACK: flag.optional(),
});

/** Said to whoever wants a worker process on the embedded database. */
export const NO_WORKER =
  'a separate worker needs a PostgreSQL server (DATABASE_URL): the embedded database belongs to one process, whose jobs run in the server';

export interface Config {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Null: generated once and kept in the data directory. */
  sessionSecret: string | null;
  demo: boolean;
  /** The base of every call the browser makes; empty means the same origin. */
  apiBaseUrl: string;
  trustProxy: string | null;
  supportEmail: string;
  senderAddress: string;
  marketingUrl: string | null;
  salesEmail: string;
  specialAccountId: string | null;
  trialDays: number;
  productName: string;
  logLevel: string;
  /** Where background work runs: in the server, or only in `npm run worker`. */
  jobs: 'server' | 'worker';
  /** Tests fetch from servers of this machine; nobody else does. */
  fetchesLoopback: boolean;
  /** Whether a second person approves what is published (decisions 13). */
  review: 'none' | 'required';
  /** The watch over sources, and the pages that it asks for in a day at most (decisions 13). */
  sourceWatch: { isOn: boolean; budget: number };
  search: { provider: 'embedded' | 'algolia'; appId: string; adminKey: string; searchKey: string };
}

/** Thrown at start with everything that is wrong with the environment, in one message. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      `The configuration is not valid:\n${problems.map((p) => `  - ${p}`).join('\n')}\nSee .env.example for what each variable does.`,
    );
    this.name = 'ConfigError';
  }
}

/** What each variable says well by itself, and not together with the others. */
function contradictions(
  env: z.infer<typeof environment>,
  { production, loopback }: { production: boolean; loopback: boolean },
): string[] {
  const problems: string[] = [];
  if (production && env.DATABASE_URL && !env.SESSION_SECRET) {
    problems.push('SESSION_SECRET: is required in production with DATABASE_URL');
  }
  if (!production && !loopback && env.DEMO === undefined) {
    problems.push(
      `DEMO: HOST is ${env.HOST}, which others can reach; say DEMO=true to make demo accounts there, or DEMO=false`,
    );
  }
  if (env.JOBS === 'worker' && !env.DATABASE_URL) problems.push(`JOBS: ${NO_WORKER}`);
  if (production && env.DEMO) problems.push('DEMO: no demo account exists in production; unset it');
  if (production && env.TEST_FETCH_LOOPBACK) {
    problems.push('TEST_FETCH_LOOPBACK: is for tests, and lets what is fetched reach this machine; unset it');
  }
  if (env.SEARCH_PROVIDER === 'algolia') {
    for (const name of ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_SEARCH_KEY'] as const) {
      if (!env[name]) problems.push(`${name}: is required with SEARCH_PROVIDER=algolia`);
    }
  }
  return problems;
}

/**
 * Reads the configuration from environment variables (decisions 2). An empty variable counts as unset.
 * Throws `ConfigError` naming every variable that is wrong.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const loopback = LOOPBACK.has(env.HOST);
  const problems = contradictions(env, { production, loopback });
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    sessionSecret: env.SESSION_SECRET ?? null,
    demo: production ? false : (env.DEMO ?? loopback),
    apiBaseUrl: (env.API_BASE_URL ?? '').replace(/\/$/, ''),
    trustProxy: env.TRUST_PROXY ?? null,
    supportEmail: env.SUPPORT_EMAIL,
    senderAddress: env.SENDER_ADDRESS,
    marketingUrl: env.MARKETING_URL ?? null,
    salesEmail: env.SALES_EMAIL,
    specialAccountId: env.SPECIAL_ACCOUNT_ID ?? null,
    trialDays: env.TRIAL_DAYS,
    productName: env.PRODUCT_NAME,
    logLevel: env.LOG_LEVEL,
    jobs: env.JOBS,
    fetchesLoopback: env.TEST_FETCH_LOOPBACK ?? false,
    review: env.REVIEW,
    sourceWatch: { isOn: env.SOURCE_WATCH === 'on', budget: env.SOURCE_WATCH_BUDGET },
    search: {
      provider: env.SEARCH_PROVIDER,
      appId: env.ALGOLIA_APP_ID ?? '',
      adminKey: env.ALGOLIA_ADMIN_KEY ?? '',
      searchKey: env.ALGOLIA_SEARCH_KEY ?? '',
    },
  };
}
