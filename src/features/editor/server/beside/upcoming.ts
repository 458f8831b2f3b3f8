import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../../platform/errors.ts';
import { sanitiseHtml } from '../../../../platform/html/sanitise.ts';
import type { Services } from '../../../../platform/services.ts';
import { htmlToText } from '../../../../shared/htmlToText.ts';
import { t } from '../../../../shared/text.ts';
import {
  type ChangedChange,
  changeForWriting,
  changeUpcomingChange,
  withdrawChange,
} from '../../../legislation/server/writes.ts';
import { editableOf } from '../../../provisions/server/reads.ts';
import { type Editor, takeBackNews } from '../../../provisions/server/writes.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** A change that may still be written. Throws 404 for an unknown one, 409 when the text says it already. */
async function openChange(tx: Tx, id: string) {
  const change = await changeForWriting(tx, id);
  if (!change) throw notFound(t('This change could not be found.'));
  if (change.rolled_in_on !== null) {
    throw conflict('rolled_in', t('The text says this change already.'));
  }
  return change;
}

/** Empty where nothing stands in it, whatever its markup. */
const cleaned = (html: string): string | null => {
  const safe = sanitiseHtml(html);
  return htmlToText(safe) === '' ? null : safe;
};

/** Throws 400 `upcomingValues` for a field that the group of the provision does not have. */
async function assertFields(tx: Tx, provisionId: string, values: object): Promise<void> {
  const found = await editableOf(tx, provisionId);
  const known = new Set(found?.row.fields.map(({ key }) => key));
  const stray = Object.keys(values).find((key) => !known.has(key));
  if (stray)
    throw badRequest('upcomingValues', t('“{{key}}” is no field of this provision.', { key: stray }));
}

/**
 * Writes the whole text that a provision will have once a change holds; of an announcement, which no bill brings, also its words and its
 * day. Throws 404, 409 `rolled_in`, and 409 `of_bill` where the Bill Tracker says those.
 */
export async function writeUpcoming(
  { db, clock }: Deps,
  actor: Editor,
  id: string,
  written: ChangedChange,
): Promise<{ id: string }> {
  return inTransaction(db, async (tx) => {
    const before = await openChange(tx, id);
    const isOfBill = before.bill_id !== null;
    if (isOfBill && (written.overview !== undefined || written.day !== undefined)) {
      throw conflict('of_bill', t('The words and the day of this change are written in the Bill Tracker.'));
    }
    const overview = written.overview === undefined ? undefined : cleaned(written.overview);
    if (overview === null) throw badRequest('overview', t('Say what will change.'));
    const { upcomingText, upcomingValues, day } = written;
    if (upcomingValues) await assertFields(tx, before.provision_id, upcomingValues);
    const change: ChangedChange = {
      ...(overview === undefined ? {} : { overview }),
      ...(day === undefined ? {} : { day }),
      ...(upcomingText === undefined
        ? {}
        : { upcomingText: upcomingText === null ? null : cleaned(upcomingText) }),
      ...(upcomingValues === undefined ? {} : { upcomingValues }),
    };
    await changeUpcomingChange(tx, id, change);
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'provision.writeUpcoming',
      subject: { kind: 'provision', id: before.provision_id },
      before: {
        overview: before.changes_overview,
        day: before.in_force_date,
        upcomingText: before.upcoming_text,
        upcomingValues: before.upcoming_values,
      },
      after: change,
    });
    return { id };
  });
}

/** Takes an announcement away, with what readers were told of it. Throws 404, and 409 `of_bill` for a change that a bill brings. */
export async function withdrawAnnouncement(
  { db, clock }: Deps,
  actor: Editor,
  id: string,
): Promise<{ id: string }> {
  return inTransaction(db, async (tx) => {
    const before = await openChange(tx, id);
    if (before.bill_id !== null) {
      throw conflict('of_bill', t('This change is taken out in the Bill Tracker.'));
    }
    await takeBackNews(tx, id);
    await withdrawChange(tx, id, clock.now());
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'provision.withdrawAnnouncement',
      subject: { kind: 'provision', id: before.provision_id },
      before: { overview: before.changes_overview, day: before.in_force_date },
    });
    return { id };
  });
}
