import { Button, Select, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { longDate } from '../../../../shared/torontoDate.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { forgetCurrentUser, useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { AccountDetails } from '../../contract.ts';
import type { COUNTRIES } from '../../countries.ts';
import { ORGANISATION_SIZES } from '../../rules.ts';
import { type Address, AddressFields } from '../AddressFields.tsx';
import { accountsApi } from '../api.ts';
import { detailsQuery } from './queries.ts';
import c from './Settings.module.css';

type Size = (typeof ORGANISATION_SIZES)[number];
type Editable = Address & { name: string; organisationSize: Size | null };

const editable = (details: AccountDetails): Editable => ({
  name: details.name,
  organisationSize: details.organisationSize,
  phone: details.phone,
  address1: details.address1,
  address2: details.address2,
  city: details.city,
  stateProv: details.stateProv,
  country: details.country,
  zipPostal: details.zipPostal,
});

function Organisation({ details }: { details: AccountDetails }) {
  const client = useQueryClient();
  const [form, setForm] = useState(() => editable(details));
  const set = (change: Partial<Editable>) => setForm({ ...form, ...change });
  const save = useMutation({
    mutationFn: () =>
      accountsApi.changeDetails({
        params: { id: details.id },
        body: { ...form, country: form.country as (typeof COUNTRIES)[number] },
      }),
    onSuccess: (saved) => {
      client.setQueryData(detailsQuery(details.id).queryKey, saved);
      void forgetCurrentUser();
      toast.success({ lead: t('Your changes were saved.') });
    },
    onError: (error) => toast.error({ lead: t('Something went wrong: {{error}}', { error: error.message }) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className={c.card} onSubmit={submit}>
      <h2>{t('Organisation')}</h2>
      <p className={c.line}>{t('How your organisation is named in emails and reports.')}</p>
      <div className={c.fields}>
        <TextInput
          label={t('Business name')}
          size="md"
          required
          withAsterisk={false}
          maxLength={120}
          value={form.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Select
          label={t('Organisation size')}
          size="md"
          clearable
          data={ORGANISATION_SIZES.map((size) => ({ value: size, label: t(size) }))}
          value={form.organisationSize}
          onChange={(size) => set({ organisationSize: size as Size | null })}
        />
        <AddressFields value={form} onChange={set} wideClass={c.wide} />
      </div>
      <div className={c.actions}>
        <Button type="submit" loading={save.isPending}>
          {t('Save Changes')}
        </Button>
      </div>
    </form>
  );
}

function Plan({ details }: { details: AccountDetails }) {
  const { jurisdictions, areas } = details;
  const facts: [string, string][] = [
    [t('Plan'), details.isSubscribed ? (details.plan ?? t('Paid subscription')) : t('Free trial')],
    ...(details.isSubscribed
      ? ([[t('Renews on'), details.renewsOn ? longDate(details.renewsOn) : t('not set')]] as [
          string,
          string,
        ][])
      : ([[t('Trial until'), details.trialUntil ? longDate(details.trialUntil) : t('not set')]] as [
          string,
          string,
        ][])),
    [t('Users'), t('{{seats}} seats', { seats: details.seats })],
    [t('Jurisdictions'), jurisdictions.length ? jurisdictions.map(jurisdictionName).join(', ') : t('all')],
    [t('Areas of law'), areas.length ? areas.join(', ') : t('all')],
  ];
  return (
    <section className={c.card}>
      <h2>{t('Plan')}</h2>
      <p className={c.line}>{t('To change it, contact us.')}</p>
      <dl className={c.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** /m/settings/account (decisions 7). */
export function AccountSection() {
  const { account } = useCurrentUser();
  const details = useQuery(detailsQuery(account.id));
  return (
    <Loaded query={details} skeleton={480} failed={t('This could not be loaded.')}>
      {(data) => (
        <>
          <Organisation details={data} />
          <Plan details={data} />
        </>
      )}
    </Loaded>
  );
}
