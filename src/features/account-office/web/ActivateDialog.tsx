import { Button, Checkbox, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { StaffPlan } from '../../subscriptions/staffContract.ts';
import { staffPlansQuery } from '../../subscriptions/web/api.ts';
import type { StaffAccount } from '../contract.ts';
import { MAX_REASON, MAX_SEATS, reasonError, seatsError } from '../rules.ts';
import c from './Accounts.module.css';
import { areasQuery, officeApi, useOfficeMutation } from './api.ts';
import { BILLINGS } from './fieldWords.ts';

const YEAR_DAYS = 365;
const MONTH_DAYS = 30;

interface Values extends Record<string, unknown> {
  plan: string | null;
  renewsOn: string;
  billing: StaffAccount['billing'];
  seats: number;
  isPDFDownloadEnabled: boolean;
  isExcelDownloadEnabled: boolean;
  reason: string;
}

interface Props {
  account: StaffAccount;
  onClose: () => void;
}

/** What the subscription will show: what was chosen at signup where the plan is the same one, else what is stored now. */
const selectionFor = (account: StaffAccount, plan: string | null) =>
  plan !== null && plan === account.plan?.id
    ? account.intended
    : { jurisdictions: account.jurisdictions, areas: account.areas };

type FormProps = Props & { plans: readonly StaffPlan[] };

const peopleOf = ({ people }: StaffAccount): number => people.filter(({ isActive }) => isActive).length;

function useActivation({ account, plans, onClose }: FormProps) {
  const people = peopleOf(account);
  const first = plans.find(({ id }) => id === account.plan?.id);
  return useServerForm<Values>({
    initialValues: {
      plan: first?.id ?? null,
      renewsOn: addDays(torontoDay(new Date()), YEAR_DAYS),
      billing: account.billing ?? 'annually',
      seats: Math.max(first?.seats ?? account.seats, people),
      isPDFDownloadEnabled: account.isPDFDownloadEnabled,
      isExcelDownloadEnabled: account.isExcelDownloadEnabled,
      reason: '',
    },
    validate: ({ plan, seats, reason }) => ({
      plan: plan ? null : t('Choose a plan.'),
      seats: seatsError(seats, people),
      reason: reasonError(reason),
    }),
    mutation: useOfficeMutation({
      mutationFn: (values: Values) =>
        officeApi.changeAccess({
          params: { id: account.id },
          body: {
            ...values,
            ...selectionFor(account, values.plan),
            renewsOn: values.renewsOn || null,
            isSubscriptionActive: true,
          },
        }),
      onSuccess: () => {
        toast.success({ lead: t('The subscription is active.'), detail: account.name });
        onClose();
      },
    }),
    failureAs: 'ownText',
  });
}

type Form = ReturnType<typeof useActivation>;

/** Plan, how it is paid, its day and its seats: the plan brings its seats along, and the way of paying its day. */
function Terms({ form, plans, people }: { form: Form; plans: readonly StaffPlan[]; people: number }) {
  return (
    <div className={c.fields}>
      <Select
        label={t('Plan')}
        data={plans.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('plan')}
        onChange={(id) => {
          form.setValue('plan', id);
          form.setValue('seats', Math.max(plans.find((plan) => plan.id === id)?.seats ?? 1, people));
        }}
      />
      <Select
        label={t('Billed')}
        data={BILLINGS()}
        {...form.field('billing')}
        onChange={(billing) => {
          const days = billing === 'monthly' ? MONTH_DAYS : YEAR_DAYS;
          form.setValue('billing', billing as StaffAccount['billing']);
          form.setValue('renewsOn', addDays(torontoDay(new Date()), days));
        }}
      />
      <TextInput type="date" label={t('Renews on')} {...form.field('renewsOn')} />
      <NumberInput label={t('Seats')} min={1} max={MAX_SEATS} allowDecimal={false} {...form.field('seats')} />
    </div>
  );
}

/** What of the library it will be shown, in words. */
function WillBeShown({ account, plan }: { account: StaffAccount; plan: string | null }) {
  const { data: areas = [] } = useQuery(areasQuery);
  const given = selectionFor(account, plan);
  const named = areas.filter(({ id }) => given.areas.includes(id)).map(({ name }) => name);
  const shown = {
    jurisdictions: given.jurisdictions.map(jurisdictionName).join(', ') || t('all jurisdictions'),
    areas: named.join(', ') || t('all areas'),
  };
  return <p className={c.quiet}>{t('It will be shown {{areas}} in {{jurisdictions}}.', shown)}</p>;
}

function ActivateForm(props: FormProps) {
  const { account, plans, onClose } = props;
  const form = useActivation(props);
  return (
    <form className={c.form} {...form.props}>
      <FormFailure text={form.failure?.message} />
      <Terms form={form} plans={plans} people={peopleOf(account)} />
      <Checkbox
        label={t('PDF downloads')}
        checked={form.values.isPDFDownloadEnabled}
        onChange={(event) => form.setValue('isPDFDownloadEnabled', event.currentTarget.checked)}
      />
      <Checkbox
        label={t('Excel downloads')}
        checked={form.values.isExcelDownloadEnabled}
        onChange={(event) => form.setValue('isExcelDownloadEnabled', event.currentTarget.checked)}
      />
      <WillBeShown account={account} plan={form.values.plan} />
      <Textarea label={t('Why')} autosize minRows={2} maxLength={MAX_REASON} {...form.field('reason')} />
      <Actions atEnd>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={form.isPending}>
          {t('Activate')}
        </Button>
      </Actions>
    </form>
  );
}

/** Makes an account a paying one: its plan, its day of renewal and its seats, in one step. */
export function ActivateDialog({ account, onClose }: Props) {
  const plans = useQuery(staffPlansQuery);
  return (
    <Dialog opened onClose={onClose} title={t('Activate {{name}}', { name: account.name })} width={520}>
      <Loaded query={plans} skeleton={320} failed={t('The plans could not be loaded.')}>
        {(all) => <ActivateForm account={account} plans={all} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}
