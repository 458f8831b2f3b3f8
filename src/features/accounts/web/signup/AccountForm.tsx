import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { FormFailure } from '../../../../ui/fields/form/FormFailure.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { SignUp } from '../../contract.ts';
import { signUpErrors } from '../../rules.ts';
import { AddressFields } from '../AddressFields.tsx';
import { accountsApi } from '../api.ts';
import { Captcha } from './Captcha.tsx';
import c from './Signup.module.css';
import type { SignupData } from './signupData.ts';

interface Props {
  signup: SignupData & { plan: string };
  change: (part: Partial<SignupData>) => void;
}

/** The account form of the signup. What was typed is kept in the session storage, whatever happens. */
export function AccountForm({ signup: { form: typed, plan, areas, jurisdictions }, change }: Props) {
  const navigate = useNavigate();
  const alreadyExists = t('An account with the same email address already exists.');
  const initialValues = { ...typed, plan, areas, jurisdictions, altcha: '' };
  const create = useMutation({
    mutationFn: (values: typeof initialValues) =>
      accountsApi.signUp({ body: { ...values, country: values.country as SignUp['country'] } }),
    // A solution is good for one try.
    onSettled: () => {
      setValue('altcha', '');
    },
    onSuccess: (answer, { email }) => {
      if ('userExists' in answer) return void toast.error({ lead: alreadyExists });
      change({ sentTo: email.trim() });
      navigate('/signup/confirmation');
    },
  });
  const { props, field, values, errors, setValue, isPending } = useServerForm({
    initialValues,
    validate: signUpErrors,
    mutation: create,
    onValuesChange: ({ altcha: _, plan: _plan, areas: _areas, jurisdictions: _chosen, ...form }) =>
      change({ form }),
  });
  const exists = create.data && 'userExists' in create.data;
  const problem = errors.plan ?? errors.jurisdictions ?? errors.areas;
  const hasErrors = !isPending && Object.keys(errors).length > 0;
  const name = { size: 'md', withAsterisk: true, maxLength: 60 } as const;
  return (
    <form className={c.card} {...props}>
      <div className={c.fields}>
        <TextInput
          className={c.wide}
          label={t('Business name')}
          autoComplete="organization"
          {...name}
          maxLength={120}
          {...field('businessName')}
        />
        <TextInput label={t('First name')} autoComplete="given-name" {...name} {...field('firstName')} />
        <TextInput label={t('Last name')} autoComplete="family-name" {...name} {...field('lastName')} />
        <TextInput
          className={c.wide}
          label={t('Email')}
          type="email"
          autoComplete="email"
          {...name}
          maxLength={254}
          {...field('email')}
        />
        <AddressFields form={{ field, values, setValue }} wideClass={c.wide} />
        <div className={c.wide}>
          <Captcha
            value={values.altcha || null}
            onChange={(solution) => setValue('altcha', solution ?? '')}
            missing={Boolean(errors.altcha)}
          />
        </div>
      </div>
      <div className={c.failure}>
        {exists ? (
          <FormFailure text={alreadyExists} action={<Link to="/login">{t('Log in')}</Link>} />
        ) : (
          <FormFailure
            text={hasErrors && (problem ?? t('Please check the form for errors and try again.'))}
          />
        )}
      </div>
      <div className={c.actions}>
        <Button component={Link} to="/signup/customize" variant="default" size="md">
          {t('Back')}
        </Button>
        <Button type="submit" size="md" loading={isPending}>
          {t('Start my free trial')}
        </Button>
      </div>
    </form>
  );
}
