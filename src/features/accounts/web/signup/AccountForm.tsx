import { Button, Select, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { jurisdictionName } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import { FormFailure } from '../../../../ui/fields/form/FormFailure.tsx';
import { type ServerForm, useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { signUpErrors } from '../../rules.ts';
import { AddressFields } from '../AddressFields.tsx';
import { PersonFields } from '../PersonFields.tsx';
import { Captcha } from './Captcha.tsx';
import c from './Signup.module.css';
import type { SignupData } from './signupData.ts';
import {
  alreadyExists,
  type SignUpValues,
  trialChoicesOf,
  trialJurisdictionOf,
  useSignUp,
} from './useSignUp.ts';

interface Props {
  signup: SignupData & { plan: string };
  change: (part: Partial<SignupData>) => void;
}

const trialError = (form: SignUpValues): string | null =>
  trialJurisdictionOf(form) ? null : t('Choose the jurisdiction that your free trial is to show.');

/** The account form of the signup. What was typed is kept in the session storage, whatever happens. */
export function AccountForm({ signup: { form: typed, plan, areas, jurisdictions }, change }: Props) {
  // A solution is good for one try.
  const { create, exists } = useSignUp({ change, onRefused: () => form.setValue('altcha', '') });
  const form = useServerForm<SignUpValues>({
    initialValues: { ...typed, plan, areas, jurisdictions, altcha: '' },
    validate: (given) => ({ ...signUpErrors(given), trialJurisdiction: trialError(given) }),
    mutation: create,
    onValuesChange: ({ altcha: _, plan: _plan, areas: _areas, jurisdictions: _chosen, ...given }) =>
      change({ form: given }),
  });
  const { errors, isPending } = form;
  const problem = errors.plan ?? errors.jurisdictions ?? errors.areas;
  const hasErrors = !isPending && !create.isSuccess && Object.keys(errors).length > 0;
  return (
    <form className={c.card} {...form.props}>
      <AccountFields form={form} />
      <div className={c.failure}>
        {exists ? (
          <FormFailure text={alreadyExists()} action={<Link to="/login">{t('Log in')}</Link>} />
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

function AccountFields({ form }: { form: ServerForm<SignUpValues> }) {
  const { field, values, errors, setValue } = form;
  return (
    <div className={c.fields}>
      <TextInput
        className={c.wide}
        label={t('Business name')}
        autoComplete="organization"
        size="md"
        withAsterisk
        maxLength={120}
        {...field('businessName')}
      />
      <PersonFields field={field} isSelf wideClass={c.wide} />
      <AddressFields form={{ field, values, setValue }} wideClass={c.wide} />
      {trialChoicesOf(values).length > 1 && (
        <Select
          className={c.wide}
          label={t('Jurisdiction of the free trial')}
          description={t('The trial shows the law of one. What else you chose opens with the subscription.')}
          size="md"
          withAsterisk
          comboboxProps={{ keepMounted: false }}
          data={trialChoicesOf(values).map((code) => ({ value: code, label: jurisdictionName(code) }))}
          {...field('trialJurisdiction')}
          value={trialJurisdictionOf(values)}
          onChange={(code) => setValue('trialJurisdiction', code ?? '')}
        />
      )}
      <div className={c.wide}>
        <Captcha
          value={values.altcha || null}
          onChange={(solution) => setValue('altcha', solution ?? '')}
          missing={Boolean(errors.altcha)}
        />
      </div>
    </div>
  );
}
