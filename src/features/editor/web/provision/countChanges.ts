import type { EditableProvision } from '../../../provisions/editable.ts';
import { EDITED_PARTS, same } from '../../merge.ts';

/** How many typed values, citations and other parts differ from what is published, beside the words of the text. */
export function changedParts(published: EditableProvision, draft: EditableProvision): number {
  const keys = new Set([...Object.keys(published.values), ...Object.keys(draft.values)]);
  const values = [...keys].filter((key) => !same(published.values[key] ?? [], draft.values[key] ?? []));
  const parts = EDITED_PARTS.filter((part) => !same(published[part], draft[part]));
  return values.length + parts.length;
}

/** Whether a draft says anything else than what is published. */
export const isChanged = (published: EditableProvision, draft: EditableProvision): boolean =>
  published.description !== draft.description || changedParts(published, draft) > 0;
