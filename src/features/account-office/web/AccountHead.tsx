import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../shared/torontoDate.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { DetailHead } from '../../../ui/workspace/Columns.tsx';
import type { StaffAccount } from '../contract.ts';
import { ActivateDialog } from './ActivateDialog.tsx';
import { inDays, STATE_TONES } from './accountWords.ts';
import { officeApi, useOfficeMutation } from './api.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import type { Access } from './useAccessChange.tsx';

/** How long an account lasts: "Trial ends Nov 25, 2026, in 3 days". */
function untilText({ state, trialUntil, renewsOn, isSpecial }: StaffAccount): string {
  if (isSpecial) return t('Always subscribed');
  if (state === 'paid') return renewsOn ? t('Paid, renews {{day}}', { day: shortDate(renewsOn) }) : t('Paid');
  if (!trialUntil) return t('Expired');
  const day = torontoDay(new Date(trialUntil));
  const words = { day: shortDate(day), when: inDays(day, new Date()) };
  return state === 'expired'
    ? t('Trial ended {{day}}, {{when}}', words)
    : t('Trial ends {{day}}, {{when}}', words);
}

interface Props {
  account: StaffAccount;
  access: Access;
  onGone: () => void;
}

function MoreActions({ account, access, onDelete }: Omit<Props, 'onGone'> & { onDelete: () => void }) {
  const end = useOfficeMutation({
    mutationFn: () => officeApi.endCustomerSessions({ params: { id: account.id }, body: {} }),
    onSuccess: ({ ended }) => toast.success({ lead: t('{{count}} sessions ended.', { count: ended }) }),
    onError: toastSomethingWentWrong,
  });
  const { trialUntil } = account;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="default" size={34} aria-label={t('More for {{name}}', { name: account.name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {(account.state === 'trial' || account.state === 'ending') && (
          <Menu.Item
            onClick={() =>
              access.propose({
                title: t('End the trial now'),
                fields: { trialUntil: 'now' },
                before: { trialUntil },
                after: { trialUntil: new Date().toISOString() },
                hint: t('Its people see at their next step that the trial is over. What they wrote is kept.'),
              })
            }
          >
            {t('End the trial now')}
          </Menu.Item>
        )}
        {account.isSubscriptionActive && (
          <Menu.Item
            onClick={() =>
              access.propose({
                title: t('End the subscription now'),
                fields: { isSubscriptionActive: false },
                before: { isSubscriptionActive: true },
                after: { isSubscriptionActive: false },
              })
            }
          >
            {t('End the subscription now')}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => end.mutate(undefined)}>{t('End all sessions')}</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" onClick={onDelete}>
          {t('Delete the account')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** What the account is called, how it stands, and what is done most: extending the trial, activating. */
export function AccountHead({ account, access, onGone }: Props) {
  const [shown, setShown] = useState<'extend' | 'activate' | 'delete' | null>(null);
  const close = () => setShown(null);
  const owner = account.people.find(({ role, isActive }) => role === 'ACCOUNT_OWNER' && isActive);
  const ownerText = owner && t('{{name}}, owner', { name: `${owner.firstName} ${owner.lastName}`.trim() });
  return (
    <>
      <DetailHead
        title={account.name}
        tags={<Tag tone={STATE_TONES[account.state]}>{untilText(account)}</Tag>}
        line={[
          ownerText,
          owner?.email,
          account.size,
          t('since {{day}}', { day: shortDate(account.createdAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        {!account.isSubscriptionActive && (
          <>
            <Button variant="default" onClick={() => setShown('extend')}>
              {account.trialUntil ? t('Extend trial') : t('Give a trial')}
            </Button>
            <Button onClick={() => setShown('activate')}>{t('Activate')}</Button>
          </>
        )}
        <MoreActions account={account} access={access} onDelete={() => setShown('delete')} />
      </DetailHead>
      {shown === 'extend' && <ExtendDialog account={account} onClose={close} />}
      {shown === 'activate' && <ActivateDialog account={account} onClose={close} />}
      {shown === 'delete' && <DeleteDialog account={account} onClose={close} onGone={onGone} />}
    </>
  );
}
