import { t } from '../../../../shared/text.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';

/** Copies an address; without the right to write to the clipboard it is shown, to be copied by hand. */
export async function copyPermalink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success({ lead: t('Permalink copied.') });
  } catch {
    toast.warning({ lead: t('Copy this link:'), link: <a href={url}>{url}</a> });
  }
}
