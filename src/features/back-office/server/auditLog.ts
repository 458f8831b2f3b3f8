import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '../../../platform/db/likePattern.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import { type PageCursor, readCursor, writeCursor } from '../../../platform/http/pageCursor.ts';
import { t } from '../../../shared/text.ts';
import { REQUIREMENT_NAMES } from '../../checklists/server/reads.ts';
import type { Actor } from '../../identity/actor.ts';
import { PLACED_PROVISIONS } from '../../provisions/server/reads.ts';
import { LIBRARY_KINDS } from '../auditRules.ts';
import type { AuditLine, AuditOrder, AuditQuery, AuditStates } from '../contract.ts';

const PAGE = 50;

const COLUMN: Record<AuditOrder, RawBuilder<unknown>> = {
  at: sql`log.at`,
  person: sql`log.user_email`,
  action: sql`log.action`,
  thing: sql`(log.subject_kind || ' ' || log.subject_id)`,
};

/** Whether a cursor names a line of the log, in an order that compares what it holds. */
const isPlaceBy =
  (order: AuditOrder) =>
  ([value, seq]: PageCursor): boolean =>
    (order !== 'at' || !Number.isNaN(Date.parse(value))) && /^\d{1,18}$/.test(seq);

/** The lines that somebody may read. */
const readable = (actor: Actor): RawBuilder<unknown> =>
  actor.role === 'ADMIN' ? sql`true` : oneOf('log.subject_kind', LIBRARY_KINDS);

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'America/Toronto'`;
const holds = (column: RawBuilder<unknown>, text: string) => sql`lower(${column}) like ${likePattern(text)}`;

/** What the thing of a line is called, where it still is. */
const NAMES = sql`
  left join lateral (
    select g.name || ', ' || j.name as name from ${PLACED_PROVISIONS}
    where log.subject_kind = 'provision' and p.id = log.subject_id
    union all
    select concat_ws(', ', b.number, b.name) from bills b where log.subject_kind = 'bill' and b.id = log.subject_id
    union all
    select i.name from industries i where log.subject_kind = 'industry' and i.id = log.subject_id
    union all
    select x.name from acts x where log.subject_kind in ('act', 'instrument') and x.id = log.subject_id
    union all
    select x.name from regulations x where log.subject_kind in ('regulation', 'instrument') and x.id = log.subject_id
    union all
    select x.name from areas x where log.subject_kind = 'area' and x.id = log.subject_id
    union all
    select x.name from topics x where log.subject_kind = 'topic' and x.id = log.subject_id
    union all
    select x.name from provision_groups x where log.subject_kind in ('provisionGroup', 'group') and x.id = log.subject_id
    union all
    select r.name from (${REQUIREMENT_NAMES}) r where log.subject_kind in ('checklistRequirement', 'requirement') and r.id = log.subject_id
  ) thing on true`;

interface Row extends Omit<AuditLine, 'at' | 'thing'> {
  at: Date;
  kind: string;
  subject_id: string;
  name: string | null;
}

/** What each order compares, as text. */
const orderedBy = (row: Row): Record<AuditOrder, string> => ({
  at: row.at.toISOString(),
  person: row.person,
  action: row.action,
  thing: `${row.kind} ${row.subject_id}`,
});

/** A page of the audit log as this person may read it. Throws 400 for a cursor that is none. */
export async function auditLines(
  db: Db,
  actor: Actor,
  query: AuditQuery,
): Promise<{ rows: AuditLine[]; next: string | null }> {
  const column = COLUMN[query.by];
  const conditions = [readable(actor)];
  if (query.person) conditions.push(holds(sql`log.user_email`, query.person));
  if (query.thing) {
    const words = sql`concat_ws(' ', thing.name, log.action, log.subject_kind, log.subject_id)`;
    conditions.push(holds(words, query.thing));
  }
  if (query.day) {
    conditions.push(sql`log.at >= ${startOf(query.day)}`);
    conditions.push(
      sql`log.at < ${sql`((${query.day}::date + 1)::timestamp at time zone 'America/Toronto')`}`,
    );
  }
  if (query.after) {
    const [value, seq] = readCursor(query.after, isPlaceBy(query.by));
    const from = query.by === 'at' ? sql`${value}::timestamptz` : sql`${value}::text`;
    const beyond = query.direction === 'ascending' ? sql`>` : sql`<`;
    conditions.push(sql`(${column}, log.seq) ${beyond} (${from}, ${seq}::bigint)`);
  }
  const direction = query.direction === 'ascending' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`
    select log.seq::text as id, log.at, log.user_email as person, log.action, log.subject_kind as kind, log.subject_id,
      thing.name
    from audit_log log ${NAMES}
    where ${sql.join(conditions, sql` and `)}
    order by ${column} ${direction}, log.seq ${direction}
    limit ${PAGE + 1}`.execute(db);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    rows: page.map(({ id, at, person, action, kind, subject_id, name }) => ({
      id,
      at: at.toISOString(),
      person,
      action,
      thing: { kind, id: subject_id, name },
    })),
    next: last ? writeCursor([orderedBy(last)[query.by], last.id]) : null,
  };
}

/** How a thing was before and after a line. Throws 404 for a line that is not there, or not for this person. */
export async function auditStates(db: Db, actor: Actor, id: string): Promise<AuditStates> {
  const { rows } = await sql<AuditStates>`
    select log.before, log.after from audit_log log where log.seq = ${id}::bigint and ${readable(actor)}`.execute(
    db,
  );
  if (!rows[0]) throw notFound(t('This line of the audit log could not be found.'));
  return rows[0];
}
