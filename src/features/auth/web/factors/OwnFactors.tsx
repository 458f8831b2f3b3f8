import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../shared/apiClient.ts';
import { t } from '../../../../shared/text.ts';
import { longDate, shortDate } from '../../../../shared/torontoDate.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { Card } from '../../../../ui/parts/Card.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { deviceName } from '../../deviceName.ts';
import type { Factor, OwnFactors as Factors, NewFactor } from '../../factorsContract.ts';
import { factorsApi } from '../api.ts';
import { AddApp } from './AddApp.tsx';
import c from './Factors.module.css';
import { makePasskey } from './passkey.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const about = ({ kind, createdAt, lastUsedAt }: Factor): string => {
  const added =
    kind === 'passkey'
      ? t('Passkey, added {{date}}', { date: shortDate(createdAt) })
      : t('Added {{date}}', { date: shortDate(createdAt) });
  return lastUsedAt ? `${added} · ${t('last used {{date}}', { date: shortDate(lastUsedAt) })}` : added;
};

async function addPasskey(): Promise<NewFactor> {
  const { ticket, options } = await factorsApi.beginPasskey();
  const passkey = await makePasskey(options);
  return factorsApi.addPasskey({ body: { ticket, passkey, name: deviceName(navigator.userAgent) } });
}

interface Props {
  /** Called when a factor was added. */
  onAdded?: () => void;
}

/** What the server says needs its lead; a passkey that was not made says all of it itself. */
const toastPasskeyError = (error: Error): void =>
  error instanceof ApiError ? toastSomethingWentWrong(error) : toast.error({ lead: error.message });

/** What a person may do about their second factors. `reload` is called after each of them. */
function useFactorChanges(
  reload: () => void,
  added: (factor: NewFactor) => void,
  onCodes: (codes: string[] | null) => void,
) {
  const passkey = useMutation({ mutationFn: addPasskey, onSuccess: added, onError: toastPasskeyError });
  const remove = useMutation({
    mutationFn: (factorId: string) => factorsApi.removeFactor({ params: { factorId } }),
    onSuccess: reload,
    onError: toastSomethingWentWrong,
  });
  const renew = useMutation({
    mutationFn: () => factorsApi.renewRecoveryCodes(),
    onSuccess: ({ recoveryCodes }) => {
      reload();
      onCodes(recoveryCodes);
    },
    onError: toastSomethingWentWrong,
  });
  return { passkey, remove, renew };
}

type Changes = ReturnType<typeof useFactorChanges>;

const FactorList = ({ data, remove, renew }: Omit<Changes, 'passkey'> & { data: Factors }) => (
  <ul className={c.list}>
    {data.factors.map((factor) => (
      <li key={factor.id}>
        <span>
          <b>{factor.name}</b>
          <small>{about(factor)}</small>
        </span>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('Remove {{name}}', { name: factor.name })}
          loading={remove.isPending && remove.variables === factor.id}
          onClick={() => remove.mutate(factor.id)}
        >
          {t('Remove')}
        </Button>
      </li>
    ))}
    <li>
      <span>
        <b>{t('Recovery codes')}</b>
        <small>{t('{{count}} left', { count: data.recoveryCodesLeft })}</small>
      </span>
      <Button variant="default" size="compact-sm" loading={renew.isPending} onClick={() => renew.mutate()}>
        {t('Make new ones')}
      </Button>
    </li>
  </ul>
);

function Content({ data, reload, onAdded }: Props & { data: Factors; reload: () => void }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isAddingApp, setAddingApp] = useState(false);
  const added = ({ recoveryCodes }: NewFactor) => {
    setAddingApp(false);
    toast.success({ lead: t('Your second factor was added.') });
    reload();
    if (recoveryCodes) setCodes(recoveryCodes);
    else onAdded?.();
  };
  const { passkey, ...changes } = useFactorChanges(reload, added, setCodes);
  return (
    <>
      {data.requiredFrom && data.factors.length === 0 && (
        <div className={c.notice}>
          <Callout tone="amber">
            {t('From {{date}} your account asks everybody for a second factor.', {
              date: longDate(data.requiredFrom),
            })}
          </Callout>
        </div>
      )}
      {data.factors.length > 0 && <FactorList data={data} {...changes} />}
      <Actions>
        <Button variant="default" loading={passkey.isPending} onClick={() => passkey.mutate()}>
          {t('Add a passkey')}
        </Button>
        <Button variant="default" onClick={() => setAddingApp(true)}>
          {t('Add an authenticator app')}
        </Button>
      </Actions>
      <AddApp opened={isAddingApp} onClose={() => setAddingApp(false)} onAdded={added} />
      <RecoveryCodes
        codes={codes}
        onClose={() => {
          setCodes(null);
          onAdded?.();
        }}
      />
    </>
  );
}

/** The person's second factors: passkeys, authenticator apps, recovery codes. */
export function OwnFactors({ onAdded }: Props) {
  const factors = useQuery({
    queryKey: ['ownFactors'],
    staleTime: 0,
    queryFn: () => factorsApi.ownFactors(),
  });
  return (
    <Card
      level={3}
      title={t('Second factor')}
      line={t(
        'Asked for after your password or link, so that neither alone opens your account: a passkey of your device, or an app that shows codes.',
      )}
    >
      <Loaded query={factors} skeleton={90} failed={t('This could not be loaded.')}>
        {(data) => <Content data={data} reload={() => void factors.refetch()} onAdded={onAdded} />}
      </Loaded>
    </Card>
  );
}
