import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { requiredText } from '../../../../shared/requiredText.ts';
import { t } from '../../../../shared/text.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import type { NewFactor } from '../../factorsContract.ts';
import { factorsApi } from '../api.ts';
import c from './Factors.module.css';
import { QrCode } from './QrCode.tsx';

interface Begun {
  id: string;
  secret: string;
  uri: string;
}

function FirstCode({ id, secret, uri, onAdded }: Begun & { onAdded: (made: NewFactor) => void }) {
  const confirm = useMutation({
    mutationFn: (body: { code: string }) => factorsApi.confirmApp({ params: { factorId: id }, body }),
    onSuccess: onAdded,
  });
  const { props, field, isPending } = useServerForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: requiredText(code) }),
    mutation: confirm,
    failureAs: { field: 'code' },
  });
  return (
    <form className={c.body} {...props}>
      <p>{t('Scan this with your authenticator app, or type the key into it.')}</p>
      <QrCode text={uri} />
      <code className={c.secret}>{secret}</code>
      <TextInput
        label={t('The code it shows now')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        required
        withAsterisk={false}
        {...field('code')}
      />
      <Button type="submit" loading={isPending}>
        {t('Add')}
      </Button>
    </form>
  );
}

function Begin({ onAdded }: { onAdded: (made: NewFactor) => void }) {
  const begun = useQuery({
    queryKey: ['beginApp'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: () => factorsApi.beginApp(),
  });
  return (
    <Loaded query={begun} skeleton={380} failed={t('This could not be loaded.')}>
      {(data) => <FirstCode {...data} onAdded={onAdded} />}
    </Loaded>
  );
}

interface Props {
  opened: boolean;
  onClose: () => void;
  onAdded: (made: NewFactor) => void;
}

/** Adds an authenticator app: its picture, and the first code as proof that it was read. */
export function AddApp({ opened, onClose, onAdded }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Add an authenticator app')} width={420}>
      <Begin onAdded={onAdded} />
    </Dialog>
  );
}
