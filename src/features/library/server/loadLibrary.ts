import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { loadCatalogue } from '../../catalogue/server/load.ts';
import { loadDeadlines, loadRequirements } from '../../checklists/server/load.ts';
import { loadHelp } from '../../guidance/server/loadHelp.ts';
import { loadNotices } from '../../hub/server/loadNotices.ts';
import { loadBills, loadInstruments, loadUpcomingChanges } from '../../legislation/server/load.ts';
import { loadAnnouncements } from '../../notifications/server/loadAnnouncements.ts';
import { loadCoverageLimits } from '../../provisions/server/load/loadCoverageLimits.ts';
import { loadProvisions } from '../../provisions/server/load/loadProvisions.ts';
import { loadSpecialRules } from '../../provisions/server/load/loadSpecialRules.ts';
import { loadUpdateEntries } from '../../provisions/server/load/loadUpdateEntries.ts';
import { topComment } from '../canonical/writeFile.ts';
import type { Headers } from '../entries/splitLibrary.ts';
import type { Finding } from '../lint/finding.ts';
import { loadingProblems } from '../lint/runLint.ts';
import { carryOver } from './carryOver.ts';
import { convertKept } from './convertKept.ts';
import { keepEntries } from './keepEntries.ts';
import { prepareAnnouncements } from './prepareAnnouncements.ts';
import { prepareCatalogue } from './prepareCatalogue.ts';
import { prepareDeadlines, prepareRequirements } from './prepareChecklists.ts';
import { prepareCoverageLimits } from './prepareCoverageLimits.ts';
import { prepareHelp } from './prepareHelp.ts';
import { prepareBills, prepareInstruments } from './prepareLegislation.ts';
import { prepareNotices } from './prepareNotices.ts';
import { prepareProvisions, prepareSpecialRules } from './prepareProvisions.ts';
import { prepareUpcomingChanges } from './prepareUpcomingChanges.ts';
import { readLibrary } from './readLibrary.ts';

/** Changes with what loading does, so that an installation loads the same files again after such a change. */
const LOADER = 9;
const FINGERPRINT = 'library';

/** The content folder cannot be loaded as it stands; nothing was written. */
export class UnreadableLibrary extends Error {
  constructor(findings: Finding[]) {
    const lines = findings.map(({ file, where, message }) => `  - ${file} ${where}: ${message}`);
    super(`The library cannot be loaded:\n${lines.join('\n')}\nnpm run content:check says more.`);
    this.name = 'UnreadableLibrary';
  }
}

/** A fingerprint of every file: reading them is quick, parsing them is not. */
function fingerprint(contentDir: string): string {
  const hash = createHash('sha256').update(`loader ${LOADER}`);
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(path.join(contentDir, file)));
  return hash.digest('base64url');
}

/** The comments at the top of the files. */
function headersOf(contentDir: string): Headers {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  return new Map(
    files.map((file) => [
      file.split(path.sep).join('/'),
      topComment(readFileSync(path.join(contentDir, file), 'utf8')),
    ]),
  );
}

/** The fingerprint of what was loaded last. */
async function loadedPrint(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', FINGERPRINT)
    .executeTakeFirst();
  return row?.value;
}

/**
 * Brings the database to what the content folder says, in one transaction. Of several processes that start at once, one
 * loads and the others wait. Loading the same folder again changes nothing;
 * a newer one replaces what the library loaded before and leaves alone what staff edited since.
 * Throws `UnreadableLibrary` when the folder does not have the format of content/README.md.
 */
export async function loadLibrary(db: Db, contentDir: string, now = new Date()): Promise<void> {
  const print = fingerprint(contentDir);
  if ((await loadedPrint(db)) === print) return;

  const { library, findings } = readLibrary(contentDir);
  const problems = [...findings, ...loadingProblems(library)];
  if (problems.length > 0) throw new UnreadableLibrary(problems);
  const catalogue = prepareCatalogue(library);
  const { acts, regulations } = prepareInstruments(library);
  const bills = prepareBills(library);
  const provisions = prepareProvisions(library, torontoDay(now));
  const specialRules = prepareSpecialRules(library);
  const upcomingChanges = prepareUpcomingChanges(library);
  const requirements = prepareRequirements(library);
  const deadlines = prepareDeadlines(library);

  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${FINGERPRINT}))`.execute(tx);
    if ((await loadedPrint(tx)) === print) return;
    await loadCatalogue(tx, catalogue);
    await loadInstruments(tx, acts, regulations);
    await loadBills(tx, bills);
    await loadProvisions(tx, provisions, now);
    await convertKept(tx, library);
    await loadSpecialRules(tx, specialRules);
    await loadCoverageLimits(tx, prepareCoverageLimits(library));
    await loadUpcomingChanges(tx, upcomingChanges);
    await loadRequirements(tx, requirements, torontoDay(now));
    await loadDeadlines(tx, deadlines);
    await carryOver(tx, library);
    await loadHelp(tx, prepareHelp(library));
    await loadUpdateEntries(tx, torontoDay(now));
    await loadAnnouncements(tx, prepareAnnouncements(library), now);
    await loadNotices(tx, prepareNotices(library));
    await keepEntries(tx, library, headersOf(contentDir), now);
    await tx
      .insertInto('installation')
      .values({ name: FINGERPRINT, value: print })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: print }))
      .execute();
    await sql`analyze`.execute(tx);
  });
}
