import { Button } from '@mantine/core';
import { requiredText } from '../../../shared/requiredText.ts';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { type Submission, useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { isValidPassword, newPasswordError } from '../rules.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
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
      {!mfa && <NewPasswordFields form={{ field, values }} />}
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
