import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import type { DraftKeeper } from '../../../../ui/drafts/DraftKeeper.ts';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { OpenProvision } from '../../schemas.ts';
import { editorApi, markPublicSample } from '../api.ts';
import type { WriteBeside } from '../beside/useBeside.ts';

interface Given {
  open: OpenProvision;
  keeper: DraftKeeper<EditableProvision>;
  write: WriteBeside;
  onReload: () => void;
}

/** What is done to an open provision at once, without a dialog: rolling a change in, the public sample, giving the draft up. */
export function useProvisionActions({ open, keeper, write, onReload }: Given) {
  const [search, setSearch] = useSearchParams();
  const rollIn = (changeId: string): void =>
    void keeper
      .flush()
      .then(() => editorApi.rollIn({ params: { id: changeId } }))
      .then(() => {
        keeper.forget();
        toast.success({ lead: t('Rolled into your draft. Publish it once it is read.') });
        onReload();
      }, toastSomethingWentWrong);
  // The Bill Tracker sends here with the change that is to be rolled in.
  const askedRollIn = useRef(search.get('rollIn'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the provision opens
  useEffect(() => {
    const changeId = askedRollIn.current;
    askedRollIn.current = null;
    if (!changeId) return;
    setSearch({}, { replace: true });
    rollIn(changeId);
  }, []);
  const markSample = (isPublicSample: boolean): void =>
    void write(() => markPublicSample(open.id, isPublicSample)).then((isDone) => {
      if (!isDone) return;
      toast.success({
        lead: isPublicSample ? t('Everybody may read it now.') : t('Strangers no longer see it.'),
        ...(isPublicSample ? { link: <a href={`/preview/${open.id}`}>{t('Look at the sample')}</a> } : {}),
      });
    });
  const discard = (): void =>
    void editorApi.discardDraft({ params: { id: open.id } }).then(() => {
      keeper.forget();
      toast.success({ lead: t('The draft is gone.') });
      onReload();
    }, toastSomethingWentWrong);
  return { rollIn, markSample, discard };
}
