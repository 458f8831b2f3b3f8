import type { RestingProvision } from '../../provisions/server/reads.ts';
import type { Resting } from '../restingSchema.ts';

const EXCERPT = 160;

/** A provision behind a source as its editor sees it. */
export const presentResting = (
  { text, cites, checked, changedOn: toldSince, ...provision }: RestingProvision,
  changedOn: string | null,
  isPassage: boolean,
): Resting => ({
  kind: 'provision',
  id: provision.id,
  provisionId: provision.id,
  name: provision.name,
  jurisdiction: provision.jurisdiction,
  area: provision.area,
  topic: provision.topic,
  isPublished: provision.isPublished,
  sections: [...new Set(cites.flatMap(({ sections }) => sections ?? []))].join('; ') || null,
  isPassage,
  excerpt: (text ?? '').replace(/\s+/g, ' ').slice(0, EXCERPT),
  checked,
  toldSince,
  isRead: isReadSince(checked, changedOn) && toldSince === null,
});

/** Whether a provision was read on the day on which a change was found, or later. */
export const isReadSince = (checked: string | null, changedOn: string | null): boolean =>
  changedOn === null || (checked !== null && checked >= changedOn);
