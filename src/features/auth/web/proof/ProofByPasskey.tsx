import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { FormFailure } from '../../../../ui/fields/form/FormFailure.tsx';
import { factorsApi } from '../api.ts';
import { answerPasskey } from '../factors/passkey.ts';
import { OtherWays, type WayProps } from './OtherWays.tsx';
import c from './Proof.module.css';

/** One of the person's passkeys. */
export function ProofByPasskey({ onProven, ...ways }: WayProps) {
  const prove = useMutation({
    mutationFn: async () => {
      const { ticket, options } = await factorsApi.beginProof();
      return factorsApi.prove({ body: { ticket, passkey: await answerPasskey(options) } });
    },
    onSuccess: onProven,
  });
  return (
    <div className={c.form}>
      <FormFailure text={prove.error?.message} />
      <div className={c.actions}>
        <Button data-autofocus loading={prove.isPending} onClick={() => prove.mutate()}>
          {t('Continue with a passkey')}
        </Button>
        <OtherWays {...ways} />
      </div>
    </div>
  );
}
