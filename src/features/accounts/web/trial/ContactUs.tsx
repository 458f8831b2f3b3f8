import { Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { accountsApi } from '../api.ts';

function OwnersName({ accountId }: { accountId: string }) {
  const owner = useQuery({
    queryKey: ['accountOwner', accountId],
    queryFn: () => accountsApi.owner({ params: { id: accountId } }),
  });
  if (owner.isPending) return <span>{t('One moment…')}</span>;
  if (!owner.data) return <span>{t('Please ask the owner of your account to contact us.')}</span>;
  const name = `${owner.data.firstName} ${owner.data.lastName}`.trim();
  return (
    <span>
      {t('Your account is owned by {{name}}. Please ask them to contact us about a paid subscription.', {
        name,
      })}
    </span>
  );
}

/** What a person who may not open the activation page gets instead: who may (specification 6). */
export function AskTheOwner({ children }: { children: ReactElement }) {
  const { account } = useCurrentUser();
  return (
    <Popover width={300} position="bottom" withArrow>
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown fz="var(--ll-text-md)" lh="20px">
        <OwnersName accountId={account.id} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Contact Us: the owner goes to the activation page, everybody else learns who the owner is. */
export function ContactUs() {
  const { may } = useCurrentUser();
  if (may.activateSubscription) return <Link to="/m/activateSubscription">{t('Contact Us')}</Link>;
  return (
    <AskTheOwner>
      <LinkButton>{t('Contact Us')}</LinkButton>
    </AskTheOwner>
  );
}
