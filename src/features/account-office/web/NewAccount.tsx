import {
  Button,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Select,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  JURISDICTION_CODES,
  type JurisdictionCode,
  jurisdictionName,
} from '../../../shared/jurisdictions.ts';
import { requiredText } from '../../../shared/requiredText.ts';
import { t } from '../../../shared/text.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { awaitedOptions } from '../../../ui/fields/awaitedOptions.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { substringFilter } from '../../../ui/fields/optionFilters.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { inviteErrors, ORGANISATION_SIZES } from '../../accounts/rules.ts';
import { PersonFields } from '../../accounts/web/PersonFields.tsx';
import { TRIAL_LIMITS } from '../../identity/scope.ts';
import { staffPlansQuery } from '../../subscriptions/web/api.ts';
import type { StaffAccount } from '../contract.ts';
import { MAX_REASON, MAX_SEATS, reasonError, selectionErrors } from '../rules.ts';
import c from './Accounts.module.css';
import { areasQuery, officeApi, useOfficeMutation } from './api.ts';
import { BILLINGS } from './fieldWords.ts';

interface Values extends Record<string, unknown> {
  name: string;
  size: StaffAccount['size'];
  firstName: string;
  lastName: string;
  email: string;
  plan: string | null;
  kind: 'trial' | 'paid';
  until: string;
  billing: StaffAccount['billing'];
  seats: number;
  jurisdictions: JurisdictionCode[];
  areas: string[];
  reason: string;
}

const TRIAL_DAYS = 14;
const YEAR_DAYS = 365;

const create = ({ kind, until, billing, ...values }: Values) =>
  officeApi.createAccount({
    body: {
      ...values,
      isSubscriptionActive: kind === 'paid',
      trialUntil: kind === 'trial' ? until || null : null,
      renewsOn: kind === 'paid' ? until || null : null,
      billing: kind === 'paid' ? billing : null,
      isPDFDownloadEnabled: false,
      isExcelDownloadEnabled: false,
    },
  });

function useNewAccount(onMade: (id: string) => void) {
  const today = torontoDay(new Date());
  const form = useServerForm<Values>({
    initialValues: {
      ...{ name: '', size: null, firstName: '', lastName: '', email: '', plan: null, kind: 'trial' },
      ...{
        until: addDays(today, TRIAL_DAYS),
        billing: 'annually',
        seats: 1,
        jurisdictions: [],
        areas: [],
        reason: '',
      },
    },
    validate: (values) => ({
      name: requiredText(values.name),
      ...inviteErrors(values),
      ...selectionErrors({ ...values, isSubscribed: values.kind === 'paid' }),
      until: values.kind === 'trial' && values.until < today ? t('Choose today or a day to come.') : null,
      reason: reasonError(values.reason),
    }),
    mutation: useOfficeMutation({
      mutationFn: create,
      onSuccess: ({ id, name }) => {
        toast.success({ lead: t('The account was made and its owner invited.'), detail: name });
        onMade(id);
      },
    }),
    failureAs: 'ownText',
    fieldsBySent: { trialUntil: 'until', renewsOn: 'until' },
  });
  const choose = (kind: Values['kind']) => {
    form.setValue('kind', kind);
    form.setValue('until', addDays(today, kind === 'trial' ? TRIAL_DAYS : YEAR_DAYS));
  };
  return { form, choose };
}

type Form = ReturnType<typeof useNewAccount>['form'];

function Shown({ form }: { form: Form }) {
  const areas = useQuery(areasQuery);
  const isTrial = form.values.kind === 'trial';
  return (
    <>
      <MultiSelect
        label={t('Jurisdictions')}
        description={isTrial ? t('A free trial shows 1 jurisdiction.') : t('None chosen means all.')}
        data={JURISDICTION_CODES.map((code) => ({ value: code, label: jurisdictionName(code) }))}
        maxValues={isTrial ? TRIAL_LIMITS.jurisdictions : undefined}
        searchable
        hidePickedOptions
        filter={substringFilter}
        {...form.field('jurisdictions')}
      />
      <MultiSelect
        label={t('Areas')}
        description={isTrial ? t('A free trial shows 1 to 3 areas.') : t('None chosen means all.')}
        data={(areas.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        maxValues={isTrial ? TRIAL_LIMITS.areas : undefined}
        searchable
        hidePickedOptions
        filter={substringFilter}
        {...awaitedOptions(areas)}
        {...form.field('areas')}
      />
    </>
  );
}

/** Trial or subscription, until when, and for how many. */
function Terms({ form, onChoose }: { form: Form; onChoose: (kind: Values['kind']) => void }) {
  const plans = useQuery(staffPlansQuery);
  return (
    <>
      <SegmentedControl
        aria-label={t('Trial or subscription')}
        data={[
          { value: 'trial', label: t('Free trial') },
          { value: 'paid', label: t('Subscription') },
        ]}
        value={form.values.kind}
        onChange={(kind) => onChoose(kind as Values['kind'])}
      />
      <div className={c.fields}>
        <Select
          label={t('Plan')}
          placeholder={t('No plan')}
          clearable
          data={(plans.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...awaitedOptions(plans)}
          {...form.field('plan')}
        />
        <TextInput
          type="date"
          label={form.values.kind === 'trial' ? t('Trial until') : t('Renews on')}
          {...form.field('until')}
        />
        {form.values.kind === 'paid' && (
          <Select label={t('Billed')} data={BILLINGS()} {...form.field('billing')} />
        )}
        <NumberInput
          label={t('Seats')}
          min={1}
          max={MAX_SEATS}
          allowDecimal={false}
          {...form.field('seats')}
        />
      </div>
    </>
  );
}

/** An account made by hand: its owner is invited by email. */
export function NewAccount({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const { form, choose } = useNewAccount(onMade);
  return (
    <Dialog opened onClose={onClose} title={t('New account')} width={640}>
      <form className={c.form} {...form.props}>
        <FormFailure text={form.failure?.message} />
        <div className={c.fields}>
          <TextInput data-autofocus label={t('Organisation')} maxLength={120} {...form.field('name')} />
          <Select label={t('Size')} clearable data={[...ORGANISATION_SIZES]} {...form.field('size')} />
          <PersonFields field={form.field} wideClass={c.wide} size="sm" />
        </div>
        <Terms form={form} onChoose={choose} />
        <Shown form={form} />
        <Textarea label={t('Why')} autosize minRows={2} maxLength={MAX_REASON} {...form.field('reason')} />
        <Actions atEnd>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {t('Make the account')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
