import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Access, Actor, Call, CallParsed, Contract } from '../../shared/call.ts';
import { t } from '../../shared/text.ts';
import { forbidden, notFound, unauthorized } from '../errors.ts';
import { errorSchema } from './errorHandler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** The contract's word for who may call; absent on pages and files. */
    access?: Access;
  }
}

type ActorFor<A extends Access> = A extends 'public' ? Actor | null : Actor;

/**
 * What a handler gets: the parsed parts of the call, who calls, and the raw request and reply where it needs
 * them.
 */
export type HandlerInput<R extends Call> = CallParsed<R> & {
  actor: ActorFor<R['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A handler for every call of a contract. A missing one does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (
    input: HandlerInput<C[K]>,
  ) => Promise<z.input<C[K]['response']>> | z.input<C[K]['response']>;
};

/**
 * Answers who makes a request, or null; never throws for a bad token. `tokenInQuery`: the call may carry it
 * there.
 */
export type Authenticate = (
  request: FastifyRequest,
  reply: FastifyReply,
  tokenInQuery?: boolean,
) => Promise<Actor | null>;

const ALLOWED: Record<Exclude<Access, 'public' | 'signedIn'>, (actor: Actor) => boolean> = {
  owner: (actor) => actor.role === 'ACCOUNT_OWNER',
  ownerOrAdmin: (actor) => actor.role === 'ACCOUNT_OWNER' || actor.role === 'ADMIN',
  staff: (actor) => actor.isStaff,
  admin: (actor) => actor.role === 'ADMIN',
};

/** Throws 403 `trial_expired` where nothing replaced a trial that is over (decisions 5). */
export function assertTrial(actor: Actor): void {
  if (actor.isTrialExpired) throw forbidden('trial_expired', 'Your free trial has now expired.');
}

/**
 * Throws unless this actor may make this call (decisions 5: the expired trial; specification 6: the roles).
 */
export function assertAccess(call: Call, actor: Actor | null): void {
  if (call.access === 'public') return;
  if (!actor) throw unauthorized();
  if (!call.openWhenExpired) assertTrial(actor);
  if (actor.isFactorMissing && !call.openWithoutFactor) {
    throw forbidden('factor_required', t('Your account asks for a second factor. Add one to go on.'));
  }
  if (call.access !== 'signedIn' && !ALLOWED[call.access](actor)) throw forbidden();
}

/** Throws 404 for another account's id, as if there were no such account (decisions 5). */
function assertOwnAccount({ ownAccount }: Call, { actor, params }: FastifyRequest): void {
  if (!ownAccount) return;
  const ids = params as Record<string, unknown>;
  if (!actor || ids[ownAccount] !== actor.accountId) throw notFound();
}

/**
 * Throws 403 `proof_required` for a sensitive act of somebody who proved themselves too long ago (decisions
 * 13).
 */
function assertProof({ needsProof }: Call, { actor, body }: FastifyRequest): void {
  if (!needsProof || actor?.isProven) return;
  if (needsProof !== true && !(needsProof as (body: unknown) => boolean)(body)) return;
  throw forbidden('proof_required', t('Please confirm that it is you, and try again.'));
}

function routeSchema(name: string, call: Call): Record<string, unknown> {
  const schema: Record<string, unknown> = {
    operationId: name,
    summary: call.summary,
    description: `Access: ${call.access}.`,
    tags: [call.path.split('/')[1] === 'api' ? (call.path.split('/')[2] ?? 'api') : 'session'],
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    response: { [call.status ?? 200]: call.response, '4xx': errorSchema, '5xx': errorSchema },
  };
  if (call.params) schema.params = call.params;
  if (call.query) schema.querystring = call.query;
  if (call.body) schema.body = call.body;
  return schema;
}

/**
 * Registers every call of a contract. The access word is checked before the body is even parsed, whose
 * account it is after.
 */
export function mountFeature<C extends Contract>(
  http: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  authenticate: Authenticate,
): void {
  for (const [name, call] of Object.entries(contract) as [keyof C & string, Call][]) {
    const handler = handlers[name] as (input: unknown) => unknown;
    const options: RouteOptions = {
      method: call.method,
      url: call.path,
      schema: routeSchema(name, call),
      config: {
        access: call.access,
        ...(call.perMinute ? { rateLimit: { max: call.perMinute, timeWindow: 60_000 } } : {}),
      },
      onRequest: async (request, reply) => {
        reply.header('cache-control', call.isCacheable ? 'private, no-cache' : 'no-store');
        request.actor =
          call.access === 'public' ? null : await authenticate(request, reply, call.tokenInQuery);
        assertAccess(call, request.actor);
      },
      handler: async (request, reply) => {
        assertOwnAccount(call, request);
        assertProof(call, request);
        if (call.status) reply.code(call.status);
        return handler({
          params: request.params,
          query: request.query,
          body: request.body,
          actor: request.actor,
          request,
          reply,
        });
      },
    };
    http.route(options);
  }
}
