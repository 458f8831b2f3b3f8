import { resolveTxt } from 'node:dns/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { Captcha } from '../../features/accounts/server/captcha.ts';
import { createAuthenticate } from '../../features/auth/server/authenticate.ts';
import { actorOfSession } from '../../features/auth/server/reads.ts';
import { PackWriter } from '../../features/checklists/server/pack/packWriter.ts';
import { writeRequirement } from '../../features/curation/server/writes.ts';
import { proposedBills, waitingOfBill } from '../../features/editor/server/reads.ts';
import { keepRecord, writeOrPropose } from '../../features/editor/server/writes.ts';
import { Entitlements } from '../../features/identity/server/entitlements.ts';
import { notesOf } from '../../features/notes/server/reads.ts';
import { ProvisionReader, ReadCounter, visibleGroups } from '../../features/provisions/server/reads.ts';
import { ReportWriter } from '../../features/reports/server/export/reportWriter.ts';
import { hostedTokens } from '../../features/search/server/hosted/hostedSearch.ts';
import { WatchedSearches } from '../../features/search/server/reads.ts';
import { SearchIndex } from '../../features/search/server/searchIndex.ts';
import { SearchTokens } from '../../features/search/server/searchToken.ts';
import { signOnDoor } from '../../features/sign-on/server/begin.ts';
import { watchedBy } from '../../features/watchlist/server/reads.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/schema.ts';
import { lazyFetch } from '../../platform/fetch/lazyFetch.ts';
import type { Services } from '../../platform/services.ts';
import { SessionTokens } from '../../platform/session/token.ts';
import { RedlinePool } from '../../redline/pool/pool.ts';
import { features } from './features.ts';
import { brandOf, setupCodes, unsubscribeCodes } from './secrets.ts';

export interface ServicesOptions {
  config: Config;
  db: Db;
  clock: Clock;
  logger: Logger;
  secret: string;
  /**
   * The scripts of the threads for comparing, for the files of reports, and for searching; their sources when
   * left out.
   */
  redlineWorker?: URL;
  packWorker?: URL;
  reportWorker?: URL;
  searchWorker?: URL;
  /** The root of the installation; where the process was started when left out. */
  root?: string;
  /** How texts are read from DNS; the system's way unless a test answers. */
  resolveTxt?: Services['resolveTxt'];
  /** Threads that compare at once; by the processor when left out. */
  redlineThreads?: number;
  /** Where the search index is kept between two starts; nowhere when left out. */
  snapshotDir?: string;
  /** Where the list of erased accounts is kept beside the database; nowhere when left out. */
  erasedListDir?: string;
}

/** What the tracker asks of the editor, which stands above it. */
const billChanges = ({ db, clock, config }: ServicesOptions): Services['billChanges'] => ({
  write: (actor, asked) => writeOrPropose({ db, clock, config }, actor, asked),
  keep: (tx, actor, asked) => keepRecord({ clock, config }, tx, actor, asked),
  waiting: (actor, billId) => waitingOfBill(db, actor, billId),
  proposed: (actor, billId) => proposedBills(db, actor, billId),
});

/**
 * The one object that every feature works with. Makes no call to the database; `closeServices` ends what it
 * started.
 */
export function createServices(options: ServicesOptions): Services {
  const { config, db, clock, logger, secret } = options;
  const entitlements = new Entitlements(config.specialAccountId);
  const tokens = new SessionTokens(secret);
  const searchTokens = new SearchTokens(secret);
  const index = new SearchIndex({
    db,
    workerUrl: options.searchWorker,
    snapshotDir: options.snapshotDir,
    onError: (error) => logger.error({ err: error }, 'the search index could not be built'),
  });
  const hosted = hostedTokens(config.search, (sessionId, now) =>
    actorOfSession({ db, entitlements }, sessionId, now),
  );
  const fetch = lazyFetch({
    userAgent: `${config.productName}/1 (+${config.publicUrl})`,
    allowLoopback: config.fetchesLoopback,
  });
  return {
    config,
    db,
    clock,
    logger,
    secret,
    entitlements,
    brand: brandOf(config),
    fetch,
    resolveTxt: options.resolveTxt ?? resolveTxt,
    signOn: signOnDoor({ config, secret, db, clock, fetch }),
    erasedListDir: options.erasedListDir ?? null,
    videosDir: path.resolve(options.root ?? '.', 'videos'),
    tokens,
    authenticate: createAuthenticate({ db, tokens, clock, entitlements }),
    setupCodes: setupCodes(secret),
    unsubscribeCodes: unsubscribeCodes(secret),
    features,
    captcha: new Captcha(secret),
    searchToken: config.search.provider === 'algolia' ? hosted : (id, now) => searchTokens.sign(id, now),
    visibleGroups: (scope) => visibleGroups(db, scope),
    reader: new ProvisionReader(db, (userId, ids) => notesOf(db, userId, ids)),
    readCounter: new ReadCounter({
      db,
      clock,
      onError: (error) => logger.warn({ err: error }, 'what was read could not be counted'),
    }),
    redlines: new RedlinePool({ size: options.redlineThreads, worker: options.redlineWorker }),
    packs: new PackWriter(options.packWorker),
    writer: new ReportWriter({ worker: options.reportWorker }),
    index,
    searchTokens,
    searches: new WatchedSearches(db, index),
    watchedBy: (userId) => watchedBy(db, userId),
    billChanges: billChanges(options),
    requirements: { write: (tx, actor, asked) => writeRequirement({ clock }, tx, actor, asked) },
  };
}

/** Ends the threads and connections of the services. */
export async function closeServices({
  writer,
  redlines,
  fetch,
  packs,
  readCounter,
}: Services): Promise<void> {
  await readCounter.close();
  await packs.close();
  await fetch.close();
  await writer.close();
  await redlines.close();
}
