import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { RedlinePool } from '../../../redline/pool/pool.ts';
import { type JurisdictionCode, jurisdictionName } from '../../../shared/jurisdictions.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import '../../legislation/server/tables.ts';
import { PLACED_PROVISIONS } from '../../provisions/server/reads.ts';
import type { SummaryEntry } from '../contract.ts';
import { excerpt } from './excerpt.ts';
import './tables.ts';

/** An entry as everybody reads it: what is said of it beside where it belongs, which differs from person to person. */
export type EntryBody = Omit<SummaryEntry, 'alsoIn'>;

interface EntryRow {
  id: string;
  at: Date;
  change_type: EntryBody['changeType'];
  provision_id: string;
  name: string;
  area_id: string;
  area: string;
  topic_id: string;
  topic: string;
  jurisdiction: JurisdictionCode;
  bill: string | null;
  changes_overview: string | null;
  /** What its editor tells readers, in one line. */
  line: string | null;
  /** Null when no text changed. */
  is_library_text: boolean | null;
  old_description: string | null;
  old_warning: string | null;
  old_policy: string | null;
  new_description: string | null;
  new_warning: string | null;
  new_policy: string | null;
}

/**
 * Entries with the texts before and after: after an entry stands the snapshot of what was shown from that moment on, or else what
 * stands now. A text that was rolled in later, and the library's own history, follow by their days.
 */
const rowsOf = (db: Db, ids: string[]) =>
  sql<EntryRow>`
  select e.id, e.at, e.change_type, e.provision_id, g.name, a.id as area_id, a.name as area, t.id as topic_id,
    t.name as topic, p.jurisdiction, concat_ws(' · ', b.number, b.name) as bill, c.changes_overview, e.line,
    before.from_library as is_library_text,
    before.description as old_description, before.warning as old_warning, before.policy as old_policy,
    case when after.id is null then p.description else after.description end as new_description,
    case when after.id is null then p.warning else after.warning end as new_warning,
    case when after.id is null then p.policy else after.policy end as new_policy
  from update_entries e
  join ${PLACED_PROVISIONS} on p.id = e.provision_id
  left join bills b on b.id = e.bill_id
  left join upcoming_changes c on c.id = e.upcoming_change_id
  left join provision_versions before on before.id = e.before_version_id
  left join lateral (
    select v.id, v.description, v.warning, v.policy from provision_versions v
    where v.provision_id = before.provision_id and v.id <> before.id and (v.published_at = e.at
      or ((e.from_library or e.upcoming_change_id is not null) and v.published_at > before.published_at))
    order by v.published_at <> e.at, v.published_at limit 1
  ) after on true
  where ${oneOf('e.id', ids)}`.execute(db);

/** Comparisons under way at once: readers of the site wait in the same queue. */
const AT_ONCE = 4;
/** A comparison that finds the queue full waits this long, milliseconds. */
const PAUSE = 250;

async function compared(redlines: RedlinePool, before: string | null, after: string | null): Promise<string> {
  if ((before ?? '') === (after ?? '')) return '';
  for (;;) {
    try {
      return excerpt(await redlines.redline(before ?? '', after ?? ''));
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'RedlineQueueFullError') throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** The changed texts, or what a bill will change where the text has not moved. */
async function changesOf(redlines: RedlinePool, row: EntryRow): Promise<EntryBody['changes']> {
  if (row.is_library_text !== null) {
    const texts = [
      { part: 'description', before: row.old_description, after: row.new_description },
      // The library keeps earlier descriptions alone.
      ...(row.is_library_text
        ? []
        : ([
            { part: 'warning', before: row.old_warning, after: row.new_warning },
            { part: 'policy', before: row.old_policy, after: row.new_policy },
          ] as const)),
    ] as const;
    const changes: EntryBody['changes'] = [];
    for (const { part, before, after } of texts) {
      const html = await compared(redlines, before, after);
      if (html) changes.push({ part, html });
    }
    if (changes.length > 0) return changes;
  }
  return row.changes_overview ? [{ part: 'upcoming', html: row.changes_overview }] : [];
}

const linkOf = (row: EntryRow): string => {
  const [area, topic, hash] = [row.area_id, row.topic_id, row.provision_id].map(encodeURIComponent);
  return `/m/builder/${area}/${topic}#${hash}`;
};

async function bodyOf(redlines: RedlinePool, row: EntryRow): Promise<EntryBody> {
  return {
    id: row.id,
    changeType: row.change_type,
    date: torontoDay(row.at),
    provisionId: row.provision_id,
    name: row.name,
    area: row.area,
    topic: row.topic,
    jurisdiction: row.jurisdiction,
    jurisdictionName: jurisdictionName(row.jurisdiction),
    link: linkOf(row),
    bill: row.bill || null,
    line: row.line,
    changes: await changesOf(redlines, row),
  };
}

/** Entries of a run by id, each read and compared once however many people are told of it. */
export class EntryBodies {
  readonly #db: Db;
  readonly #redlines: RedlinePool;
  readonly #known = new Map<string, EntryBody>();

  constructor(db: Db, redlines: RedlinePool) {
    this.#db = db;
    this.#redlines = redlines;
  }

  /** The entries of these ids that still exist. */
  async of(ids: Iterable<string>): Promise<ReadonlyMap<string, EntryBody>> {
    const missing = [...new Set(ids)].filter((id) => !this.#known.has(id));
    if (missing.length === 0) return this.#known;
    const { rows } = await rowsOf(this.#db, missing);
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let row = rows[next++]; row; row = rows[next++]) {
        this.#known.set(row.id, await bodyOf(this.#redlines, row));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return this.#known;
  }
}
