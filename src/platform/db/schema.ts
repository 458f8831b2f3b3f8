import type { Kysely, Transaction } from 'kysely';

/**
 * Every table of the product. Each feature adds its own in `server/tables.ts` by declaration merging, so that
 * the queries of a feature are typed and its tables have one owner.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features' declarations
export interface Database {}

/** A database handle: the pool, or the transaction under way. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
