import type { ChecklistStatus } from '../rules.ts';

/** For so long after a change its maker wants to hear that another overwrote it. */
const REMEMBERED_MS = 60_000;

const set = new Map<string, { status: ChecklistStatus; until: number }>();

export const rememberOwnStatus = (requirementId: string, status: ChecklistStatus): unknown =>
  set.set(requirementId, { status, until: Date.now() + REMEMBERED_MS });

export const forgetOwnStatus = (requirementId: string): unknown => set.delete(requirementId);

/** What this page set a moment ago, or undefined. */
export function ownStatus(requirementId: string): ChecklistStatus | undefined {
  const own = set.get(requirementId);
  return own && own.until > Date.now() ? own.status : undefined;
}
