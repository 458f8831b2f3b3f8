import type { Db } from '../../../platform/db/schema.ts';
import type { Actor } from '../../identity/actor.ts';
import { reportsHolding } from '../../reports/server/reads.ts';
import type { AffectedReport } from '../contract.ts';
import type { BareEntry } from './entries.ts';

/** The reports of a person as the feed speaks of them. */
export interface PersonReports {
  /** Those that hold a provision with an entry, the one that changed last first. */
  affected: AffectedReport[];
  /** Those that hold this provision. */
  holding(provisionId: string): { id: string; name: string }[];
}

/** The reports, own and shared, that these entries (newest first) concern. */
export async function reportsOfPerson(db: Db, actor: Actor, entries: BareEntry[]): Promise<PersonReports> {
  const lastChange = new Map<string, string>();
  for (const { provision, date } of entries) {
    if (!lastChange.has(provision.id)) lastChange.set(provision.id, date);
  }
  const reports = await reportsHolding(db, actor, [...lastChange.keys()]);
  const holding = new Map<string, { id: string; name: string }[]>();
  for (const { id, name, provisionIds } of reports) {
    for (const held of provisionIds) holding.set(held, [...(holding.get(held) ?? []), { id, name }]);
  }
  const affected = reports.map(({ id, name, url, provisionIds }) => ({
    id,
    name,
    url,
    changedProvisions: provisionIds.length,
    lastChange: provisionIds.map((held) => lastChange.get(held) ?? '').reduce((a, b) => (a > b ? a : b), ''),
  }));
  return {
    affected: affected.sort((a, b) => b.lastChange.localeCompare(a.lastChange)),
    holding: (provisionId) => holding.get(provisionId) ?? [],
  };
}
