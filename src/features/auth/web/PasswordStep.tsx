import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { requiredText } from '../../../shared/requiredText.ts';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { type Submission, useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { givenEmail } from './emailOfState.ts';
import { GivenEmail } from './GivenEmail.tsx';
import c from './LoginScreen.module.css';

interface Props {
  email: string;
  onChangeEmail: () => void;
  login: Submission<{ email: string; password: string }>;
  /** Signed in, and on the way to the first page. */
  isDone: boolean;
}

/** The password of the email given. A refusal keeps what was typed and selects it. */
export function PasswordStep({ email, onChangeEmail, login, isDone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { props, field, isPending, failure } = useServerForm({
    initialValues: { email, password: '' },
    validate: ({ password }) => ({ password: requiredText(password) }),
    mutation: login,
    failureAs: 'ownText',
  });
  useEffect(() => {
    if (failure) input.current?.select();
  }, [failure]);
  return (
    <form className={c.form} {...props}>
      <div>
        <h1>{t('Log in')}</h1>
        <p>{t('Welcome back. Enter your password to continue.')}</p>
      </div>
      <GivenEmail email={email} onChange={onChangeEmail} />
      <FormFailure text={failure?.message} />
      {/* Password managers need to see whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className={c.labelLine}>
        <label htmlFor="password">{t('Password')}</label>
        <Link to="/forgotPassword" state={givenEmail(email)}>
          {t('Forgot password?')}
        </Link>
      </div>
      <PasswordField
        ref={input}
        id="password"
        name="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        autoFocus
        {...field('password')}
      />
      <Button type="submit" size="md" fullWidth loading={isPending || isDone}>
        {t('Log in')}
      </Button>
    </form>
  );
}
