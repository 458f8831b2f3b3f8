import { notFound } from '../errors.ts';
import type { Actor } from './actor.ts';

/** Another account's id is answered as if there were no such account (decisions 5). */
export function assertOwnAccount(actor: Actor, accountId: string): void {
  if (actor.accountId !== accountId) throw notFound();
}
