import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Logger } from 'pino';
import { accountsContract } from '../../features/accounts/contract.ts';
import { Captcha } from '../../features/accounts/server/captcha.ts';
import { accountsHandlers } from '../../features/accounts/server/routes.ts';
import { authContract } from '../../features/auth/contract.ts';
import { createAuthenticate } from '../../features/auth/server/authenticate.ts';
import { actorOfSession } from '../../features/auth/server/reads.ts';
import { authHandlers } from '../../features/auth/server/routes.ts';
import { backOfficeContract } from '../../features/back-office/contract.ts';
import { backOfficeHandlers } from '../../features/back-office/server/routes.ts';
import { catalogueContract } from '../../features/catalogue/contract.ts';
import { catalogueHandlers } from '../../features/catalogue/server/routes.ts';
import { checklistsContract } from '../../features/checklists/contract.ts';
import { checklistDataOf } from '../../features/checklists/server/reads.ts';
import { checklistsHandlers } from '../../features/checklists/server/routes.ts';
import { guidanceContract } from '../../features/guidance/contract.ts';
import { guidanceHandlers } from '../../features/guidance/server/routes.ts';
import { hubContract } from '../../features/hub/contract.ts';
import { hubHandlers } from '../../features/hub/server/routes.ts';
import { notesContract } from '../../features/notes/contract.ts';
import { notesOf, notesOfAccount } from '../../features/notes/server/reads.ts';
import { notesHandlers } from '../../features/notes/server/routes.ts';
import { notificationsContract } from '../../features/notifications/contract.ts';
import { BellStreams } from '../../features/notifications/server/bellStreams.ts';
import { notificationsHandlers } from '../../features/notifications/server/routes.ts';
import { serveBellStream } from '../../features/notifications/server/streamRoute.ts';
import { policiesContract } from '../../features/policies/contract.ts';
import { policiesHandlers } from '../../features/policies/server/routes.ts';
import { compareContract } from '../../features/provisions/compareContract.ts';
import { provisionsContract } from '../../features/provisions/contract.ts';
import { compareHandlers } from '../../features/provisions/server/compare/routes.ts';
import { ProvisionReader } from '../../features/provisions/server/reads.ts';
import { provisionsHandlers } from '../../features/provisions/server/routes.ts';
import { reportsContract } from '../../features/reports/contract.ts';
import { ReportWriter } from '../../features/reports/server/export/reportWriter.ts';
import { deletedReportsOfAccount, reportsOfAccount } from '../../features/reports/server/reads.ts';
import { reportsHandlers } from '../../features/reports/server/routes.ts';
import { searchContract } from '../../features/search/contract.ts';
import { savedContract } from '../../features/search/savedContract.ts';
import { hostedHosts, hostedTokens } from '../../features/search/server/hosted/hostedSearch.ts';
import { serveSearchProtocol } from '../../features/search/server/protocolRoute.ts';
import { savedSearchesOfAccount, WatchedSearches } from '../../features/search/server/reads.ts';
import { searchHandlers } from '../../features/search/server/routes.ts';
import { savedSearchHandlers } from '../../features/search/server/savedSearches.ts';
import type { SearchIndex } from '../../features/search/server/searchIndex.ts';
import { SearchTokens } from '../../features/search/server/searchToken.ts';
import { searchWordHandlers } from '../../features/search/server/words.ts';
import { wordsContract } from '../../features/search/wordsContract.ts';
import { subscriptionsContract } from '../../features/subscriptions/contract.ts';
import { subscriptionsHandlers } from '../../features/subscriptions/server/routes.ts';
import { summariesContract } from '../../features/summaries/contract.ts';
import { summariesHandlers } from '../../features/summaries/server/routes.ts';
import { trackerContract } from '../../features/tracker/contract.ts';
import { trackerHandlers } from '../../features/tracker/server/routes.ts';
import { updatesContract } from '../../features/updates/contract.ts';
import { updatesHandlers } from '../../features/updates/server/routes.ts';
import { watchlistContract } from '../../features/watchlist/contract.ts';
import { watchedBy, watchlistOfAccount } from '../../features/watchlist/server/reads.ts';
import { watchlistHandlers } from '../../features/watchlist/server/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { acceptForms } from '../../platform/http/acceptForms.ts';
import { collectApiDocument, serveApiDocument } from '../../platform/http/apiDocument.ts';
import { createHttp } from '../../platform/http/createHttp.ts';
import { mountFeature } from '../../platform/http/feature.ts';
import { type HealthCheck, serveHealth } from '../../platform/http/health.ts';
import { servePage } from '../../platform/http/page.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { SessionTokens } from '../../platform/session/token.ts';
import type { RedlinePool } from '../../redline/pool/pool.ts';
import { brandOf, setupCodes, unsubscribeCodes } from './secrets.ts';

export interface AppOptions {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  logger: Logger;
  /** Where the built web application lies. */
  webDir: string;
  secret: string;
  health: Record<string, HealthCheck>;
  redlines: RedlinePool;
  /** The script of the thread that makes the files of reports; its source when left out. */
  reportWorker?: URL;
  index: SearchIndex;
  /** What background work there is, for the staff who watch it. */
  jobs?: readonly JobKind[];
  perMinute?: number;
  /** See `HttpOptions`. */
  busyAfter?: number;
  /** Told of every route as it is registered. */
  onRoute?: (route: RouteOptions) => void;
}

/** The server's parts put together: the list of features, each with its contract and its handlers. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, clock, logger } = options;
  const { db } = database;
  const tokens = new SessionTokens(options.secret);
  const specialAccountId = config.specialAccountId;
  const isHosted = config.search.provider === 'algolia';

  const http = await createHttp({
    logger,
    trustProxy: config.trustProxy,
    perMinute: options.perMinute,
    busyAfter: options.busyAfter,
    connectTo: [
      ...(config.apiBaseUrl ? [config.apiBaseUrl] : []),
      ...(isHosted ? hostedHosts(config.search.appId) : []),
    ],
  });
  if (options.onRoute) http.addHook('onRoute', options.onRoute);
  await collectApiDocument(http, config.productName);

  const authenticate = createAuthenticate({ db, tokens, clock, specialAccountId });
  const searchTokens = new SearchTokens(options.secret);
  const actorOf = (sessionId: string, now: Date) => actorOfSession(db, sessionId, specialAccountId, now);
  const hostedToken = hostedTokens(config.search, actorOf);
  const searchToken = (sessionId: string, _userId: string, now: Date) =>
    isHosted ? hostedToken(sessionId, now) : searchTokens.sign(sessionId, now);
  const reader = new ProvisionReader(db, (userId, ids) => notesOf(db, userId, ids));
  const { index } = options;
  const writer = new ReportWriter({ worker: options.reportWorker });
  http.addHook('onClose', () => writer.close());

  const brand = brandOf(config);
  const setup = setupCodes(options.secret);

  http.register(async (calls) => {
    mountFeature(
      calls,
      authContract,
      authHandlers({ db, clock, tokens, specialAccountId, searchToken, brand, setupCodes: setup }),
      authenticate,
    );
    mountFeature(
      calls,
      accountsContract,
      accountsHandlers(
        {
          db,
          clock,
          brand,
          setupCodes: setup,
          captcha: new Captcha(options.secret),
          trialDays: config.trialDays,
          specialAccountId,
          demo: config.demo,
          authenticate,
        },
        {
          notes: notesOfAccount,
          reports: reportsOfAccount,
          'deleted-reports': deletedReportsOfAccount,
          checklists: checklistDataOf,
          watchlist: watchlistOfAccount,
          'saved-searches': savedSearchesOfAccount,
        },
      ),
      authenticate,
    );
    mountFeature(
      calls,
      backOfficeContract,
      backOfficeHandlers({ db, clock, jobs: options.jobs ?? [] }),
      authenticate,
    );
    const searches = new WatchedSearches(db, index);
    mountFeature(
      calls,
      summariesContract,
      summariesHandlers({ db, clock, redlines: options.redlines, searches, specialAccountId }),
      authenticate,
    );
    mountFeature(calls, checklistsContract, checklistsHandlers({ db, clock }), authenticate);
    mountFeature(
      calls,
      notificationsContract,
      notificationsHandlers({ db, clock, specialAccountId }),
      authenticate,
    );
    mountFeature(calls, trackerContract, trackerHandlers({ db, clock }), authenticate);
    mountFeature(
      calls,
      updatesContract,
      updatesHandlers({ db, clock, watchedBy: (userId) => watchedBy(db, userId) }),
      authenticate,
    );
    mountFeature(calls, watchlistContract, watchlistHandlers({ db, clock }), authenticate);
    mountFeature(calls, guidanceContract, guidanceHandlers({ db, reader, brand }), authenticate);
    mountFeature(calls, catalogueContract, catalogueHandlers({ db }), authenticate);
    mountFeature(calls, provisionsContract, provisionsHandlers({ db, clock, reader }), authenticate);
    mountFeature(calls, policiesContract, policiesHandlers({ db, clock, reader, brand }), authenticate);
    mountFeature(calls, hubContract, hubHandlers({ db }), authenticate);
    mountFeature(
      calls,
      notesContract,
      notesHandlers({ db, clock, brand, reader, specialAccountId }),
      authenticate,
    );
    mountFeature(
      calls,
      reportsContract,
      reportsHandlers({
        db,
        clock,
        reader,
        redlines: options.redlines,
        writer,
        productName: config.productName,
        publicUrl: config.publicUrl,
      }),
      authenticate,
    );
    mountFeature(calls, searchContract, searchHandlers({ db, index, provisions: reader }), authenticate);
    mountFeature(calls, savedContract, savedSearchHandlers({ db, clock }), authenticate);
    mountFeature(calls, wordsContract, searchWordHandlers({ db, clock }), authenticate);
    mountFeature(
      calls,
      compareContract,
      compareHandlers({ db, clock, redlines: options.redlines, productName: config.productName }),
      authenticate,
    );
  });
  http.register(async (calls) => {
    acceptForms(calls);
    mountFeature(
      calls,
      subscriptionsContract,
      subscriptionsHandlers({
        db,
        clock,
        brand,
        salesEmail: config.salesEmail,
        unsubscribeCodes: unsubscribeCodes(options.secret),
      }),
      authenticate,
    );
  });

  const bellStreams = new BellStreams({
    db,
    clock,
    onError: (error) => logger.error({ err: error }, 'the bells could not be looked at'),
  });
  http.register((calls) => serveBellStream(calls, bellStreams, authenticate));

  http.register((calls) =>
    serveSearchProtocol(calls, {
      index,
      tokens: searchTokens,
      clock,
      actorOf,
    }),
  );

  serveHealth(http, config.productName, clock, options.health);
  serveApiDocument(http);
  await servePage(http, options.webDir, {
    productName: config.productName,
    apiBaseUrl: config.apiBaseUrl,
    supportEmail: config.supportEmail,
    demo: config.demo,
    marketingUrl: config.marketingUrl,
    csrfToken: null,
    hostedSearch: isHosted ? config.search.appId : null,
  });
  return http;
}
