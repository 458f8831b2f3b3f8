import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { GivenEmail } from './GivenEmail.tsx';
import c from './LoginScreen.module.css';

interface Props {
  email: string;
  onChangeEmail: () => void;
  onSubmit: (password: string) => void;
  pending: boolean;
  error: Error | null;
}

/** The password of the email given. A refusal keeps what was typed and selects it. */
export function PasswordStep({ email, onChangeEmail, onSubmit, pending, error }: Props) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(password);
  };
  return (
    <form className={c.form} onSubmit={submit}>
      <div>
        <h1>{t('Log in')}</h1>
        <p>{t('Welcome back. Enter your password to continue.')}</p>
      </div>
      <GivenEmail email={email} onChange={onChangeEmail} />
      {error && (
        <div role="alert">
          <Callout tone="red">{error.message}</Callout>
        </div>
      )}
      {/* Password managers need to see whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className={c.labelLine}>
        <label htmlFor="password">{t('Password')}</label>
        <Link to="/forgotPassword">{t('Forgot password?')}</Link>
      </div>
      <PasswordInput
        ref={field}
        id="password"
        name="password"
        autoComplete="current-password"
        size="md"
        required
        withAsterisk={false}
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
      />
      <Button type="submit" size="md" fullWidth loading={pending}>
        {t('Log in')}
      </Button>
    </form>
  );
}
