import { t } from '../../../shared/text.ts';
import type { ServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { MAX_PASSWORD } from '../rules.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import c from './PasswordForm.module.css';

interface Props {
  form: Pick<ServerForm<{ password: string; again: string } & Record<string, unknown>>, 'field' | 'values'>;
}

/** A new password, twice, and what it still needs (specification 5). */
export function NewPasswordFields({ form: { field, values } }: Props) {
  const look = { autoComplete: 'new-password', maxLength: MAX_PASSWORD } as const;
  return (
    <>
      <p className={c.guidance}>
        {t(
          'Passwords must be at least 8 characters with both uppercase and lowercase letters and at least one number.',
        )}
      </p>
      <PasswordField label={t('New password')} {...look} {...field('password')} />
      <PasswordField label={t('New password again')} {...look} {...field('again')} />
      <PasswordChecklist password={values.password} again={values.again} />
    </>
  );
}
