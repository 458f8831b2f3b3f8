import { VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { passwordChecks } from '../rules.ts';
import c from './PasswordForm.module.css';

/** The live checklist of specification 5, in its words and its order. */
export function PasswordChecklist({ password, again }: { password: string; again: string }) {
  const checks = passwordChecks(password);
  const items: [string, boolean][] = [
    [t('Uppercase Letters Detected'), checks.uppercase],
    [t('Lowercase Letters Detected'), checks.lowercase],
    [t('Numbers Detected'), checks.numbers],
    [t('At Least 8 Characters Detected'), checks.length],
    [t('Password Fields Match Each Other'), password !== '' && password === again],
  ];
  return (
    <ul className={c.checks} aria-label={t('What the password needs')}>
      {items.map(([label, met]) => (
        <li key={label} data-met={met || undefined}>
          {met ? <IconCircleCheckFilled size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
          {label}
          <VisuallyHidden>{met ? t('yes') : t('not yet')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
