import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import type { CurrentUser } from '../../auth/contract.ts';
import { FormCard } from '../../auth/web/PublicPage.tsx';
import { TermsCheckbox } from '../../auth/web/TermsCheckbox.tsx';
import type { TermsRequired } from '../contract.ts';
import { signOnApi } from './api.ts';

interface Props {
  arrival: TermsRequired;
  onJoined: (user: CurrentUser) => void;
}

/** The terms, before somebody whom the provider named is let in for the first time. */
export function JoinForm({ arrival, onJoined }: Props) {
  const join = useMutation({
    mutationFn: (_values: { agrees: boolean }) => signOnApi.join({ body: { ticket: arrival.ticket } }),
    onSuccess: onJoined,
  });
  const { props, values, errors, setValue, failure } = useServerForm({
    initialValues: { agrees: false },
    validate: ({ agrees }) => (agrees ? {} : { agrees: true }),
    mutation: join,
    failureAs: 'ownText',
  });
  return (
    <FormCard
      title={t('Welcome')}
      text={t('You are joining {{account}} as {{email}}.', {
        account: arrival.accountName,
        email: arrival.email,
      })}
    >
      <form {...props} style={{ display: 'grid', gap: 16 }}>
        <FormFailure text={failure?.message} />
        <TermsCheckbox
          checked={values.agrees}
          onChange={(event) => setValue('agrees', event.currentTarget.checked)}
          isMissing={errors.agrees !== undefined}
        />
        <Button type="submit" size="md" fullWidth loading={join.isPending || join.isSuccess}>
          {t('Continue')}
        </Button>
      </form>
    </FormCard>
  );
}
