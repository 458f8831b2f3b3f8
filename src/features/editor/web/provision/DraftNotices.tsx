import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { OpenProvision } from '../../contract.ts';
import { editorApi } from '../api.ts';
import type { DraftKeeper, Kept } from './DraftKeeper.ts';
import c from './ProvisionPane.module.css';

const MergeDialog = lazyOverlay(() => import('../merge/MergeDialog.tsx'));

interface Props {
  open: OpenProvision;
  kept: Kept;
  keeper: DraftKeeper;
  /** Of the provision as it is published by now. */
  revision: number | null;
  editorId: string;
  /** Something was written anew: everything is to be read again. */
  onRenewed: () => void;
}

/** What an editor must know before going on: another tab, another editor, a publication that could not go out, a colleague's request. */
export function DraftNotices({ open, kept, keeper, revision, editorId, onRenewed }: Props) {
  const [merging, setMerging] = useState(false);
  const isStale = kept.version > 0 && kept.baseRevision !== Math.max(open.revision, revision ?? 0);
  const askers = open.othersDrafts.filter(
    ({ mayApprove, editorId: other }) => mayApprove && other !== editorId,
  );
  const approve = (other: string) =>
    void editorApi.approve({ params: { id: open.id }, body: { editorId: other } }).then(() => {
      toast.success({ lead: t('Published.') });
      onRenewed();
    }, toastSomethingWentWrong);
  return (
    <>
      {kept.state === 'conflict' && !isStale && (
        <p className={c.notice} role="alert">
          <span>{kept.problem ?? t('This draft was changed in another tab. Your words here are kept.')}</span>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              keeper.forget();
              onRenewed();
            }}
          >
            {t('Take the newer one')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              void editorApi.open({ params: { id: open.id } }).then((now) => {
                keeper.keepMine(now.draft?.version ?? 0, now.draft?.baseRevision ?? now.revision);
              }, toastSomethingWentWrong)
            }
          >
            {t('Keep what stands here')}
          </Button>
        </p>
      )}
      {isStale && (
        <p className={c.notice} role="alert">
          <span>
            {t(
              'Somebody published this provision since you began. Nothing of yours is lost: settle where you both changed the same words.',
            )}
          </span>
          <Button size="compact-sm" variant="default" onClick={() => setMerging(true)}>
            {t('Merge…')}
          </Button>
        </p>
      )}
      {open.draft?.failedWhy && (
        <p className={c.notice} role="alert">
          <span>{t('It could not go out at its time: {{why}}', { why: open.draft.failedWhy })}</span>
        </p>
      )}
      {askers.map(({ editorId: other, name, waiting }) => (
        <p key={other} className={c.notice}>
          <span>
            {t('{{name}} asks for a second reader: {{line}}', {
              name,
              line: waiting?.line ?? t('Editorial'),
            })}
          </span>
          <Button size="compact-sm" variant="default" onClick={() => approve(other)}>
            {t('Approve and publish')}
          </Button>
        </p>
      ))}
      <MergeDialog
        opened={merging}
        onClose={() => setMerging(false)}
        provisionId={open.id}
        onMerged={(content, base) => {
          keeper.rebase(content, base);
          setMerging(false);
          void keeper.flush().then(() => onRenewed());
        }}
        yours={kept.content}
      />
    </>
  );
}
