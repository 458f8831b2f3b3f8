import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { requiredText } from '../../../../shared/requiredText.ts';
import { t } from '../../../../shared/text.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { factorsApi } from '../api.ts';
import { OtherWays, type WayProps } from './OtherWays.tsx';
import c from './Proof.module.css';

/** A code of the person's second factor. */
export function ProofByCode({ onProven, ...ways }: WayProps) {
  const prove = useMutation({
    mutationFn: (body: { code: string }) => factorsApi.prove({ body }),
    onSuccess: onProven,
  });
  const { props, field, isPending } = useServerForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: requiredText(code) }),
    mutation: prove,
    failureAs: { field: 'code' },
  });
  return (
    <form className={c.form} {...props}>
      <TextInput
        label={t('Code')}
        autoComplete="one-time-code"
        maxLength={40}
        data-autofocus
        required
        withAsterisk={false}
        {...field('code')}
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
