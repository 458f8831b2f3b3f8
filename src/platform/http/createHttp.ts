import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { t } from '../../shared/text.ts';
import { AppError } from '../errors.ts';
import { serializeAnswer, tagOf } from './answers/serializeAnswer.ts';
import { installErrorHandler } from './errorHandler.ts';
import { sayRefusalsInOurWords } from './refusalWords.ts';
import { refuseUnfitText } from './refuseUnfitText.ts';
import { installSecurityHeaders } from './securityHeaders.ts';
import { endSlowBodies, REQUEST_TIMEOUT_MS } from './slowBodies.ts';

export interface HttpOptions {
  logger: Logger;
  trustProxy: string | null;
  /** Calls a minute that one address may make; decisions 4 wants bursts of 300 borne. */
  perMinute?: number;
  /** Where else the page may send its calls: the configured base address, the hosted search engine. */
  connectTo?: string[];
  /** Delay of the event loop, in milliseconds, from which calls are refused for a moment. 0: never. */
  busyAfter?: number;
  /** Called when a write failed for want of room. */
  onDiskFull?: () => void;
}

const ONE_MEGABYTE = 1_048_576;

/**
 * Where an address leads whose bytes are no text: to nothing, by the same way as every other, with our
 * headers and words.
 */
const UNREADABLE = '/unreadable-address';

const readableUrl = ({ url = '/' }: { url?: string }): string => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return UNREADABLE;
  }
};

/** The HTTP server without a single route: limits, headers, compression, error answers. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const http = Fastify({
    loggerInstance: options.logger as never,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: ONE_MEGABYTE,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: readableUrl,
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
  }) as unknown as FastifyInstance;
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializeAnswer);
  http.decorateRequest('actor', null);
  sayRefusalsInOurWords();
  installErrorHandler(http, options.onDiskFull);
  await installSecurityHeaders(http, options.connectTo ?? []);
  refuseUnfitText(http);
  endSlowBodies(http);
  await http.register(rateLimit, {
    global: true,
    max: options.perMinute ?? 900,
    timeWindow: 60_000,
    allowList: (request) => request.method === 'GET' && request.url.startsWith('/assets/'),
    errorResponseBuilder: (_request, context) =>
      new AppError(
        429,
        'too_many_requests',
        t('Too many requests. Please try again in {{wait}}.', { wait: context.after }),
      ),
  });
  await http.register(underPressure, {
    maxEventLoopDelay: options.busyAfter ?? 5_000,
    message: 'busy',
    retryAfter: 2,
  });
  await http.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip', 'identity'],
    // The libraries' own defaults favour size over time by a factor of a hundred.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 4 },
  });
  await http.register(etag, { weak: true, hashFn: tagOf });
  return http;
}
