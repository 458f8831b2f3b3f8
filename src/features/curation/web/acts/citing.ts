import type { DependentKind, Dependents } from '../../thingsContract.ts';
import { holding } from '../../words.ts';

/** What cites acts and regulations. */
export const CITING: readonly DependentKind[] = ['provision', 'specialRule', 'requirement'];

/** Why it cannot be put away: what cites it, and its regulations that are in use. */
export const actHeldBy = (dependents: Dependents): string | null =>
  holding(dependents, [...CITING, 'regulation'], ({ isLive }, kind) =>
    kind === 'provision' || kind === 'specialRule' ? true : isLive,
  );
