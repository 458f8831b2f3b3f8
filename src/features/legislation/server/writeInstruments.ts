import { sql } from 'kysely';
import { archiveColumns } from '../../../platform/db/archive.ts';
import type { LinkTable } from '../../../platform/db/movedLinks.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import './tables.ts';

export type InstrumentKind = 'act' | 'regulation';

/** What staff write of an act or regulation, whole. */
export interface WrittenInstrument {
  kind: InstrumentKind;
  jurisdiction: JurisdictionCode;
  areaId: string;
  /** The act that a regulation is made under. */
  actId: string | null;
  name: string;
  citation: string | null;
  url: string | null;
  editorNote: string | null;
}

const TABLE = { act: 'acts', regulation: 'regulations' } as const;

/** An act or regulation as it is, locked until the transaction ends; undefined for an unknown id. */
export async function instrumentForWriting(tx: Tx, kind: InstrumentKind, id: string) {
  if (kind === 'regulation') {
    return tx.selectFrom('regulations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  }
  const act = await tx.selectFrom('acts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return act && { ...act, act_id: null };
}

const columnsOf = ({ areaId, name, citation, url, editorNote }: WrittenInstrument) => ({
  area_id: areaId,
  name,
  citation,
  url,
  editor_note: editorNote,
});

/** Adds an act or regulation of staff's own. `id` follows from `key`, under which it is exported. */
export async function addInstrument(
  tx: Tx,
  { id, key }: { id: string; key: string },
  written: WrittenInstrument,
): Promise<void> {
  const row = {
    ...columnsOf(written),
    id,
    key,
    jurisdiction: written.jurisdiction,
    verification: 'unverified',
    content_hash: null,
    loaded_revision: null,
  };
  if (written.kind === 'act') await tx.insertInto('acts').values(row).execute();
  else
    await tx
      .insertInto('regulations')
      .values({ ...row, act_id: written.actId })
      .execute();
}

/** Changes an act or regulation; its revision moves on, so that a newer starter library leaves it as it is. */
export async function changeInstrument(tx: Tx, id: string, written: WrittenInstrument): Promise<void> {
  const changed = { ...columnsOf(written), revision: sql<number>`revision + 1` };
  if (written.kind === 'act') await tx.updateTable('acts').set(changed).where('id', '=', id).execute();
  else
    await tx
      .updateTable('regulations')
      .set({ ...changed, act_id: written.actId })
      .where('id', '=', id)
      .execute();
}

/** Puts an act or regulation away, or takes it back (null). */
export async function archiveInstrument(
  tx: Tx,
  kind: InstrumentKind,
  id: string,
  archived: { at: Date; by: string } | null,
): Promise<void> {
  await tx.updateTable(TABLE[kind]).set(archiveColumns(archived)).where('id', '=', id).execute();
}

/** Deletes an act or regulation to which nothing refers; the database refuses any other. */
export async function removeInstrument(tx: Tx, kind: InstrumentKind, id: string): Promise<void> {
  await tx.deleteFrom(TABLE[kind]).where('id', '=', id).execute();
}

/** What `mergeInstrument` moves, so that it can be taken back. */
export const MERGED_IN_BILLS: Record<InstrumentKind, readonly LinkTable[]> = {
  act: [
    { table: 'bill_acts', by: 'bill_id', to: 'act_id' },
    { table: 'upcoming_changes', by: null, to: 'upcoming_act_id' },
    { table: 'regulations', by: null, to: 'act_id' },
    { table: 'acts', by: null, to: 'merged_into' },
  ],
  regulation: [
    { table: 'bill_regulations', by: 'bill_id', to: 'regulation_id' },
    { table: 'upcoming_change_regulations', by: 'upcoming_change_id', to: 'regulation_id' },
    { table: 'regulations', by: null, to: 'merged_into' },
  ],
};

/**
 * Lets one act stand for another (or one regulation for another): bills, upcoming changes and regulations that name the former name the
 * successor, and the former is put away and leads there. Citations of provisions and requirements are moved by their owners.
 */
export async function mergeInstrument(
  tx: Tx,
  kind: InstrumentKind,
  { former, successor }: { former: string; successor: string },
  archived: { at: Date; by: string },
): Promise<void> {
  if (kind === 'act') {
    await sql`
      insert into bill_acts (bill_id, act_id) select bill_id, ${successor} from bill_acts where act_id = ${former}
      on conflict do nothing`.execute(tx);
    await tx.deleteFrom('bill_acts').where('act_id', '=', former).execute();
    await tx
      .updateTable('upcoming_changes')
      .set({ upcoming_act_id: successor })
      .where('upcoming_act_id', '=', former)
      .execute();
    await tx.updateTable('regulations').set({ act_id: successor }).where('act_id', '=', former).execute();
  } else {
    await sql`
      insert into bill_regulations (bill_id, regulation_id)
      select bill_id, ${successor} from bill_regulations where regulation_id = ${former}
      on conflict do nothing`.execute(tx);
    await tx.deleteFrom('bill_regulations').where('regulation_id', '=', former).execute();
    await sql`
      insert into upcoming_change_regulations (upcoming_change_id, regulation_id, sections, sort)
      select upcoming_change_id, ${successor}, sections, sort
      from upcoming_change_regulations where regulation_id = ${former}
      on conflict do nothing`.execute(tx);
    await tx.deleteFrom('upcoming_change_regulations').where('regulation_id', '=', former).execute();
  }
  const table = TABLE[kind];
  await tx.updateTable(table).set({ merged_into: successor }).where('merged_into', '=', former).execute();
  await tx.updateTable(table).set(archiveColumns(archived, successor)).where('id', '=', former).execute();
}
