import { Button } from '@mantine/core';
import { requiredText } from '../../../shared/requiredText.ts';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { type Submission, useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { isValidPassword, MAX_PASSWORD, newPasswordError } from '../rules.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import c from './PasswordForm.module.css';
import { TermsCheckbox } from './TermsCheckbox.tsx';

/** What a password form holds, also where it asks for less. */
export type NewPassword = typeof EMPTY;

const EMPTY = { currentPassword: '', password: '', again: '', agreed: false };

interface Props {
  /** The email it is for, so that a password manager knows. */
  email?: string;
  /** Asks for the current password first. */
  withCurrent?: boolean;
  /** Shows the checkbox that has to be ticked. */
  withTerms?: boolean;
  /** The account signs in by emailed link: no password is asked. */
  mfa?: boolean;
  submitLabel: string;
  save: Submission<NewPassword>;
  /** Saved, and on the way to the next page. */
  isDone?: boolean;
}

/** The password-setting form (specification 2.9 and 5): Continue opens when everything fits. */
export function PasswordForm({ email, withCurrent, withTerms, mfa, submitLabel, save, isDone }: Props) {
  const { props, field, values, isPending, failure } = useServerForm({
    initialValues: EMPTY,
    validate: ({ currentPassword, password }) => ({
      currentPassword: withCurrent ? requiredText(currentPassword) : null,
      password: mfa ? null : newPasswordError(password),
    }),
    mutation: save,
    onInvalid: (errors) => {
      if (errors.password) toast.error({ lead: t('Invalid password format. Please try again.') });
    },
    failureAs: 'ownText',
  });
  const { password, again, agreed } = values;
  const passwordFits = mfa || (isValidPassword(password) && password === again);
  const newInput = { autoComplete: 'new-password', maxLength: MAX_PASSWORD } as const;
  return (
    <form className={c.form} {...props}>
      <FormFailure text={failure?.message} />
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      {withCurrent && (
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          {...field('currentPassword')}
        />
      )}
      {!mfa && (
        <>
          <p className={c.guidance}>
            {t(
              'Passwords must be at least 8 characters with both uppercase and lowercase letters and at least one number.',
            )}
          </p>
          <PasswordField label={t('New password')} {...newInput} {...field('password')} />
          <PasswordField label={t('New password again')} {...newInput} {...field('again')} />
          <PasswordChecklist password={password} again={again} />
        </>
      )}
      {withTerms && (
        <TermsCheckbox {...field('agreed', { type: 'checkbox' })} isMissing={passwordFits && !agreed} />
      )}
      <Button
        type="submit"
        size="md"
        fullWidth
        disabled={!passwordFits || (withTerms && !agreed)}
        loading={isPending || isDone}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
