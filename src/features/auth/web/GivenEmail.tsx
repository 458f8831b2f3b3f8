import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import c from './LoginScreen.module.css';

/** The email as it was given, with a way back to change it. */
export function GivenEmail({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div className={c.given}>
      <span>{email}</span>
      <LinkButton onClick={onChange} aria-label={t('Change email')}>
        {t('Change')}
      </LinkButton>
    </div>
  );
}
