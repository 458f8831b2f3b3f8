import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { DraftKeeper, Kept } from '../../../../ui/drafts/DraftKeeper.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { OpenProvision } from '../../schemas.ts';
import { editorApi } from '../api.ts';

interface Desk {
  open: OpenProvision;
  keeper: DraftKeeper<EditableProvision>;
  kept: Kept<EditableProvision>;
  isDraft: boolean;
  onReload: () => void;
}

/** Marks a source as read today: in the draft where there is one, else of what is published, at once and without a word changed. */
export function useReadAgain({ open, keeper, kept, isDraft, onReload }: Desk): (ref: string) => void {
  return (ref) => {
    const today = torontoDay(new Date());
    if (isDraft) {
      keeper.change({
        sources: kept.content.sources.map((source) =>
          source.ref === ref ? { ...source, checked: today } : source,
        ),
      });
      return;
    }
    const before = open.content.sources.find((source) => source.ref === ref)?.checked ?? null;
    editorApi.readAgain({ params: { id: open.id }, body: { ref } }).then((answer) => {
      const undo = () =>
        void editorApi
          .undoReadAgain({
            params: { id: open.id },
            body: { ref, checked: before, revision: answer.revision },
          })
          .then(onReload, toastSomethingWentWrong);
      toast.success({
        lead: t('Read again today.'),
        detail: t('Nothing was changed.'),
        link: <LinkButton onClick={undo}>{t('Undo')}</LinkButton>,
      });
      keeper.forget();
      onReload();
    }, toastSomethingWentWrong);
  };
}
