import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../../../../shared/text.ts';
import { FormFailure } from '../../../../ui/fields/form/FormFailure.tsx';
import { PROOF_LINK_MINUTES } from '../../rules.ts';
import { factorsApi } from '../api.ts';
import { useCurrentUser } from '../currentUser.ts';
import { OtherWays, type WayProps } from './OtherWays.tsx';
import c from './Proof.module.css';

const LOOK_EVERY_MS = 2_000;

/** A link to the inbox; the dialog notices when it was opened in another tab. */
export function ProofByLink({ onProven, ...ways }: WayProps) {
  const { email } = useCurrentUser();
  const send = useMutation({ mutationFn: () => factorsApi.sendProof() });
  const proof = useQuery({
    queryKey: ['proof', 'byLink'],
    enabled: send.isSuccess,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: LOOK_EVERY_MS,
    // The link opens in another tab, and this one is in the background then.
    refetchIntervalInBackground: true,
    queryFn: () => factorsApi.proof(),
  });
  const isProven = proof.data?.isProven ?? false;
  useEffect(() => {
    if (isProven) onProven();
  }, [isProven, onProven]);
  return (
    <div className={c.form}>
      <FormFailure text={send.error?.message} />
      <p className={c.line} role="status">
        {send.isSuccess
          ? t(
              'We sent a link to {{email}}. Open it in this browser within {{minutes}} minutes, and come back.',
              {
                email,
                minutes: PROOF_LINK_MINUTES,
              },
            )
          : t('We send a link to {{email}}, to be opened in this browser.', { email })}
      </p>
      <div className={c.actions}>
        <Button
          variant={send.isSuccess ? 'default' : 'filled'}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {send.isSuccess ? t('Send it again') : t('Email me a link')}
        </Button>
        <OtherWays {...ways} />
      </div>
    </div>
  );
}
