import { recordAudit } from '../../../../platform/audit/audit.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { badRequest, conflict } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import type { Actor } from '../../../identity/actor.ts';
import { type EntryKind, entryName } from '../../entries/entry.ts';
import { joinLibrary } from '../../entries/joinLibrary.ts';
import { entryProblems, loadingProblems } from '../../lint/runLint.ts';
import { applyEntries, withEntries } from '../exchange/applyEntries.ts';
import { assertReadTwice } from '../exchange/assertReadTwice.ts';
import { differingFields, withFields } from '../exchange/compareEntries.ts';
import { part } from '../exchange/dryRun.ts';
import { lockLibrary } from '../exchange/takeOver.ts';
import { hereLibrary } from '../here/hereLibrary.ts';
import { entryHere, sidesOf } from './differences.ts';
import { seenOf } from './presentEntry.ts';

interface Choice {
  kind: EntryKind;
  key: string;
  /** The fields that are taken from the file. */
  take: readonly string[];
  isMerged: boolean;
  seen: string;
}

/**
 * Settles where a newer starter library and staff differ: the fields of the file that are wanted go into the database, all else stays
 * staff's own. Throws 403 where a second reader is wanted (a draft is the way then), 409 when either side changed since it was looked at, 400 where the result cannot be.
 */
export async function settleDifference(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  actor: Actor,
  { kind, key, take, isMerged, seen }: Choice,
): Promise<{ settled: boolean }> {
  const { db, clock } = services;
  await inTransaction(db, async (tx) => {
    await lockLibrary(tx);
    const here = await hereLibrary(tx);
    const entry = entryHere(here, kind, key);
    const sides = sidesOf(entry);
    if (seenOf(sides) !== seen) {
      throw conflict(
        'changed_meanwhile',
        t('Somebody changed this since you opened it. Load it again; nothing was overwritten.'),
      );
    }
    const { starter } = entry;
    if (!starter) throw badRequest('key', t('No file of the starter library says anything of this.'));
    const wanted = differingFields(starter.content, entry.content).filter((field) => take.includes(field));
    const at = clock.now();
    if (wanted.length > 0) {
      assertReadTwice(services, { entries: [entry] });
      const taken = { ...entry, content: withFields(entry.content, starter.content, wanted) };
      const { library } = joinLibrary(withEntries(here, [taken]));
      const problems = [...loadingProblems(library), ...entryProblems(part(library, [taken]))];
      const [problem] = problems.filter(({ file }) => file === entry.file);
      if (problem) throw badRequest('take', [problem.where, problem.message].join(': '));
      await applyEntries(tx, here, [taken], { actor, at, action: 'library.takeFile' });
    } else {
      await recordAudit(tx, {
        ...{ at, actor, action: isMerged ? 'library.mergeDraft' : 'library.keepOurs' },
        subject: { kind, id: entry.row?.id ?? entryName(entry) },
        before: { key, differs: differingFields(starter.content, entry.content), isSettled: false },
        after: { key, isSettled: true },
      });
    }
    await tx
      .updateTable('library_entries')
      .set({
        base: null,
        settled_at: at,
        settled_by: actor.userId,
        settled_how: isMerged ? 'merge' : wanted.length > 0 ? 'file' : 'ours',
      })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute();
  });
  return { settled: true };
}
