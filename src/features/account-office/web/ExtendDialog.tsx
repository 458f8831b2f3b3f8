import { Button, Textarea, TextInput } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { StaffAccount } from '../contract.ts';
import { MAX_REASON, reasonError } from '../rules.ts';
import c from './Accounts.module.css';
import { officeApi, useOfficeMutation } from './api.ts';

interface Values extends Record<string, unknown> {
  trialUntil: string;
  reason: string;
}

const WEEK = 7;

/** Gives a trial another last day, a week later unless another is chosen. */
export function ExtendDialog({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const today = torontoDay(new Date());
  const end = account.trialUntil ? torontoDay(new Date(account.trialUntil)) : today;
  const form = useServerForm<Values>({
    initialValues: { trialUntil: addDays(end > today ? end : today, WEEK), reason: '' },
    validate: ({ trialUntil, reason }) => ({
      trialUntil: trialUntil >= today ? null : t('Choose today or a day to come.'),
      reason: reasonError(reason),
    }),
    mutation: useOfficeMutation({
      mutationFn: (body: Values) =>
        officeApi.changeAccess({
          params: { id: account.id },
          body: { trialUntil: body.trialUntil, reason: body.reason },
        }),
      onSuccess: () => {
        toast.success({ lead: t('The trial was extended.'), detail: account.name });
        onClose();
      },
    }),
  });
  return (
    <Dialog opened onClose={onClose} title={t('Extend the trial of {{name}}', { name: account.name })}>
      <form className={c.form} {...form.props}>
        <TextInput
          type="date"
          min={today}
          label={t('Last day')}
          description={t('The trial runs until the end of this day in Toronto.')}
          {...form.field('trialUntil')}
        />
        <Textarea label={t('Why')} autosize minRows={2} maxLength={MAX_REASON} {...form.field('reason')} />
        <Actions atEnd>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {t('Extend')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
