import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/newId.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { userByEmail } from '../../identity/server/reads.ts';
import { provisionsInTopics } from '../../provisions/server/reads.ts';
import { noteHtml } from '../noteText.ts';
import { DEFAULT_TIME, fromTorontoWall } from '../reminderTime.ts';
import './tables.ts';
import '../../catalogue/server/tables.ts';
import '../../provisions/server/tables.ts';

interface DemoNote {
  group: string;
  jurisdiction: JurisdictionCode;
  text: string;
  /** Days from today, at the hour that a reminder begins with. */
  remindIn: number;
  isShared: boolean;
}

const HOURS = 'employment-standards/hours-of-work-and-overtime';

const NOTES: DemoNote[] = [
  {
    group: `${HOURS}/overtime-threshold-and-rate`,
    jurisdiction: 'ON',
    text: 'Weekly schedule runs Sunday to Saturday. Overtime starts in hour 45, not after eight in a day.',
    remindIn: 12,
    isShared: true,
  },
  {
    group: `${HOURS}/overtime-threshold-and-rate`,
    jurisdiction: 'PE',
    text: 'Overtime starts at 44 hours now, not 48. Ask Colin whether the Charlottetown roster follows the new Act.',
    remindIn: 30,
    isShared: false,
  },
];

/** Gives the demo's owner notes with reminders, one of them shared. Called once, when the demo accounts were made. */
export async function loadDemoNotes(db: Db, now: Date): Promise<void> {
  const author = await userByEmail(db, 'owner@demo.test');
  const colleague = await userByEmail(db, 'user@demo.test');
  if (!author || !colleague) return;
  await inTransaction(db, async (tx) => {
    for (const { group, jurisdiction, text, remindIn, isShared } of NOTES) {
      const provision = await provisionsInTopics(tx)
        .select('provisions.id')
        .where('provision_groups.key', '=', group)
        .where('provisions.jurisdiction', '=', jurisdiction)
        .executeTakeFirst();
      if (!provision) continue;
      const id = newId();
      const day = addDays(torontoDay(now), remindIn);
      await tx
        .insertInto('notes')
        .values({
          id,
          provision_id: provision.id,
          author_id: author.id,
          text: noteHtml(text),
          plain_text: text,
          remind_at: fromTorontoWall(`${day} ${DEFAULT_TIME}`),
          reminded_at: null,
          created_at: now,
          updated_at: now,
          law_day: null,
        })
        .execute();
      if (!isShared) continue;
      await tx
        .insertInto('note_shares')
        .values({ note_id: id, user_id: colleague.id, shared_at: now })
        .execute();
    }
  });
}
