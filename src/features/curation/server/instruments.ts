import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import {
  addInstrument,
  changeInstrument,
  type InstrumentKind,
  instrumentForWriting,
} from '../../legislation/server/writes.ts';
import { citationCounts } from '../../provisions/server/reads.ts';
import type {
  InstrumentRow,
  instrumentsContract,
  StaffInstrument,
  WrittenInstrument,
} from '../instrumentsContract.ts';
import { archivedOf } from './archived.ts';
import { newKey } from './newKey.ts';
import { assertRevision, auditThing } from './things.ts';

const COLUMNS = ['id', 'name', 'citation', 'jurisdiction', 'archived_at'] as const;

async function listOf(db: Db): Promise<InstrumentRow[]> {
  const acts = await db
    .selectFrom('acts')
    .innerJoin('areas', 'areas.id', 'acts.area_id')
    .select(COLUMNS.map((column) => `acts.${column}` as const))
    .select(['areas.id as area_id', 'areas.name as area'])
    .orderBy('areas.sort')
    .orderBy('acts.name')
    .execute();
  const regulations = await db
    .selectFrom('regulations')
    .innerJoin('areas', 'areas.id', 'regulations.area_id')
    .select(COLUMNS.map((column) => `regulations.${column}` as const))
    .select(['areas.id as area_id', 'areas.name as area', 'regulations.act_id'])
    .orderBy('areas.sort')
    .orderBy('regulations.name')
    .execute();
  const counts = await citationCounts(db);
  const rowOf =
    (kind: InstrumentKind) =>
    (row: (typeof acts)[number] & { act_id?: string | null }): InstrumentRow => ({
      id: row.id,
      kind,
      name: row.name,
      citation: row.citation,
      jurisdiction: row.jurisdiction,
      area: { id: row.area_id, name: row.area },
      actId: row.act_id ?? null,
      isArchived: row.archived_at !== null,
      citedBy: counts.get(row.id) ?? 0,
    });
  return [...acts.map(rowOf('act')), ...regulations.map(rowOf('regulation'))];
}

/** An act or regulation as editors write it, locked. Throws 404 for an unknown id. */
async function instrumentOf(tx: Tx, id: string): Promise<StaffInstrument> {
  const act = await instrumentForWriting(tx, 'act', id);
  const row = act ?? (await instrumentForWriting(tx, 'regulation', id));
  if (!row) throw notFound(t('This act or regulation could not be found.'));
  const archived = row.archived_at ? await archivedOf(tx, act ? 'acts' : 'regulations') : null;
  return {
    id,
    kind: act ? 'act' : 'regulation',
    jurisdiction: row.jurisdiction,
    revision: row.revision,
    written: {
      areaId: row.area_id,
      actId: row.act_id,
      name: row.name,
      citation: row.citation,
      url: row.url,
      editorNote: row.editor_note,
    },
    isFromLibrary: row.content_hash !== null,
    archived: archived?.get(id) ?? null,
  };
}

type Placed = Pick<WrittenInstrument, 'areaId' | 'actId' | 'name' | 'citation'>;

/** Throws 400 at the field for an area or act that is not there, is put away, or is another jurisdiction's, and for a second of its name. */
async function assertPlaced(
  tx: Tx,
  { kind, jurisdiction, id }: { kind: InstrumentKind; jurisdiction: JurisdictionCode; id: string | null },
  written: Placed,
  before: Placed | null,
): Promise<void> {
  const area = await tx
    .selectFrom('areas')
    .select(['name', 'archived_at'])
    .where('id', '=', written.areaId)
    .executeTakeFirst();
  if (!area) throw badRequest('areaId', t('Choose an area of law.'));
  if (area.archived_at && before?.areaId !== written.areaId) {
    throw badRequest('areaId', t('“{{name}}” is archived. Choose another.', { name: area.name }));
  }
  if (written.actId !== null) {
    if (kind === 'act') throw badRequest('actId', t('An act is made under no other.'));
    const act = await instrumentForWriting(tx, 'act', written.actId);
    if (!act || act.jurisdiction !== jurisdiction) {
      throw badRequest('actId', t('Choose an act of the same jurisdiction.'));
    }
    if (act.archived_at && before?.actId !== written.actId) {
      throw badRequest('actId', t('“{{name}}” is archived. Choose another.', { name: act.name }));
    }
  }
  const twin = await tx
    .selectFrom(kind === 'act' ? 'acts' : 'regulations')
    .select('id')
    .where('jurisdiction', '=', jurisdiction)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', written.name.toLowerCase()))
    .where((eb) => eb('citation', 'is not distinct from', written.citation))
    .where('archived_at', 'is', null)
    .where('id', '<>', id ?? '')
    .executeTakeFirst();
  if (twin) throw badRequest('name', t('There is one of this name and citation already.'));
}

/** The calls by which staff keep acts and regulations. */
export function instrumentsHandlers({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Handlers<typeof instrumentsContract> {
  return {
    staffInstruments: () => listOf(db),
    staffInstrument: ({ params }) => inTransaction(db, (tx) => instrumentOf(tx, params.id)),
    createInstrument: ({ actor, body }) =>
      inTransaction(db, async (tx) => {
        await assertPlaced(tx, { ...body, id: null }, body, null);
        const named = newKey('instrument', `${body.jurisdiction} ${body.name}`);
        await addInstrument(tx, named, body);
        const made = await instrumentOf(tx, named.id);
        const { kind, jurisdiction, written } = made;
        await auditThing(tx, clock.now(), {
          ...{ actor, kind, id: named.id, verb: 'create' },
          after: { jurisdiction, ...written },
        });
        return made;
      }),
    changeInstrument: ({ actor, params: { id }, body: { revision, ...written } }) =>
      inTransaction(db, async (tx) => {
        const before = await instrumentOf(tx, id);
        assertRevision(before, revision);
        const { kind, jurisdiction } = before;
        await assertPlaced(tx, { kind, jurisdiction, id }, written, before.written);
        await changeInstrument(tx, id, { ...written, kind, jurisdiction });
        const after = await instrumentOf(tx, id);
        await auditThing(tx, clock.now(), {
          ...{ actor, kind, id, verb: 'change' },
          before: before.written,
          after: after.written,
        });
        return after;
      }),
  };
}
