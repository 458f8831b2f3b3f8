import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { t } from '../../shared/text.ts';
import { AppError } from '../errors.ts';
import { isDiskFull } from '../operations/placeProblem.ts';

/**
 * Every error answer has this shape (decisions 10). `fields` names what was wrong, `requestId` finds it in
 * the log.
 */
export const errorSchema = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      requestId: z.string().optional(),
    }),
  })
  .meta({ id: 'Error' });

type ErrorBody = z.infer<typeof errorSchema>;

interface Failure {
  status: number;
  body: ErrorBody['error'];
}

interface Issue {
  instancePath: string;
  message?: string;
  keyword?: string;
  params?: { keys?: string[] };
}

/** "/jurisdictions/0" -> "jurisdictions.0"; an unknown field is named by its own key. */
function fieldOf(issue: Issue): string {
  const path = issue.instancePath.split('/').filter(Boolean);
  const unknown = issue.params?.keys?.[0];
  return [...path, ...(unknown ? [unknown] : [])].join('.') || 'body';
}

function invalid(issues: Issue[]): Failure {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[fieldOf(issue)] ??= t(issue.message ?? 'This is not valid.');
  const [name, message] = Object.entries(fields)[0] ?? ['body', t('This is not valid.')];
  return { status: 400, body: { code: 'invalid', message: `${name}: ${message}`, fields } };
}

/** What Fastify and the database say of a request that is wrong in itself. */
const KNOWN_CODES: Record<string, Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    body: { code: 'too_large', message: t('What was sent is too large.') },
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    body: { code: 'invalid', message: t('What was sent is not valid JSON.'), fields: { body: 'JSON' } },
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    body: { code: 'invalid', message: t('What was sent is empty.'), fields: { body: 'JSON' } },
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    body: { code: 'unsupported_media_type', message: t('Send JSON.') },
  },
  // The database keeps no NUL; what a schema let through is still not the server's fault.
  '22021': {
    status: 400,
    body: {
      code: 'invalid',
      message: t('This has characters that cannot be shown.'),
      fields: { body: t('This has characters that cannot be shown.') },
    },
  },
};

/** Codes of a database that is away, or lost in the middle of a request. */
const DATABASE_AWAY =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|57P0\d|08\d{3}|Connection terminated|is not queryable|timeout exceeded when trying to connect|database stopped|after calling end on the pool/;

interface Raised {
  statusCode?: number;
  code?: string;
  message?: string;
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError) {
    const { status, code, message, fields } = error;
    return { status, body: { code, message, ...(fields ? { fields } : {}) } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error.validation as unknown as Issue[]);
  const { statusCode = 500, code = '', message = '' } = error as Raised;
  const known = KNOWN_CODES[code];
  if (known) return known;
  if (statusCode === 429) return { status: 429, body: { code: 'too_many_requests', message } };
  if (isDiskFull(error)) {
    const full = t('The service has no room left to store this. Nothing was saved; please try again later.');
    return { status: 503, body: { code: 'disk_full', message: full } };
  }
  if (statusCode === 503 || DATABASE_AWAY.test(`${code} ${message}`)) {
    const busy = t('The service is busy or being restarted. Nothing was lost; please try again in a moment.');
    return { status: 503, body: { code: 'unavailable', message: busy } };
  }
  if (statusCode >= 400 && statusCode < 500 && !isResponseSerializationError(error)) {
    return {
      status: statusCode,
      body: { code: 'invalid', message: t('The request could not be understood.') },
    };
  }
  return {
    status: 500,
    body: { code: 'internal', message: t('Something went wrong on our side. Please try again.') },
  };
}

const HUNG_UP = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Whether the caller went away before all was sent: nobody is there to answer, and nothing is wrong here. */
const hasHungUp = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.readableAborted || (raw.destroyed && HUNG_UP.has((error as Raised).code ?? ''));

/** Turns whatever went wrong into the one error shape; what is our fault is logged with the request's id. */
export function installErrorHandler(http: FastifyInstance, onDiskFull?: () => void): void {
  http.setErrorHandler((error, request: FastifyRequest, reply) => {
    if (hasHungUp(error, request)) {
      request.log.info('the caller hung up');
      return reply.code(400).send();
    }
    const { status, body } = failureOf(error);
    if (isDiskFull(error)) onDiskFull?.();
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: body.code, fields: body.fields }, 'request refused');
    if (status === 503) reply.header('retry-after', '2');
    return reply.code(status).send({ error: { ...body, requestId: request.id } });
  });
}
