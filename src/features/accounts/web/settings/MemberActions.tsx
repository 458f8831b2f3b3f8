import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { Role } from '../../../identity/role.ts';
import type { AccountMember } from '../../contract.ts';
import { roleName } from '../../roleName.ts';
import { accountsApi } from '../api.ts';
import { RecoverFactors } from './RecoverFactors.tsx';
import c from './Settings.module.css';

interface Props {
  accountId: string;
  member: AccountMember;
  roles: readonly Role[];
  onChanged: () => void;
}

/** The calls about a person; what went wrong is told by a toast. */
function useMemberCalls({ accountId, member, onChanged }: Props, onDone: () => void) {
  const params = { id: accountId, userId: member.id };
  const change = useMutation({
    mutationFn: (body: { role?: Role; isActive?: boolean }) => accountsApi.changeMember({ params, body }),
    onSuccess: () => {
      onDone();
      onChanged();
    },
    onError: toastSomethingWentWrong,
  });
  const resend = useMutation({
    mutationFn: () => accountsApi.resendInvite({ params }),
    onSuccess: () => toast.success({ lead: t('Invitation sent again.'), detail: member.email }),
    onError: toastSomethingWentWrong,
  });
  return { change, resend };
}

interface ItemsProps extends ReturnType<typeof useMemberCalls>, Pick<Props, 'member' | 'roles'> {
  onDeactivate: () => void;
  onRecover: () => void;
}

const Items = ({ member, roles, change, resend, onDeactivate, onRecover }: ItemsProps) => (
  <>
    {member.isPending && member.isActive && (
      <Menu.Item onClick={() => resend.mutate()}>{t('Resend the invitation')}</Menu.Item>
    )}
    {member.isActive &&
      roles
        .filter((role) => role !== member.role)
        .map((role) => (
          <Menu.Item key={role} onClick={() => change.mutate({ role })}>
            {t('Make {{role}}', { role: roleName(role) })}
          </Menu.Item>
        ))}
    {member.hasFactor && <Menu.Item onClick={onRecover}>{t('Remove second factors')}</Menu.Item>}
    {member.isActive ? (
      <Menu.Item color="red" onClick={onDeactivate}>
        {t('Deactivate')}
      </Menu.Item>
    ) : (
      <Menu.Item onClick={() => change.mutate({ isActive: true })}>{t('Let back in')}</Menu.Item>
    )}
  </>
);

/** What the owner of the account may do about a person. Deactivating asks before. */
export function MemberActions(props: Props) {
  const { accountId, member, roles, onChanged } = props;
  const [confirming, setConfirming] = useState(false);
  const [recovering, setRecovering] = useState(false);
  const name = `${member.firstName} ${member.lastName}`.trim();
  const calls = useMemberCalls(props, () => setConfirming(false));
  const { change } = calls;
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon aria-label={t('Actions for {{name}}', { name })} loading={change.isPending}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Items
            {...calls}
            member={member}
            roles={roles}
            onDeactivate={() => setConfirming(true)}
            onRecover={() => setRecovering(true)}
          />
        </Menu.Dropdown>
      </Menu>
      <RecoverFactors
        opened={recovering}
        onClose={() => setRecovering(false)}
        accountId={accountId}
        member={member}
        onDone={onChanged}
      />
      <Dialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        width={440}
        title={t('Deactivate {{name}}?', { name })}
      >
        <p className={c.line}>
          {t(
            'They are signed out at once and cannot log in. Their notes and reports are kept, and their seat becomes free.',
          )}
        </p>
        <Actions>
          <Button color="red" loading={change.isPending} onClick={() => change.mutate({ isActive: false })}>
            {t('Deactivate')}
          </Button>
          <Button variant="default" onClick={() => setConfirming(false)}>
            {t('Cancel')}
          </Button>
        </Actions>
      </Dialog>
    </>
  );
}
