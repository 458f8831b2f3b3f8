import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';
import type { SummaryPreview } from '../contract.ts';
import { nextDue } from '../rules.ts';
import { arrange } from './arrange.ts';
import { dueOf, NOTHING_DUE } from './due.ts';
import { EntryBodies } from './entries.ts';
import { frequencyOf } from './frequency.ts';
import { matchesOf } from './match.ts';
import { recipientOf } from './recipients.ts';

export type PreviewServices = Pick<Services, 'db' | 'clock' | 'redlines' | 'searches' | 'entitlements'>;

/** Entries that the preview shows in full; the others are counted. */
const SHOWN = 40;

/** What the next summary would hold if it were written now. Moves nothing. */
export async function previewOf(services: PreviewServices, userId: string): Promise<SummaryPreview> {
  const { db, clock, redlines, searches } = services;
  const now = clock.now();
  const frequency = await frequencyOf(db, userId);
  const person = await recipientOf(services, userId);
  const { rows } = await sql<{ horizon: number }>`select latest_update_seq() as horizon`.execute(db);
  const matches = await matchesOf(db, searches, [person], rows[0]?.horizon ?? 0, now);
  const arranged = arrange(matches);
  const ids = arranged.flatMap(({ entries }) => entries.map(({ entryId }) => entryId));
  const bodies = await new EntryBodies(db, redlines).of(ids.slice(0, SHOWN));
  const groups = arranged.flatMap(({ entries, ...group }) => {
    const shown = entries.flatMap(({ entryId, alsoIn }) => {
      const body = bodies.get(entryId);
      return body ? [{ ...body, alsoIn }] : [];
    });
    return shown.length > 0 ? [{ ...group, entries: shown }] : [];
  });
  const { list, hasNew } = (await dueOf(db, [person], now)).get(userId) ?? NOTHING_DUE;
  return {
    frequency,
    nextAt: frequency === 'Never' ? null : nextDue(frequency, now).at.toISOString(),
    groups,
    due: hasNew || groups.length > 0 ? list : [],
    more: Math.max(0, ids.length - SHOWN),
  };
}
