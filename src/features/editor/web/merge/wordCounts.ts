import { redline } from '../../../../redline/redline.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';

export interface WordCounts {
  inserted: number;
  deleted: number;
}

/** The parts of a provision that are words. */
export const WORDED = ['description', 'warning', 'policy'] as const;

/** How many words of its text, warning and policy a side inserted and deleted against what it began from. */
export function wordCounts(base: EditableProvision, side: EditableProvision): WordCounts {
  const counts = { inserted: 0, deleted: 0 };
  for (const part of WORDED) {
    if (base[part] === side[part]) continue;
    const { inserted, deleted } = redline(base[part] ?? '', side[part] ?? '').summary.words;
    counts.inserted += inserted;
    counts.deleted += deleted;
  }
  return counts;
}
