import { notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { encoded } from '../../../../redline/read/words.ts';
import { t } from '../../../../shared/text.ts';
import { compareAll, editableOf } from '../../../provisions/server/reads.ts';
import { draftOf } from '../drafts.ts';
import { changedParts } from './changedParts.ts';

/** Lines as a text of paragraphs, to be compared like one. */
const asText = (lines: readonly string[]): string => lines.map((line) => `<p>${encoded(line)}</p>`).join('');

/** The draft of a colleague against what is published: what a second reader reads before approving. Throws 404 without one. */
export async function colleagueDraft(
  { db, redlines }: Pick<Services, 'db' | 'redlines'>,
  provisionId: string,
  editorId: string,
) {
  const published = await editableOf(db, provisionId);
  const draft = await draftOf(db, provisionId, editorId);
  if (!published || !draft) throw notFound(t('There is no such draft.'));
  const against = async (before: string | null, after: string | null) =>
    before === null && after === null ? null : (await redlines.redline(before ?? '', after ?? '')).html;
  const { content: before } = published;
  const { content: after } = draft;
  const parts = await changedParts(db, published.row.fields, before, after);
  const others = await compareAll(parts, async (part) => ({
    name: part.name,
    redline: (await redlines.redline(asText(part.before), asText(part.after))).html,
  }));
  return {
    version: draft.version,
    texts: {
      description: (await against(before.description, after.description)) ?? '',
      warning: await against(before.warning, after.warning),
      policy: await against(before.policy, after.policy),
    },
    others,
    publication: draft.publication,
    isStale: published.row.revision !== draft.base_revision,
  };
}
