import { Button, Checkbox, PasswordInput, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { isValidPassword, passwordChecks } from '../rules.ts';
import c from './PasswordForm.module.css';

interface Props {
  /** The email it is for, so that a password manager knows. */
  email?: string;
  /** Shows the checkbox that has to be ticked. */
  withTerms?: boolean;
  /** The account signs in by emailed link: no password is asked. */
  mfa?: boolean;
  submitLabel: string;
  pending: boolean;
  error: Error | null;
  /** What stands above the new password: the current one, where it is asked. */
  children?: ReactNode;
  onSubmit: (password: string) => void;
}

/** The live checklist of specification 5, in its words and its order. */
function Checklist({ password, again }: { password: string; again: string }) {
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

function Terms({
  agreed,
  onChange,
  needed,
}: {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  needed: boolean;
}) {
  return (
    <div>
      <Checkbox
        size="sm"
        checked={agreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          <>
            {t('I agree to the')}{' '}
            <a href="/terms" target="_blank" rel="noopener">
              {t('Terms of Use')}
            </a>{' '}
            {t('and the')}{' '}
            <a href="/privacy" target="_blank" rel="noopener">
              {t('Privacy Policy')}
            </a>
          </>
        }
      />
      {needed && !agreed && (
        <p className={c.message} role="status">
          {t('You must agree to the above before continuing.')}
        </p>
      )}
    </div>
  );
}

/** Says what the server refused: a bad password as the specification words it, everything else in its own words. */
export function isRefusedPassword(error: Error | null): boolean {
  return error instanceof ApiError && 'password' in error.fields;
}

/** The password-setting form (specification 2.9 and 5): Continue opens when everything fits. */
export function PasswordForm(props: Props) {
  const { email, withTerms = false, mfa = false, submitLabel, pending, error, children, onSubmit } = props;
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [agreed, setAgreed] = useState(false);
  const passwordFits = mfa || (isValidPassword(password) && password === again);
  const ready = passwordFits && (!withTerms || agreed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!passwordFits) toast.error({ lead: t('Invalid password format. Please try again.') });
    else if (ready) onSubmit(password);
  };
  const toggle = { 'aria-label': t('Show or hide the password') };
  return (
    <form className={c.form} onSubmit={submit}>
      {error && (
        <div role="alert">
          <Callout tone="red">
            {isRefusedPassword(error) ? t('Invalid password format. Please try again.') : error.message}
          </Callout>
        </div>
      )}
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      {children}
      {!mfa && (
        <>
          <p className={c.guidance}>
            {t(
              'Passwords must be at least 8 characters with both uppercase and lowercase letters and at least one number.',
            )}
          </p>
          <PasswordInput
            label={t('New password')}
            autoComplete="new-password"
            size="md"
            maxLength={256}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={toggle}
          />
          <PasswordInput
            label={t('New password again')}
            autoComplete="new-password"
            size="md"
            maxLength={256}
            value={again}
            onChange={(event) => setAgain(event.currentTarget.value)}
            visibilityToggleButtonProps={toggle}
          />
          <Checklist password={password} again={again} />
        </>
      )}
      {withTerms && <Terms agreed={agreed} onChange={setAgreed} needed={passwordFits} />}
      <Button type="submit" size="md" fullWidth disabled={!ready} loading={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
