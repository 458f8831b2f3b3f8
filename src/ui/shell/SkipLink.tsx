import { t } from '../../shared/text.ts';
import c from './SkipLink.module.css';

export const MAIN_ID = 'main';

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  const skip = (event: React.MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <a href={`#${MAIN_ID}`} className={c.skip} onClick={skip} data-chrome>
      {t('Skip to content')}
    </a>
  );
}
