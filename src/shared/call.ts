import type { z } from 'zod';

/**
 * Who may make a call. The word is checked on the server before anything else happens; what the person may
 * see inside an answer is the business of `Scope` (features/identity/scope.ts).
 */
export type Access = 'public' | 'signedIn' | 'owner' | 'ownerOrAdmin' | 'staff' | 'admin';

/**
 * Who makes a call, as far as access words ask; features/identity/actor.ts adds who they are and what they
 * may see.
 */
export interface Actor {
  role: 'ACCOUNT_OWNER' | 'USER' | 'ADMIN' | 'EDITOR';
  isStaff: boolean;
  accountId: string;
  /** The trial is over and no subscription replaced it: only a few calls are open (decisions 5). */
  isTrialExpired: boolean;
  /** Their account asks for a second factor by now, and they have none: only the calls to add one are open (decisions 13). */
  isFactorMissing: boolean;
  /** Proved who they are a short while ago, by signing in or since (decisions 13). */
  isProven: boolean;
}

/** One call of the product: what both the route and the browser know of it. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** The status of a good answer; 200 unless said. */
  status?: 200 | 201 | 204;
  /**
   * The path parameter that must be the id of the actor's own account; any other is answered 404 (decisions
   * 5).
   */
  ownAccount?: string;
  /**
   * A sensitive act: who proved themselves too long ago is asked to do it again. Given a function, where it
   * says so of the body.
   */
  needsProof?: true | ((body: never) => boolean);
  /**
   * What of the library anybody may see: the browser keeps it and asks whether it still holds. All other
   * answers are kept nowhere.
   */
  isCacheable?: true;
  /**
   * Open to an account whose trial has expired (decisions 5). Everything else answers 403 `trial_expired`.
   */
  openWhenExpired?: boolean;
  /**
   * Open to who has no second factor though their account asks for one. Everything else answers 403
   * `factor_required`.
   */
  openWithoutFactor?: true;
  /**
   * A browser navigation that cannot set a header: the token is accepted in the query, for this call only
   * (decisions 4).
   */
  tokenInQuery?: true;
  /**
   * Requests a minute from one address, for calls that guard something; the general limit holds otherwise.
   */
  perMinute?: number;
}

/** The calls of one feature, by the name the typed client gives them. */
export type Contract = Record<string, Call>;

/**
 * Declares a contract and keeps its exact types. `access` has no default: a call without it does not compile.
 */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

type Part<R, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = R extends {
  [P in K]: infer S extends z.ZodType;
}
  ? { [P in K]: Side extends 'input' ? z.input<S> : z.output<S> }
  : unknown;

/** What a caller hands in: path parameters, query and body, before parsing. */
export type CallInput<R extends Call> = Part<R, 'params', 'input'> &
  Part<R, 'query', 'input'> &
  Part<R, 'body', 'input'>;

/** What a handler receives: the same after parsing. */
export type CallParsed<R extends Call> = Part<R, 'params', 'output'> &
  Part<R, 'query', 'output'> &
  Part<R, 'body', 'output'>;

/** What a caller gets back. */
export type CallAnswer<R extends Call> = z.output<R['response']>;
