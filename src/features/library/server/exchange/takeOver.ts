import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { dropRepeatedVersions } from '../../../provisions/server/load/loadedVersions.ts';
import { loadUpdateEntries } from '../../../provisions/server/load/loadUpdateEntries.ts';
import type { Entry } from '../../entries/entry.ts';
import type { Beside } from '../../format/beside.ts';
import type { Here } from '../here/hereLibrary.ts';
import { applyBeside } from './applyBeside.ts';
import { applyEntries, type Taking } from './applyEntries.ts';

/** One writer of the whole library at a time, in all processes: the lock that loading the starter library takes. */
export const lockLibrary = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('library'))`.execute(tx);

/** Takes files over that were found sound: their entries, and what a database kept beside them. All or nothing. */
export async function takeOver(
  tx: Tx,
  { here, entries, beside }: { here: Here; entries: readonly Entry[]; beside: Beside | null },
  taking: Taking,
): Promise<void> {
  await applyEntries(tx, here, entries, taking);
  if (!beside) return;
  await applyBeside(tx, beside);
  const versions = beside.rows.provision_versions ?? [];
  await dropRepeatedVersions(
    tx,
    versions.map(({ set }) => String(set.provision_id)),
  );
  await loadUpdateEntries(tx, torontoDay(taking.at));
}
