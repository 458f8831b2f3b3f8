import { Button, Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { FormFailure } from '../../../../ui/fields/form/FormFailure.tsx';
import { UnsavedGuard } from '../../../../ui/fields/form/UnsavedGuard.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Card } from '../../../../ui/parts/Card.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { Role } from '../../../identity/role.ts';
import { roleName } from '../../roleName.ts';
import { inviteErrors } from '../../rules.ts';
import { accountsApi } from '../api.ts';
import { PersonFields } from '../PersonFields.tsx';
import c from './Settings.module.css';

interface Props {
  accountId: string;
  roles: readonly Role[];
  onInvited: () => void;
}

/** Asks a person in by email. What was typed stays until the server took it. */
export function InviteForm({ accountId, roles, onInvited }: Props) {
  const initialValues = { firstName: '', lastName: '', email: '', role: roles.at(-1) ?? 'USER' };
  const invite = useMutation({
    mutationFn: (body: typeof initialValues) => accountsApi.invite({ params: { id: accountId }, body }),
    onSuccess: (member, { role }) => {
      toast.success({ lead: t('Invitation sent.'), detail: member.email });
      reset();
      setValue('role', role);
      onInvited();
    },
  });
  const { props, field, setValue, reset, isPending, isDirty, failure } = useServerForm({
    initialValues,
    validate: inviteErrors,
    mutation: invite,
    failureAs: 'ownText',
  });
  return (
    <Card title={t('Invite a person')} line={t('They get an email with a link, which works for 7 days.')}>
      <UnsavedGuard isDirty={isDirty} />
      <form {...props}>
        <div className={c.failure}>
          <FormFailure text={failure?.message} />
        </div>
        <div className={c.fields}>
          <PersonFields field={field} />
          <Select
            label={t('Role')}
            size="md"
            data={roles.map((value) => ({ value, label: roleName(value) }))}
            {...field('role')}
          />
        </div>
        <Actions>
          <Button type="submit" loading={isPending}>
            {t('Send the invitation')}
          </Button>
        </Actions>
      </form>
    </Card>
  );
}
