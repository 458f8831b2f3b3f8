import type { Db } from '../../../platform/db/schema.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { AffectedReport } from '../contract.ts';
import type { BareEntry } from './entries.ts';

/** The reports of a person as the feed speaks of them. */
export interface PersonReports {
  /** Those that hold a provision with an entry, the one that changed last first. */
  affected: AffectedReport[];
  /** Those that hold this provision. */
  holding(provisionId: string): { id: string; name: string }[];
}

/** The reports, own and shared, that these entries concern. */
export async function reportsOfPerson(_db: Db, _actor: Actor, _entries: BareEntry[]): Promise<PersonReports> {
  return { affected: [], holding: () => [] };
}
