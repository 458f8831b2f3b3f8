import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { AccountMember } from '../../contract.ts';
import { accountsApi } from '../api.ts';
import c from './Settings.module.css';

const MIN_REASON = 10;

interface Props {
  opened: boolean;
  onClose: () => void;
  accountId: string;
  member: AccountMember;
  onDone: () => void;
}

/** Helps a colleague who lost their device: without a factor they sign in as before, and add another one. */
export function RecoverFactors({ opened, onClose, accountId, member, onDone }: Props) {
  const name = `${member.firstName} ${member.lastName}`.trim();
  const recover = useMutation({
    mutationFn: (body: { reason: string }) =>
      accountsApi.recoverMember({ params: { id: accountId, userId: member.id }, body }),
    onSuccess: () => {
      toast.success({ lead: t('The second factors of {{name}} were removed.', { name }) });
      onClose();
      onDone();
    },
  });
  const { props, field, isPending } = useServerForm({
    initialValues: { reason: '' },
    validate: ({ reason }) => ({
      reason: reason.trim().length < MIN_REASON ? t('Say how you made sure who asked.') : null,
    }),
    mutation: recover,
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={440}
      title={t('Remove the second factors of {{name}}?', { name })}
    >
      <form {...props}>
        <p className={c.line}>
          {t(
            'For who lost their device. They are signed out, told by email with your reason, and sign in without a second factor then.',
          )}
        </p>
        <Textarea label={t('Reason')} autosize minRows={2} maxLength={500} {...field('reason')} />
        <Actions>
          <Button type="submit" color="red" loading={isPending}>
            {t('Remove them')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
