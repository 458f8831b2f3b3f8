import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The secret parts of addresses: tokens and codes in a path or a query (decisions 4). The part before them
 * stays readable, so that a log still tells which page was opened.
 */
const SECRET_PATHS: [RegExp, string][] = [
  [/^(\/(?:resetPassword|mfaLogin)\/)[^/?]+\/[^/?]+/, '$1[email]/[token]'],
  [/^(\/m\/proof\/)[^/?]+/, '$1[token]'],
  [/^(\/api\/checklists\/calendar\/)[^/?]+/, '$1[secret]'],
  [/^(\/signup\/(?:password|welcome)\/)[^/?]+/, '$1[code]'],
  [/([?&](?:token|code|key|email|password|x-algolia-api-key)=)[^&]*/gi, '$1[redacted]'],
];

/** An address as it may stand in a log. */
export const loggableUrl = (url: string): string =>
  SECRET_PATHS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), url);

const REDACTED = [
  'token',
  'searchToken',
  'password',
  'authorization',
  'secret',
  '*.token',
  '*.searchToken',
  '*.password',
  '*.authorization',
  '*.secret',
  'req.headers.authorization',
  'headers.authorization',
  'headers.cookie',
  'headers["x-algolia-api-key"]',
];

/** The structured log of the server. Nothing in it lets a reader sign in as somebody. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED, censor: '[redacted]' },
      serializers: {
        req: (request: { method: string; url: string; ip?: string }) => ({
          method: request.method,
          url: loggableUrl(request.url),
          ip: request.ip,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}
