import type { FixedClock } from '../../src/platform/clock.ts';
import type { OpenDatabase } from '../../src/platform/db/open.ts';
import { newId } from '../../src/platform/newId.ts';
import type { Oracle } from './oracle.ts';
import type { Random } from './random.ts';

/** What people do with reports in a simulated time, in the product and in the oracle. */
export class SimulatedReports {
  readonly #db: OpenDatabase['db'];
  readonly #clock: FixedClock;
  readonly #oracle: Oracle;
  readonly #random: Random;

  constructor(db: OpenDatabase['db'], clock: FixedClock, oracle: Oracle, random: Random) {
    this.#db = db;
    this.#clock = clock;
    this.#oracle = oracle;
    this.#random = random;
  }

  async make(): Promise<void> {
    if (this.#oracle.reports.size > 60) return;
    const owner = this.#random.pick([...this.#oracle.people.values()]);
    const report = {
      id: newId(),
      ownerId: owner.id,
      accountId: owner.accountId,
      isShared: this.#random.chance(0.5),
      provisions: new Set<string>(),
    };
    this.#oracle.reports.set(report.id, report);
    const now = this.#clock.now();
    await this.#db
      .insertInto('reports')
      .values({
        id: report.id,
        account_id: report.accountId,
        user_id: report.ownerId,
        name: `Report ${report.id}`,
        is_shared: report.isShared,
        created_at: now,
        updated_at: now,
      })
      .execute();
    for (let i = 0; i < 12; i += 1) await this.#addTo(report.id);
  }

  async #addTo(reportId: string): Promise<void> {
    const report = this.#oracle.reports.get(reportId);
    const id = this.#random.pick([...this.#oracle.provisions.keys()]);
    if (!report || report.provisions.has(id)) return;
    report.provisions.add(id);
    await this.#db
      .insertInto('report_provisions')
      .values({
        report_id: reportId,
        provision_id: id,
        position: report.provisions.size,
        added_by: report.ownerId,
        added_at: this.#clock.now(),
      })
      .execute();
  }

  async change(): Promise<void> {
    const all = [...this.#oracle.reports.values()];
    if (all.length === 0) return;
    const report = this.#random.pick(all);
    const kind = this.#random.next();
    if (kind < 0.4) return this.#addTo(report.id);
    if (kind < 0.7) {
      const [first] = report.provisions;
      if (!first) return;
      report.provisions.delete(first);
      await this.#db
        .deleteFrom('report_provisions')
        .where('report_id', '=', report.id)
        .where('provision_id', '=', first)
        .execute();
      return;
    }
    if (kind < 0.9) {
      report.isShared = !report.isShared;
      await this.#db
        .updateTable('reports')
        .set({ is_shared: report.isShared })
        .where('id', '=', report.id)
        .execute();
      return;
    }
    this.#oracle.reports.delete(report.id);
    await this.#db.deleteFrom('reports').where('id', '=', report.id).execute();
  }
}
