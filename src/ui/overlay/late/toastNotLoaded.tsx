import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../parts/LinkButton.tsx';
import { toast } from '../../toasts/toasts.ts';
import { PageOutdated } from './importChunk.ts';
import { reloadPage } from './reloadPage.ts';

/** Says that something did not come, and what helps. `lead` names it: "The menu did not load." */
export function toastNotLoaded(lead: string, error: unknown): void {
  if (!(error instanceof PageOutdated)) {
    toast.error({ lead, detail: t('Check your connection and try again.') });
    return;
  }
  toast.error({
    lead,
    detail: t('A newer version is there, or the connection was lost for a moment.'),
    link: <LinkButton onClick={reloadPage}>{t('Load the page again')}</LinkButton>,
  });
}
