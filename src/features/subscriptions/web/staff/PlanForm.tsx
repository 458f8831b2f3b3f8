import { Button, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requiredText } from '../../../../shared/requiredText.ts';
import { t } from '../../../../shared/text.ts';
import { FormFailure } from '../../../../ui/fields/form/FormFailure.tsx';
import { type ServerForm, useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { StaffPlan, WrittenPlan } from '../../staffContract.ts';
import { plansApi, staffPlansQuery } from '../api.ts';
import c from './Plans.module.css';

type Values = Omit<WrittenPlan, 'features'> & { features: string } & Record<string, unknown>;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The plan as its form says it now. */
export const writtenOf = ({ features, ...values }: Values): WrittenPlan => ({
  name: values.name,
  summary: values.summary,
  isPublic: values.isPublic,
  showPricing: values.showPricing,
  annualPrice: Number(values.annualPrice),
  monthlyPrice: Number(values.monthlyPrice),
  jurisdictions: Number(values.jurisdictions),
  areas: Number(values.areas),
  seats: Number(values.seats),
  features: linesOf(features),
});

const NUMBERS = [
  ['annualPrice', () => t('Dollars a year, billed annually'), 0],
  ['monthlyPrice', () => t('Dollars a month, billed monthly'), 0],
  ['jurisdictions', () => t('Jurisdictions'), 1],
  ['areas', () => t('Areas beyond the included'), 0],
  ['seats', () => t('Seats'), 1],
] as const;

interface Props {
  plan: StaffPlan;
  /** Told of every change, for the card beside it. */
  onTyped: (plan: WrittenPlan) => void;
  onClose: () => void;
}

/** Saves the plan, or takes it back to what the starter library says. */
function usePlanForm({ plan, onTyped, onClose }: Props) {
  const client = useQueryClient();
  const saved = (words: string) => () => {
    toast.success({ lead: words, detail: plan.name });
    void client.invalidateQueries({ queryKey: staffPlansQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['plans'] });
    onClose();
  };
  const form = useServerForm<Values>({
    initialValues: { ...writtenOf({ ...plan, features: '' }), features: plan.features.join('\n') },
    validate: ({ name, annualPrice, monthlyPrice }) => ({
      name: requiredText(name),
      annualPrice: Number.isInteger(annualPrice) ? null : t('Whole dollars.'),
      monthlyPrice: Number.isInteger(monthlyPrice) ? null : t('Whole dollars.'),
    }),
    mutation: useMutation({
      mutationFn: (values: Values) =>
        plansApi.changePlan({ params: { id: plan.id }, body: writtenOf(values) }),
      onSuccess: saved(t('Saved. Signup shows it from now on.')),
    }),
    onValuesChange: (values) => onTyped(writtenOf(values)),
    failureAs: 'ownText',
  });
  const revert = useMutation({
    mutationFn: () => plansApi.revertPlan({ params: { id: plan.id } }),
    onSuccess: saved(t('Taken back to the starter library.')),
  });
  return { form, revert };
}

/** A plan as staff edit it; its card beside it follows what is typed. */
export function PlanForm(props: Props) {
  const { form, revert } = usePlanForm(props);
  const { plan, onClose } = props;
  return (
    <form className={c.form} {...form.props}>
      <FormFailure text={form.failure?.message ?? revert.error?.message} />
      <PlanFields form={form} />
      {plan.editedAt && plan.starter && (
        <p className={c.quiet}>
          {t('Edited by staff. The starter library says {{annual}} dollars a year and {{monthly}} a month.', {
            annual: plan.starter.annualPrice,
            monthly: plan.starter.monthlyPrice,
          })}{' '}
          <Button
            size="compact-xs"
            variant="default"
            loading={revert.isPending}
            onClick={() => revert.mutate()}
          >
            {t('Take it back')}
          </Button>
        </p>
      )}
      <Actions atEnd>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={form.isPending}>
          {t('Save')}
        </Button>
      </Actions>
    </form>
  );
}

function PlanFields({ form }: { form: ServerForm<Values> }) {
  return (
    <>
      <TextInput label={t('Name')} maxLength={60} {...form.field('name')} />
      <TextInput label={t('Summary')} maxLength={200} {...form.field('summary')} />
      <div className={c.numbers}>
        {NUMBERS.map(([name, label, min]) => (
          <NumberInput key={name} label={label()} min={min} allowDecimal={false} {...form.field(name)} />
        ))}
      </div>
      <Textarea
        label={t('What it holds')}
        description={t('A line for each.')}
        autosize
        minRows={4}
        {...form.field('features')}
        error={
          form.errors.features ??
          Object.entries(form.errors).find(([name]) => name.startsWith('features'))?.[1]
        }
      />
      <Switch
        label={t('Offered at signup')}
        checked={form.values.isPublic}
        onChange={(event) => form.setValue('isPublic', event.currentTarget.checked)}
      />
      <Switch
        label={t('Price shown')}
        checked={form.values.showPricing}
        onChange={(event) => form.setValue('showPricing', event.currentTarget.checked)}
      />
    </>
  );
}
