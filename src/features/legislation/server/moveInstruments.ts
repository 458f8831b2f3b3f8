import type { Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/** Lets the acts and regulations of an area of law belong to the one that it was merged into. */
export async function moveInstrumentsToArea(
  tx: Tx,
  { former, successor }: { former: string; successor: string },
): Promise<void> {
  for (const table of ['acts', 'regulations'] as const) {
    await tx.updateTable(table).set({ area_id: successor }).where('area_id', '=', former).execute();
  }
}
