import { Button, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { Role } from '../../../identity/role.ts';
import { accountsApi } from '../api.ts';
import { roleName } from './roleName.ts';
import c from './Settings.module.css';

interface Props {
  accountId: string;
  roles: readonly Role[];
  onInvited: () => void;
}

const EMPTY = { email: '', firstName: '', lastName: '' };

/** Asks a person in by email. What was typed stays until the server took it. */
export function InviteForm({ accountId, roles, onInvited }: Props) {
  const [form, setForm] = useState(EMPTY);
  const [role, setRole] = useState<Role>(roles.at(-1) ?? 'USER');
  const invite = useMutation({
    mutationFn: () => accountsApi.invite({ params: { id: accountId }, body: { ...form, role } }),
    onSuccess: (member) => {
      toast.success({ lead: t('Invitation sent.'), detail: member.email });
      setForm(EMPTY);
      onInvited();
    },
  });
  const field = (name: keyof typeof EMPTY) => ({
    value: form[name],
    required: true,
    withAsterisk: false,
    size: 'md' as const,
    onChange: (event: { currentTarget: { value: string } }) =>
      setForm({ ...form, [name]: event.currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate();
  };
  return (
    <form className={c.card} onSubmit={submit}>
      <h2>{t('Invite a person')}</h2>
      <p className={c.line}>{t('They get an email with a link, which works for 7 days.')}</p>
      {invite.error && (
        <div role="alert" style={{ marginBottom: 14 }}>
          <Callout tone="red">{invite.error.message}</Callout>
        </div>
      )}
      <div className={c.fields}>
        <TextInput label={t('First name')} maxLength={60} {...field('firstName')} />
        <TextInput label={t('Last name')} maxLength={60} {...field('lastName')} />
        <TextInput label={t('Email')} type="email" maxLength={254} {...field('email')} />
        <Select
          label={t('Role')}
          size="md"
          allowDeselect={false}
          data={roles.map((value) => ({ value, label: roleName(value) }))}
          value={role}
          onChange={(value) => setRole((value as Role | null) ?? role)}
        />
      </div>
      <div className={c.actions}>
        <Button type="submit" loading={invite.isPending}>
          {t('Send the invitation')}
        </Button>
      </div>
    </form>
  );
}
