import { notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { editableOf } from '../../../provisions/server/reads.ts';
import { draftOf } from '../drafts.ts';

const PARTS = {
  values: () => t('Values'),
  acts: () => t('Acts'),
  regulations: () => t('Regulations'),
  references: () => t('Also see'),
  sources: () => t('Sources'),
  confidence: () => t('Confidence'),
  openQuestion: () => t('What is not settled'),
  editorNote: () => t('Editor’s note'),
  effectiveDate: () => t('Effective date'),
} as const;

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
  const isChanged = (part: keyof typeof PARTS) =>
    JSON.stringify(before[part]) !== JSON.stringify(after[part]);
  return {
    version: draft.version,
    texts: {
      description: (await against(before.description, after.description)) ?? '',
      warning: await against(before.warning, after.warning),
      policy: await against(before.policy, after.policy),
    },
    others: (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter(isChanged).map((part) => PARTS[part]()),
    publication: draft.publication,
    isStale: published.row.revision !== draft.base_revision,
  };
}
