import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { roleName } from '../../accounts/roleName.ts';
import { accountsApi } from '../../accounts/web/api.ts';
import type { Role } from '../../identity/role.ts';
import type { Person, StaffAccount } from '../contract.ts';
import { recoveryError } from '../rules.ts';
import { officeApi, useOfficeMutation } from './api.ts';
import { WhyDialog } from './WhyDialog.tsx';

interface Props {
  account: StaffAccount;
  person: Person;
}

/** What waits for a reason. */
type Asked = { role: Role } | { isActive: boolean };

const ROLES: readonly Role[] = ['ACCOUNT_OWNER', 'USER'];

function titleOf(asked: Asked, name: string): string {
  if ('role' in asked) return t('Make {{name}} {{role}}', { name, role: roleName(asked.role) });
  return asked.isActive ? t('Let {{name}} back in', { name }) : t('Deactivate {{name}}', { name });
}

function ChangeDialog({ account, person, asked, onClose }: Props & { asked: Asked; onClose: () => void }) {
  const name = `${person.firstName} ${person.lastName}`.trim();
  const isOut = 'isActive' in asked && !asked.isActive;
  const change = useOfficeMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      officeApi.changeCustomer({ params: { id: account.id, userId: person.id }, body: { ...asked, reason } }),
    onSuccess: ({ ended }) => {
      toast.success({
        lead: t('Saved.'),
        detail: isOut ? t('{{count}} sessions ended.', { count: ended }) : name,
      });
      onClose();
    },
  });
  return (
    <WhyDialog
      title={titleOf(asked, name)}
      action={isOut ? t('Deactivate') : t('Save')}
      isRed={isOut}
      mutation={change}
      onClose={onClose}
    >
      {isOut && (
        <p>
          {t(
            'They are signed out at once and cannot log in. Their notes and reports are kept, and their seat becomes free.',
          )}
        </p>
      )}
    </WhyDialog>
  );
}

/** Helps somebody who lost their device, whom nobody in the account could help. */
function RecoverDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const name = `${person.firstName} ${person.lastName}`.trim();
  const recover = useOfficeMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      accountsApi.recoverByStaff({ body: { email: person.email, reason } }),
    onSuccess: () => {
      toast.success({ lead: t('The second factors of {{name}} were removed.', { name }) });
      onClose();
    },
  });
  return (
    <WhyDialog
      title={t('Remove the second factors of {{name}}?', { name })}
      hint={t('How you made sure who asked. The person is told it by email.')}
      action={t('Remove them')}
      isRed
      minReason={recoveryError}
      mutation={recover}
      onClose={onClose}
    >
      <p>{t('For who lost their device. They are signed out, and sign in without a second factor then.')}</p>
    </WhyDialog>
  );
}

/** What ADMIN may do about a customer's person. Whatever changes access asks why. */
export function PersonActions({ account, person }: Props) {
  const [asked, setAsked] = useState<Asked | 'recover' | null>(null);
  const name = `${person.firstName} ${person.lastName}`.trim();
  const params = { id: account.id, userId: person.id };
  const resend = useOfficeMutation({
    mutationFn: () => officeApi.resendCustomerInvite({ params }),
    onSuccess: () => toast.success({ lead: t('Invitation sent again.'), detail: person.email }),
    onError: toastSomethingWentWrong,
  });
  const end = useOfficeMutation({
    mutationFn: () =>
      officeApi.endCustomerSessions({ params: { id: account.id }, body: { userId: person.id } }),
    onSuccess: ({ ended }) =>
      toast.success({ lead: t('{{count}} sessions ended.', { count: ended }), detail: name }),
    onError: toastSomethingWentWrong,
  });
  const close = () => setAsked(null);
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon
            aria-label={t('Actions for {{name}}', { name })}
            loading={end.isPending || resend.isPending}
          >
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {person.isPending && person.isActive && (
            <Menu.Item onClick={() => resend.mutate(undefined)}>{t('Resend the invitation')}</Menu.Item>
          )}
          {person.isActive &&
            ROLES.filter((role) => role !== person.role).map((role) => (
              <Menu.Item key={role} onClick={() => setAsked({ role })}>
                {t('Make {{role}}', { role: roleName(role) })}
              </Menu.Item>
            ))}
          {person.sessions > 0 && (
            <Menu.Item onClick={() => end.mutate(undefined)}>{t('End the sessions')}</Menu.Item>
          )}
          {person.hasFactor && (
            <Menu.Item onClick={() => setAsked('recover')}>{t('Remove second factors')}</Menu.Item>
          )}
          {person.isActive ? (
            <Menu.Item color="red" onClick={() => setAsked({ isActive: false })}>
              {t('Deactivate')}
            </Menu.Item>
          ) : (
            <Menu.Item onClick={() => setAsked({ isActive: true })}>{t('Let back in')}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked === 'recover' && <RecoverDialog person={person} onClose={close} />}
      {asked && asked !== 'recover' && (
        <ChangeDialog account={account} person={person} asked={asked} onClose={close} />
      )}
    </>
  );
}
