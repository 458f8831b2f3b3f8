import { type Selectable, sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, conflict, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Incident, WrittenIncident } from '../contract.ts';
import { incidentErrors, keptUntil } from '../rules.ts';
import type { IncidentsTable } from './tables.ts';

const PAGE = 50;

const columnsOf = (written: WrittenIncident) => ({
  circumstances: written.circumstances,
  information: written.information,
  happened_from: written.happenedFrom,
  happened_to: written.happenedTo,
  happened_note: written.happenedNote,
  aware_on: written.awareOn,
  people: written.people,
  are_people_estimated: written.arePeopleEstimated,
  people_in_quebec: written.peopleInQuebec,
  risk: written.risk,
  risk_reasons: written.riskReasons,
  measures: written.measures,
  notices: JSON.stringify(written.notices),
  notices_note: written.noticesNote,
  closed_on: written.closedOn,
});

const writtenOf = (row: Selectable<IncidentsTable>): WrittenIncident => ({
  circumstances: row.circumstances,
  information: row.information,
  happenedFrom: row.happened_from,
  happenedTo: row.happened_to,
  happenedNote: row.happened_note,
  awareOn: row.aware_on,
  people: row.people,
  arePeopleEstimated: row.are_people_estimated,
  peopleInQuebec: row.people_in_quebec,
  risk: row.risk,
  riskReasons: row.risk_reasons,
  measures: row.measures,
  notices: row.notices,
  noticesNote: row.notices_note,
  closedOn: row.closed_on,
});

const incidentOf = (row: Selectable<IncidentsTable>): Incident => ({
  ...writtenOf(row),
  number: row.number,
  revision: row.revision,
  keptUntil: keptUntil(row.aware_on),
  updatedAt: row.updated_at.toISOString(),
});

/** A page of the register, the last entered first. `after`: the number of the last entry of the page before. */
export async function incidentPage(db: Db, after: number | undefined) {
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .$if(after !== undefined, (qb) => qb.where('number', '<', after ?? 0))
    .orderBy('number', 'desc')
    .limit(PAGE + 1)
    .execute();
  return {
    rows: rows.slice(0, PAGE).map(incidentOf),
    next: rows.length > PAGE ? String(rows[PAGE - 1]?.number) : null,
  };
}

/** The whole register in the order of its numbers, for the copy that an authority asks for. */
export async function allIncidents(db: Db): Promise<Incident[]> {
  return (await db.selectFrom('incidents').selectAll().orderBy('number').execute()).map(incidentOf);
}

type IncidentServices = Pick<Services, 'db' | 'clock'>;

/** Throws 400 at every field that contradicts. */
function assertSound(written: WrittenIncident, now: Date): void {
  const errors = incidentErrors(written, torontoDay(now));
  const [first] = Object.values(errors);
  if (first) throw new AppError(400, 'invalid', first, errors);
}

/** Enters an incident. */
export async function addIncident(
  { db, clock }: IncidentServices,
  actor: Actor,
  written: WrittenIncident,
): Promise<Incident> {
  const now = clock.now();
  assertSound(written, now);
  return inTransaction(db, async (tx) => {
    const row = await tx
      .insertInto('incidents')
      .values({ ...columnsOf(written), created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    const subject = { kind: 'incident', id: String(row.number) };
    await recordAudit(tx, { at: now, actor, action: 'incident.add', subject, after: written });
    return incidentOf(row);
  });
}

/** Changes an entry. Throws 404 when there is none, 409 when somebody else changed it since. */
export async function changeIncident(
  { db, clock }: IncidentServices,
  actor: Actor,
  number: number,
  { revision, ...written }: WrittenIncident & { revision: number },
): Promise<Incident> {
  const now = clock.now();
  assertSound(written, now);
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('incidents')
      .selectAll()
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound(t('This incident could not be found.'));
    if (before.revision !== revision) {
      throw conflict('changed_meanwhile', t('Somebody else changed this since you opened it.'));
    }
    const row = await tx
      .updateTable('incidents')
      .set({ ...columnsOf(written), revision: sql`revision + 1`, updated_at: now })
      .where('number', '=', number)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'incident.change',
      subject: { kind: 'incident', id: String(number) },
      before: writtenOf(before),
      after: written,
    });
    return incidentOf(row);
  });
}
