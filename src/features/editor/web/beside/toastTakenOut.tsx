import { t } from '../../../../shared/text.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';

/** Says that one of a list was taken out, and brings it back for ten seconds. */
export const toastTakenOut = (lead: string, onUndo: () => void): void =>
  toast.success({
    lead,
    link: <LinkButton onClick={onUndo}>{t('Undo')}</LinkButton>,
    milliseconds: 10_000,
  });
