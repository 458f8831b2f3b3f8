import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { requiredText } from '../../../shared/requiredText.ts';
import { t } from '../../../shared/text.ts';
import { type ServerForm, useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { SignOn } from '../contract.ts';
import { signOnApi } from './api.ts';
import { EndSignOn } from './EndSignOn.tsx';
import c from './SignOn.module.css';
import { useSignOnChange } from './useSignOnChange.ts';

type Values = { issuer: string; clientId: string; clientSecret: string };

/** The account's provider: who it is, and what it gave to the account. */
export function ProviderForm({ signOn: { provider, redirectUri } }: { signOn: SignOn }) {
  const [isEnding, setEnding] = useState(false);
  const save = useSignOnChange(
    (id, values: Values) =>
      signOnApi.configure({
        params: { id },
        body: { ...values, clientSecret: values.clientSecret || undefined },
      }),
    () => toast.success({ lead: t('Your provider answered, and is kept.') }),
  );
  const { props, field, isPending } = useServerForm({
    initialValues: { issuer: provider?.issuer ?? '', clientId: provider?.clientId ?? '', clientSecret: '' },
    validate: ({ issuer, clientId }) => ({ issuer: requiredText(issuer), clientId: requiredText(clientId) }),
    mutation: save,
  });
  return (
    <form {...props}>
      <p className={c.line}>
        {t('Register a web application with your provider, with this redirect address:')}{' '}
        <code>{redirectUri}</code>
      </p>
      <ProviderFields field={field} hasSecret={provider?.hasSecret === true} />
      <Actions>
        <Button type="submit" loading={isPending}>
          {provider ? t('Save provider') : t('Set provider')}
        </Button>
        {provider && (
          <Button variant="default" onClick={() => setEnding(true)}>
            {t('Turn single sign-on off')}
          </Button>
        )}
      </Actions>
      <EndSignOn opened={isEnding} onClose={() => setEnding(false)} />
    </form>
  );
}

type Field = ServerForm<Values>['field'];

function ProviderFields({ field, hasSecret }: { field: Field; hasSecret: boolean }) {
  return (
    <div className={c.fields}>
      <TextInput
        label={t('Issuer')}
        description={t('The address of your provider, as its discovery document names it.')}
        placeholder={t('https://login.example.com')}
        size="md"
        required
        withAsterisk={false}
        maxLength={500}
        {...field('issuer')}
      />
      <TextInput
        label={t('Client ID')}
        size="md"
        required
        withAsterisk={false}
        maxLength={300}
        autoComplete="off"
        {...field('clientId')}
      />
      <PasswordInput
        label={t('Client secret')}
        description={
          hasSecret
            ? t('One is kept. Leave this empty to keep it.')
            : t('Leave this empty for a client without one.')
        }
        size="md"
        maxLength={1000}
        autoComplete="new-password"
        {...field('clientSecret')}
      />
    </div>
  );
}
