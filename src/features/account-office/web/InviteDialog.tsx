import { Button, Select, Textarea } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { roleName } from '../../accounts/roleName.ts';
import { inviteErrors } from '../../accounts/rules.ts';
import { PersonFields } from '../../accounts/web/PersonFields.tsx';
import type { Role } from '../../identity/role.ts';
import type { StaffAccount } from '../contract.ts';
import { MAX_REASON, reasonError } from '../rules.ts';
import c from './Accounts.module.css';
import { officeApi, useOfficeMutation } from './api.ts';

interface Values extends Record<string, unknown> {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  reason: string;
}

/** Asks a person into a customer's account by email. */
export function InviteDialog({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const form = useServerForm<Values>({
    initialValues: { firstName: '', lastName: '', email: '', role: 'USER', reason: '' },
    validate: (values) => ({ ...inviteErrors(values), reason: reasonError(values.reason) }),
    mutation: useOfficeMutation({
      mutationFn: (body: Values) => officeApi.inviteCustomer({ params: { id: account.id }, body }),
      onSuccess: ({ email }) => {
        toast.success({ lead: t('Invitation sent.'), detail: email });
        onClose();
      },
    }),
    failureAs: 'ownText',
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('Invite a person to {{name}}', { name: account.name })}
      width={520}
    >
      <form className={c.form} {...form.props}>
        <FormFailure text={form.failure?.message} />
        <div className={c.fields}>
          <PersonFields field={form.field} wideClass={c.wide} size="sm" />
        </div>
        <Select
          label={t('Role')}
          data={(['ACCOUNT_OWNER', 'USER'] as const).map((role) => ({ value: role, label: roleName(role) }))}
          {...form.field('role')}
        />
        <Textarea label={t('Why')} autosize minRows={2} maxLength={MAX_REASON} {...form.field('reason')} />
        <Actions atEnd>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {t('Send the invitation')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
