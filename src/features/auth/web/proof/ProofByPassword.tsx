import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { requiredText } from '../../../../shared/requiredText.ts';
import { t } from '../../../../shared/text.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx';
import { authApi } from '../api.ts';
import { useCurrentUser } from '../currentUser.ts';
import c from './Proof.module.css';

interface Props {
  onProven: () => void;
  /** The person would rather have a link. */
  onLink: () => void;
  /** The person has an app that shows codes, and would rather use it. */
  onCode?: () => void;
}

/** The password once more. */
export function ProofByPassword({ onProven, onLink, onCode }: Props) {
  const { email } = useCurrentUser();
  const prove = useMutation({
    mutationFn: (body: { password: string }) => authApi.prove({ body }),
    onSuccess: onProven,
  });
  const { props, field, isPending } = useServerForm({
    initialValues: { password: '' },
    validate: ({ password }) => ({ password: requiredText(password) }),
    mutation: prove,
    failureAs: { field: 'password' },
  });
  return (
    <form className={c.form} {...props}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        required
        withAsterisk={false}
        data-autofocus
        {...field('password')}
      />
      <div className={c.actions}>
        <Button type="submit" loading={isPending}>
          {t('Continue')}
        </Button>
        {onCode && (
          <Button variant="subtle" onClick={onCode}>
            {t('Use a code')}
          </Button>
        )}
        <Button variant="subtle" onClick={onLink}>
          {t('Email me a link instead')}
        </Button>
      </div>
    </form>
  );
}
