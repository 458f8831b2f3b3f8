import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { Actor } from '../../identity/actor.ts';
import './tables.ts';

/** Counts are written so often at most: one statement for whatever was read in between. */
const EVERY_MS = 60_000;
/** A list longer than this is looked through, not read. */
const MAX_LIST = 60;

interface Options {
  db: Db;
  clock: Clock;
  onError: (error: unknown) => void;
}

/**
 * Counts how often provisions are read by members, by day, so that editors read first what is read most. Nobody is named. Counts are
 * gathered in memory, and those of a minute written at once by the read that ends it; a crash loses a minute of counts.
 */
export class ReadCounter {
  readonly #options: Options;
  #counts = new Map<string, number>();
  #writtenAt: number;
  #writing: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#writtenAt = options.clock.now().getTime();
  }

  /** Notes that somebody was given these provisions to read. What staff read does not count. */
  note(actor: Pick<Actor, 'isStaff'>, provisions: readonly { id: string }[]): void {
    if (actor.isStaff || provisions.length > MAX_LIST) return;
    for (const { id } of provisions) this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
    const now = this.#options.clock.now().getTime();
    if (now - this.#writtenAt < EVERY_MS || this.#writing) return;
    this.#writtenAt = now;
    this.#writing = this.write()
      .catch(this.#options.onError)
      .finally(() => {
        this.#writing = null;
      });
  }

  /** Writes what was counted since the last time. Counts that could not be written are kept for the next. */
  async write(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    const { db, clock } = this.#options;
    const ids = [...counts.keys()].sort();
    try {
      await sql`
        insert into provision_reads (provision_id, day, reads)
        select c.id, ${torontoDay(clock.now())}::date, c.reads
        from unnest(${ids}::text[], ${ids.map((id) => counts.get(id) ?? 0)}::int[]) as c(id, reads)
        join provisions p on p.id = c.id order by c.id
        on conflict (provision_id, day) do update set reads = provision_reads.reads + excluded.reads`.execute(
        db,
      );
    } catch (error) {
      for (const [id, reads] of counts) this.#counts.set(id, (this.#counts.get(id) ?? 0) + reads);
      throw error;
    }
  }

  /** Writes the last counts before the process ends. */
  async close(): Promise<void> {
    await this.#writing;
    await this.write().catch(this.#options.onError);
  }
}
