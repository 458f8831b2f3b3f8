import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { ApiError } from '../../../../shared/apiClient.ts';
import { t } from '../../../../shared/text.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { COUNTRIES } from '../../countries.ts';
import { AddressFields } from '../AddressFields.tsx';
import { accountsApi } from '../api.ts';
import { type FormErrors, formErrors } from './accountForm.ts';
import { Captcha } from './Captcha.tsx';
import c from './Signup.module.css';
import { SignupPage, useSignup } from './SignupPage.tsx';
import type { SignupData, SignupForm } from './signupData.ts';

type Country = (typeof COUNTRIES)[number];

const send = ({ form, plan, areas, jurisdictions }: SignupData, altcha: string) =>
  accountsApi.signUp({
    body: { ...form, country: form.country as Country, plan: plan ?? '', areas, jurisdictions, altcha },
  });

/** What the server found wrong that the form did not. */
const refusedFields = (error: Error | null): FormErrors => (error instanceof ApiError ? error.fields : {});

/** /signup/account: who they are, with the captcha. What was typed is kept whatever happens. */
function AccountScreen() {
  const navigate = useNavigate();
  const [signup, change] = useSignup();
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const create = useMutation({
    mutationFn: (altcha: string) => send(signup, altcha),
    // A solution is good for one try.
    onSettled: () => setCaptcha(null),
    onSuccess: (answer) => {
      if ('userExists' in answer) {
        toast.error({ lead: t('An account with the same email address already exists.') });
        return;
      }
      change({ sentTo: signup.form.email.trim() });
      navigate('/signup/confirmation');
    },
    onError: (error) => {
      if (Object.keys(refusedFields(error)).length === 0) {
        toast.error({ lead: t('Something went wrong: {{error}}', { error: error.message }) });
      }
    },
  });
  if (!signup.plan) return <Navigate to="/signup/start" replace />;

  const errors = tried ? { ...refusedFields(create.error), ...formErrors(signup.form, captcha) } : {};
  const exists = create.data && 'userExists' in create.data;
  const set = (part: Partial<SignupForm>) => change({ form: { ...signup.form, ...part } });
  const field = (name: 'businessName' | 'firstName' | 'lastName' | 'email') => ({
    value: signup.form[name],
    error: errors[name],
    size: 'md' as const,
    withAsterisk: true,
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (captcha && Object.keys(formErrors(signup.form, captcha)).length === 0) create.mutate(captcha);
  };
  const wrongPlan = errors as Record<string, string | undefined>;

  return (
    <SignupPage
      step={2}
      title={t('Your account')}
      text={t('No credit card is needed. The trial ends by itself.')}
    >
      <form className={c.card} onSubmit={submit} noValidate>
        <div className={c.fields}>
          <TextInput
            className={c.wide}
            label={t('Business name')}
            autoComplete="organization"
            maxLength={120}
            {...field('businessName')}
          />
          <TextInput
            label={t('First name')}
            autoComplete="given-name"
            maxLength={60}
            {...field('firstName')}
          />
          <TextInput
            label={t('Last name')}
            autoComplete="family-name"
            maxLength={60}
            {...field('lastName')}
          />
          <TextInput
            className={c.wide}
            label={t('Email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...field('email')}
          />
          <AddressFields value={signup.form} onChange={set} wideClass={c.wide} />
          <div className={c.wide}>
            <Captcha value={captcha} onChange={setCaptcha} missing={Boolean(errors.altcha)} />
          </div>
        </div>
        {tried && !create.isPending && Object.keys(errors).length > 0 && !exists && (
          <div role="alert" style={{ marginTop: 16 }}>
            <Callout tone="red">
              {wrongPlan.plan ??
                wrongPlan.jurisdictions ??
                wrongPlan.areas ??
                t('Please check the form for errors and try again.')}
            </Callout>
          </div>
        )}
        {exists && (
          <div role="alert" style={{ marginTop: 16 }}>
            <Callout tone="red" action={<Link to="/login">{t('Log in')}</Link>}>
              {t('An account with the same email address already exists.')}
            </Callout>
          </div>
        )}
        <div className={c.actions}>
          <Button component={Link} to="/signup/customize" variant="default" size="md">
            {t('Back')}
          </Button>
          <Button type="submit" size="md" loading={create.isPending}>
            {t('Start my free trial')}
          </Button>
        </div>
      </form>
    </SignupPage>
  );
}

export { AccountScreen as Component };
