import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
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
  const [agrees, setAgrees] = useState(false);
  const [isTried, setTried] = useState(false);
  const join = useMutation({
    mutationFn: () => signOnApi.join({ body: { ticket: arrival.ticket } }),
    onSuccess: onJoined,
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (agrees && !join.isPending) join.mutate();
  };
  return (
    <FormCard
      title={t('Welcome')}
      text={t('You are joining {{account}} as {{email}}.', {
        account: arrival.accountName,
        email: arrival.email,
      })}
    >
      <form onSubmit={send} style={{ display: 'grid', gap: 16 }}>
        <FormFailure text={join.error?.message} />
        <TermsCheckbox
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
          isMissing={isTried && !agrees}
        />
        <Button type="submit" size="md" fullWidth loading={join.isPending || join.isSuccess}>
          {t('Continue')}
        </Button>
      </form>
    </FormCard>
  );
}
