import { t } from '../../../shared/text.ts';
import c from './DemoSignIns.module.css';

interface Props {
  onPick: (credentials: { email: string; password: string }) => void;
  disabled: boolean;
}

/** The demo accounts that show the most (decisions 3), one press away. Shown only where the server made them. */
export function DemoSignIns({ onPick, disabled }: Props) {
  const people = [
    ['owner@demo.test', t('Paid, every jurisdiction and area')],
    ['west@demo.test', t('Paid, Alberta, Saskatchewan and Federal')],
    ['trial@demo.test', t('Free trial, Ontario')],
    ['expired@demo.test', t('Free trial that has expired')],
    ['admin@demo.test', t('Staff')],
  ] as const;
  return (
    <section className={c.list} aria-label={t('Demo sign-ins')}>
      <h3 className={c.head}>{t('Try it as')}</h3>
      {people.map(([email, about]) => (
        <button
          key={email}
          type="button"
          className={c.row}
          disabled={disabled}
          onClick={() => onPick({ email, password: 'Demo-Pass-2026' })}
        >
          <b>{email}</b> {about}
        </button>
      ))}
    </section>
  );
}
