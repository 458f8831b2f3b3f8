import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from './schema.ts';

const current = new AsyncLocalStorage<Tx>();

/**
 * The transaction this piece of work runs in, if any: what must commit or vanish together with it joins it.
 */
export const currentTransaction = (): Tx | undefined => current.getStore();

/**
 * Runs `work` in one transaction: all of it happens, or none. Inside it every query goes through `tx`; the
 * embedded database has a single connection, and a query outside would wait for itself. A call within a call
 * joins the outer transaction.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const outer = current.getStore();
  if (outer) return work(outer);
  return db.transaction().execute((tx) => current.run(tx, () => work(tx)));
}
