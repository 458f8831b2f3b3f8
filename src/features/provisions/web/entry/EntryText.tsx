import { t } from '../../../../shared/text.ts';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import c from './ProvisionEntry.module.css';

/** The text of an entry, or the words for one that has none yet (specification 2.8). */
export function EntryText({ html }: { html: string | null }) {
  return (
    <div className={c.text}>
      {html ? <Prose html={html} /> : <p className={c.none}>{t('Details coming soon.')}</p>}
    </div>
  );
}
