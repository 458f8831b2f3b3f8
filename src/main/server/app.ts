import type { FastifyInstance, RouteOptions } from 'fastify';
import { hostedHosts } from '../../features/search/server/hosted/hostedSearch.ts';
import { acceptFiles } from '../../platform/http/acceptFiles.ts';
import { acceptForms } from '../../platform/http/acceptForms.ts';
import { collectApiDocument, serveApiDocument } from '../../platform/http/apiDocument.ts';
import { createHttp, type HttpOptions } from '../../platform/http/createHttp.ts';
import { type HealthCheck, serveHealth } from '../../platform/http/health.ts';
import { servePage } from '../../platform/http/page.ts';
import type { Services } from '../../platform/services.ts';

export interface AppOptions extends Pick<HttpOptions, 'perMinute' | 'busyAfter' | 'onDiskFull'> {
  /** Where the built web application lies. */
  webDir: string;
  health: Record<string, HealthCheck>;
  /** Told of every route as it is registered. */
  onRoute?: (route: RouteOptions) => void;
}

/** The server's parts put together: the calls and routes of every feature, health, documents and the page. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { config, clock, logger, features } = services;
  const hostedApp = config.search.provider === 'algolia' ? config.search.appId : null;
  const http = await createHttp({
    logger,
    trustProxy: config.trustProxy,
    perMinute: options.perMinute,
    busyAfter: options.busyAfter,
    onDiskFull: options.onDiskFull,
    connectTo: [
      ...(config.apiBaseUrl ? [config.apiBaseUrl] : []),
      ...(hostedApp === null ? [] : hostedHosts(hostedApp)),
    ],
  });
  if (options.onRoute) http.addHook('onRoute', options.onRoute);
  await collectApiDocument(http, config.productName);

  for (const { mount, routes, acceptsForms, acceptsFiles } of features) {
    http.register(async (calls) => {
      if (acceptsForms) acceptForms(calls);
      if (acceptsFiles) acceptFiles(calls);
      mount(calls, services);
    });
    if (routes) http.register(async (own) => routes(own, services));
  }

  serveHealth(http, config.productName, clock, options.health);
  serveApiDocument(http);
  await servePage(http, options.webDir, {
    productName: config.productName,
    apiBaseUrl: config.apiBaseUrl,
    supportEmail: config.supportEmail,
    demo: config.demo,
    marketingUrl: config.marketingUrl,
    csrfToken: null,
    hostedSearch: hostedApp,
  });
  return http;
}
