import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CallInput } from '../../../../shared/call.ts';
import { requiredText } from '../../../../shared/requiredText.ts';
import { t } from '../../../../shared/text.ts';
import { FormFailure } from '../../../../ui/fields/form/FormFailure.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { subscriptionsContract } from '../../../subscriptions/contract.ts';
import { Plans } from '../../../subscriptions/web/Plans.tsx';
import { publicPlansQuery, subscriptionsApi } from '../api.ts';
import c from './Trial.module.css';

export const CONTACT_ID = 'contact';

type Wish = CallInput<typeof subscriptionsContract.requestSubscription>['body'];

/** The plans and the contact form of the activation page. What was typed stays when sending fails. */
export function SubscriptionForm() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const plans = useQuery(publicPlansQuery);
  const ask = useMutation({
    mutationFn: (body: Wish) => subscriptionsApi.requestSubscription({ body }),
    onSuccess: () => navigate('/m/activateSubscription/success', { state: { isSent: true } }),
  });
  const initialValues: Wish = { plan: null, contactName: user.fullName, phone: '', message: '' };
  const { props, field, values, errors, setValue, isPending, failure } = useServerForm({
    initialValues,
    validate: ({ contactName }) => ({ contactName: requiredText(contactName) }),
    mutation: ask,
    failureAs: 'ownText',
  });
  const problem = failure?.message ?? errors.plan;
  return (
    <>
      <div className={c.plans}>
        <Loaded
          query={plans}
          skeleton={400}
          failed={t('The plans could not be loaded.')}
          kept={t('You can still write to us below.')}
        >
          {(offered) => (
            <Plans select plans={offered} chosen={values.plan} onChoose={(plan) => setValue('plan', plan)} />
          )}
        </Loaded>
      </div>
      <form id={CONTACT_ID} className={c.form} {...props}>
        <h2>{t('Contact Us')}</h2>
        <FormFailure text={problem && t('Something went wrong: {{error}}', { error: String(problem) })} />
        <TextInput
          label={t('Your name')}
          size="md"
          required
          withAsterisk={false}
          maxLength={120}
          {...field('contactName')}
        />
        <TextInput label={t('Phone')} type="tel" size="md" maxLength={40} {...field('phone')} />
        <Textarea
          label={t('Message')}
          size="md"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          {...field('message')}
        />
        <Button type="submit" size="md" loading={isPending}>
          {t('Send')}
        </Button>
      </form>
    </>
  );
}
