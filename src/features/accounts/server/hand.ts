import type { Actor } from '../../identity/actor.ts';

/** Who changes an account or its people: somebody of it, or staff, who say why. */
export interface Hand {
  actor: Actor;
  accountId: string;
  /** Why staff do it; kept in the audit log. */
  reason?: string | undefined;
}

/** Somebody who changes their own account. */
export const ownHand = (actor: Actor): Hand => ({ actor, accountId: actor.accountId });

/** Whether staff do it for a customer. */
export const isByStaff = ({ actor, accountId }: Hand): boolean =>
  actor.isStaff && actor.accountId !== accountId;

/** What the audit log keeps beside the new values: why, where staff said so. */
export const whyOf = ({ reason }: Hand): { reason?: string } => (reason ? { reason } : {});
