import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { requiredText } from '../../../../shared/requiredText.ts';
import { t } from '../../../../shared/text.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { PasswordField } from '../../../../ui/fields/PasswordField.tsx';
import { factorsApi } from '../api.ts';
import { useCurrentUser } from '../currentUser.ts';
import { OtherWays, type WayProps } from './OtherWays.tsx';
import c from './Proof.module.css';

/** The password once more. */
export function ProofByPassword({ onProven, ...ways }: WayProps) {
  const { email } = useCurrentUser();
  const prove = useMutation({
    mutationFn: (body: { password: string }) => factorsApi.prove({ body }),
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
        <OtherWays {...ways} />
      </div>
    </form>
  );
}
