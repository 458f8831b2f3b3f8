import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { Plans } from '../../../subscriptions/web/Plans.tsx';
import { publicPlansQuery, subscriptionsApi } from '../api.ts';
import c from './Trial.module.css';

export const CONTACT_ID = 'contact';

/** The plans and the contact form of the activation page. What was typed stays when sending fails. */
export function SubscriptionForm() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const plans = useQuery(publicPlansQuery);
  const [plan, setPlan] = useState<string | null>(null);
  const [contactName, setContactName] = useState(user.fullName);
  const [phone, setPhone] = useState('');
  const [message, setMessage] = useState('');
  const ask = useMutation({
    mutationFn: () => subscriptionsApi.requestSubscription({ body: { plan, contactName, phone, message } }),
    onSuccess: () => navigate('/m/activateSubscription/success'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <>
      <div className={c.plans}>
        <Loaded
          query={plans}
          skeleton={400}
          failed={t('The plans could not be loaded.')}
          kept={t('You can still write to us below.')}
        >
          {(offered) => <Plans select plans={offered} chosen={plan} onChoose={setPlan} />}
        </Loaded>
      </div>
      <form id={CONTACT_ID} className={c.form} onSubmit={submit}>
        <h2>{t('Contact Us')}</h2>
        {ask.error && (
          <div role="alert">
            <Callout tone="red">{t('Something went wrong: {{error}}', { error: ask.error.message })}</Callout>
          </div>
        )}
        <TextInput
          label={t('Your name')}
          size="md"
          required
          withAsterisk={false}
          maxLength={120}
          value={contactName}
          onChange={(event) => setContactName(event.currentTarget.value)}
        />
        <TextInput
          label={t('Phone')}
          type="tel"
          size="md"
          maxLength={40}
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <Textarea
          label={t('Message')}
          size="md"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Button type="submit" size="md" loading={ask.isPending}>
          {t('Send')}
        </Button>
      </form>
    </>
  );
}
