import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/schema.ts';
import type { GuardedFetch } from './fetch/guardedFetch.ts';
import type { Authenticate } from './http/feature.ts';
import type { MailBrand } from './mail/composeEmail.ts';
import type { SignedCodes } from './session/signedCode.ts';
import type { SessionTokens } from './session/token.ts';

/**
 * What the server's code works with, made once in a process (main/server/services.ts). A feature that offers
 * a service adds it by declaration merging, as tables are added to `Database`; code asks for those it uses by
 * `Pick<Services, …>`.
 */
export interface Services {
  config: Config;
  db: Db;
  clock: Clock;
  logger: Logger;
  /** Signs whatever this installation has to recognise as its own. */
  secret: string;
  /** Who the emails of this installation come from. */
  brand: MailBrand;
  /** Fetches from addresses that others name: the public internet, and nothing inside. */
  fetch: GuardedFetch;
  /** Where the list of erased accounts is kept beside the database; nowhere in tests that need none. */
  erasedListDir: string | null;
  tokens: SessionTokens;
  authenticate: Authenticate;
  /** The codes of emails that let a person set their first password. */
  setupCodes: SignedCodes;
  /** The codes of emails that end emails of one kind. */
  unsubscribeCodes: SignedCodes;
}
