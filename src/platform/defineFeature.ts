import type { FastifyInstance } from 'fastify';
import type { Contract } from '../shared/call.ts';
import type { Db, Tx } from './db/schema.ts';
import type { ZipEntry } from './files/zipStream.ts';
import { type Handlers, mountFeature } from './http/feature.ts';
import type { JobKind } from './jobs/jobs.ts';
import type { Services } from './services.ts';

/** An account that is to be gone, and who is in it. */
export interface ErasedAccount {
  accountId: string;
  userIds: readonly string[];
  emails: readonly string[];
}

/** What a feature keeps of an account. */
export interface AccountData {
  /** What the owner's export holds of it: a reader for each file of the zip, by the file's name. */
  export?: Record<string, (services: Services, accountId: string) => Promise<unknown>>;
  /** Files of its own beside those, as they are read. */
  exportFiles?: (services: Services, accountId: string) => AsyncIterable<ZipEntry>;
  /** How much of it there is, by what it is: what staff are shown before they delete an account. Counts, and no content. */
  counts?: Record<string, (db: Db, account: ErasedAccount) => Promise<number>>;
  /** Deletes all of it. What stands above this feature has erased its own by then. */
  erase: (tx: Tx, account: ErasedAccount) => Promise<unknown>;
}

interface Parts {
  /** The folder under `src/features`. */
  name: string;
  /** Routes that no contract describes: a stream, another product's protocol. */
  routes?: (http: FastifyInstance, services: Services) => void | Promise<void>;
  /** Its calls may be sent as an HTML form, too. */
  acceptsForms?: true;
  /** Some of its calls take the bytes of a file as their body (application/octet-stream): their handlers get it as a stream. */
  acceptsFiles?: true;
  jobs?: (services: Services) => JobKind[];
  accountData?: AccountData;
  /**
   * Gives the demo accounts something of this feature. Called once, when they were made, in the order of the
   * list.
   */
  demo?: (db: Db, now: Date) => Promise<unknown>;
}

/** A feature as main/server/features.ts lists it. */
export interface Feature extends Parts {
  contract: Contract;
  /** Registers its calls. */
  mount: (http: FastifyInstance, services: Services) => void;
}

declare module './services.ts' {
  interface Services {
    /** Every feature of the product, for those that speak of all of them. */
    features: readonly Feature[];
  }
}

interface Calls<C extends Contract> {
  contract: C;
  handlers: (services: Services) => Handlers<C>;
}

/** Declares what the server has to know of a feature; one without calls has neither contract nor handlers. */
export function defineFeature<C extends Contract>(
  feature: Parts & (Calls<C> | { contract?: never; handlers?: never }),
): Feature {
  const { contract, handlers, ...parts } = feature;
  if (!contract || !handlers) return { ...parts, contract: {}, mount: () => {} };
  return {
    ...parts,
    contract,
    mount: (http, services) => mountFeature(http, contract, handlers(services), services.authenticate),
  };
}

/**
 * Every kind of background work of the product: what a process does beside answering, or `npm run worker` in
 * its place.
 */
export const jobKindsOf = (services: Services): JobKind[] =>
  services.features.flatMap(({ jobs }) => jobs?.(services) ?? []);
